import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {fenceProblems, oneFence} from './support/check';

const scan = (spec: string): string =>
  `apiVersion: execution.securecodebox.io/v1\nkind: Scan\nmetadata:\n  name: nmap\nspec:\n${spec.replaceAll(/^(?=.)/gm, '  ')}`;

const plain = 'scanType: nmap\nparameters:\n  - scanme.nmap.org';

/** Every case is one YAML fence; the line counts from the backticks. */
const check = (
  info: string,
  cases: readonly (readonly [name: string, code: string, ...problems: string[]])[],
): void => {
  for (const [name, code, ...problems] of cases)
    it(name, async () => assert.deepEqual(await oneFence(info, code), problems));
};

describe('manifests of the product are validated strictly', () => {
  check('yaml', [
    ['a minimal Scan passes', scan(plain)],
    ['several documents pass', `${scan(plain)}\n---\n${scan(plain)}\n---\n`],
    [
      'an unknown field fails with the nearest name',
      scan(`${plain}\ncascade:\n  matchLabels: {}`),
      '10: `Scan.spec` has no field `cascade` — did you mean `cascades`?',
    ],
    [
      'a field in the wrong place fails',
      `${scan(plain)}\ncascades: {}`,
      '10: `Scan` has no field `cascades` — use one of apiVersion, kind, metadata, spec, status',
    ],
    ['a missing field fails', scan('scanType: nmap'), '6: `Scan.spec.parameters` is missing — add it'],
    [
      'a missing name fails',
      'apiVersion: execution.securecodebox.io/v1\nkind: Scan\nmetadata: {}\nspec: {scanType: nmap, parameters: [x]}',
      '4: `Scan.metadata` needs one of name, generateName — write one of them',
    ],
    [
      'a name that Kubernetes refuses fails',
      scan(plain).replace('name: nmap', 'name: My_Scan'),
      '5: `Scan.metadata.name` is not well-formed — it must match ^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$',
    ],
    [
      'a number where text is due fails',
      scan('scanType: nmap\nparameters:\n  - -p\n  - 80'),
      '10: `Scan.spec.parameters[1]` is not of type string — quote the value',
    ],
    [
      'a field of an inner object fails at its line',
      scan(`${plain}\nenv:\n  - name: A\n    vale: b`),
      '12: `Scan.spec.env[0]` has no field `vale` — did you mean `value`?',
    ],
    [
      'an unknown value of an enumeration fails',
      scan(`${plain}\nresourceMode: clusterwide`),
      '10: `Scan.spec.resourceMode` has a value that does not exist — use one of namespaceLocal, clusterWide',
    ],
    [
      'an older apiVersion fails',
      scan(plain).replace('/v1', '/v1beta1'),
      '2: Scan has the apiVersion execution.securecodebox.io/v1, not execution.securecodebox.io/v1beta1 — write `apiVersion: execution.securecodebox.io/v1`',
    ],
    [
      'the wrong group fails',
      scan(plain).replace('execution', 'cascading'),
      '2: Scan has the apiVersion execution.securecodebox.io/v1, not cascading.securecodebox.io/v1 — write `apiVersion: execution.securecodebox.io/v1`',
    ],
    [
      'an unknown kind fails',
      scan(plain).replace('kind: Scan', 'kind: Scann'),
      '3: secureCodeBox has no kind `Scann` — did you mean `Scan`?',
    ],
    [
      'a ScheduledScan needs interval or schedule',
      'apiVersion: execution.securecodebox.io/v1\nkind: ScheduledScan\nmetadata:\n  name: a\nspec:\n  scanSpec:\n    scanType: nmap\n    parameters: [x]',
      '6: `ScheduledScan.spec` needs exactly one of interval, schedule — write exactly one of them',
    ],
    [
      'manifests in a List are checked, too',
      `apiVersion: v1\nkind: List\nitems:\n${`- ${scan('scanType: nmap').replaceAll('\n', '\n  ')}`}`,
      '9: `Scan.spec.parameters` is missing — add it',
    ],
  ]);
});

describe('what the schema of a Scan cannot say is checked, too', () => {
  check('yaml', [
    [
      'an unknown scan type fails',
      scan(plain.replace('nmap', 'nmpa')),
      '7: there is no scan type `nmpa` — did you mean `nmap`?',
    ],
    [
      'a suffix that the page does not show fails',
      scan(plain.replace('nmap', 'nmap-privileged')),
      '7: there is no scan type `nmap-privileged` — show how `scanner.nameAppend` makes it from `nmap`, or use `nmap`',
    ],
    [
      'an empty list of parameters fails',
      scan('scanType: nmap\nparameters: []'),
      '8: the list of parameters is empty — give at least one: the operator cannot write the Scan back without',
    ],
    ['an empty parameter fails', scan('scanType: nmap\nparameters: [a, ""]'), '8: parameter 2 is empty — remove it'],
    [
      'labels of shipped rules pass',
      scan(
        `${plain}\ncascades:\n  matchLabels:\n    securecodebox.io/intensive: light\n  matchExpressions:\n    - {key: securecodebox.io/invasive, operator: In, values: [invasive, non-invasive]}`,
      ),
    ],
    [
      'an unknown label of rules fails',
      scan(`${plain}\ncascades:\n  matchLabels:\n    securecodebox.io/invasiv: invasive`),
      '12: no CascadingRule has the label `securecodebox.io/invasiv` — use one of securecodebox.io/invasive, securecodebox.io/intensive, securecodebox.io/type, or show a rule with it on this page',
    ],
    [
      'an unknown value of such a label fails',
      scan(
        `${plain}\ncascades:\n  matchExpressions:\n    - key: securecodebox.io/intensive\n      operator: NotIn\n      values: [hard]`,
      ),
      '12: no CascadingRule has the label `securecodebox.io/intensive: hard` — use one of light, medium, high',
    ],
  ]);
  it('takes a suffix, a scan type and a label that the page itself shows', async () => {
    const rule =
      'apiVersion: cascading.securecodebox.io/v1\nkind: CascadingRule\nmetadata:\n  name: r\n  labels: {team: red}\nspec:\n  matches:\n    anyOf:\n      - category: Host\n  scanSpec:\n    scanType: nmap-privileged\n    parameters: ["{{location}}"]';
    const page = [
      'yaml values="nmap"\nscanner:\n  nameAppend: -privileged',
      `yaml\n${rule}`,
      `yaml\n${scan('scanType: nmap-privileged\nparameters: [x]\ncascades:\n  matchLabels: {team: red}')}`,
    ];
    assert.deepEqual(await fenceProblems(page.map((fence) => `\`\`\`${fence}\n\`\`\`\n`).join('\n')), []);
  });
});

const scanType = (container: string): string =>
  `apiVersion: execution.securecodebox.io/v1\nkind: ScanType\nmetadata: {name: own}\nspec:\n  extractResults: {type: own-json, location: /home/securecodebox/own.json}\n  jobTemplate:\n    spec:\n      template:\n        spec:\n          restartPolicy: Never\n          priorityClassName: low\n          containers:\n            - name: own\n              image: own\n${container}`;

describe('parts of pods are validated against what Kubernetes knows', () => {
  const indent = ' '.repeat(14);
  check('yaml', [
    [
      'fields that the catalog does not describe pass',
      scanType(
        `${indent}livenessProbe: {exec: {command: [x]}}\n${indent}securityContext: {seccompProfile: {type: RuntimeDefault}}`,
      ),
    ],
    [
      'fields that nobody knows fail',
      scanType(`${indent}volumeMount: []`),
      '16: `ScanType.spec.jobTemplate.spec.template.spec.containers[0]` has no field `volumeMount` — did you mean `volumeMounts`?',
    ],
    [
      'annotations that the API server would drop fail',
      scanType('').replace('jobTemplate:\n', 'jobTemplate:\n    metadata: {annotations: {a: b}}\n'),
      '8: `ScanType.spec.jobTemplate.metadata` has no field `annotations` — leave it out; nothing can stand there',
    ],
  ]);
});

describe('other Kubernetes manifests are well-formed', () => {
  const configMap = 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\ndata:\n';
  check('yaml', [
    ['a kind of another product passes', 'apiVersion: cert-manager.io/v1\nkind: Certificate\nmetadata: {name: a}'],
    [
      'roles may have colons in their names',
      'apiVersion: rbac.authorization.k8s.io/v1\nkind: ClusterRole\nmetadata: {name: "a:b"}',
    ],
    ['apiVersion has to be there', 'kind: Pod\nmetadata:\n  name: a', '2: the manifest has no apiVersion — add it'],
    [
      'kind has to be there',
      'apiVersion: v1\nmetadata:\n  name: a',
      '2: the manifest has no kind — add it, for example `kind: Scan`',
    ],
    [
      'a name has to be there',
      'apiVersion: v1\nkind: Pod\nmetadata:\n  labels: {}',
      '4: the Pod has no name — add metadata.name',
    ],
    [
      'names, namespaces and labels are checked',
      'apiVersion: v1\nkind: Pod\nmetadata:\n  name: A b\n  namespace: a.b\n  labels:\n    x: 1',
      '5: `A b` cannot be the name of a Pod — use lower-case letters, digits and hyphens',
      '6: `a.b` cannot be the name of a namespace — use lower-case letters, digits and hyphens',
      '8: the value of `x` in metadata.labels is not text — quote the value',
    ],
    [
      'a kind of the wrong group fails',
      'apiVersion: v1\nkind: Deployment\nmetadata: {name: a}',
      '2: Deployment does not belong to `v1` — write `apiVersion: apps/v1`',
    ],
    [
      'a version of old fails',
      'apiVersion: batch/v1beta1\nkind: CronJob\nmetadata: {name: a}',
      '2: `batch/v1beta1` is not current — write `apiVersion: batch/v1`, or say historic="…"',
    ],
    [
      'a kind that does not exist fails',
      'apiVersion: v1\nkind: Secrett\nmetadata: {name: a}',
      '3: Kubernetes has no kind `Secrett` — did you mean `Secret`?',
    ],
    [
      'YAML in a ConfigMap is parsed',
      `${configMap}  a.yaml: |\n    b: 1\n    b: 2\n  c.json: |\n    {"d":}`,
      '9: a.yaml: YAML: Map keys must be unique — remove one of them',
      '11: c.json: Unexpected token \'}\', "{"d":}\n" is not valid JSON — correct the JSON',
    ],
    [
      'values of a ConfigMap are text',
      `${configMap}  a: 1`,
      '7: the value of `a` in data is not text — quote the value',
    ],
    [
      'a key that stands twice fails',
      'apiVersion: v1\nkind: Pod\nmetadata:\n  name: a\n  name: b',
      '6: YAML: Map keys must be unique — remove one of them',
    ],
    [
      'a tab fails',
      'apiVersion: v1\nkind: Pod\nmetadata:\n\tname: a',
      '5: YAML: Tabs are not allowed as indentation — indent with blanks',
    ],
    [
      'a word that kubectl takes for a boolean fails',
      `${configMap}  a: yes`,
      '7: kubectl and Helm read `yes` as a boolean — write "yes" for text, or true or false',
    ],
    [
      'a template is told apart',
      'apiVersion: v1\nkind: Pod\nmetadata:\n  name: {{ .Release.Name }}',
      '5: YAML: braces of a template stand without quotes — quote them, or fence a template as gotmpl',
    ],
  ]);
});
