import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {scannerById} from '../../src/catalog/scanners';
import {assertSaid} from '../support/said';
import {fenceProblems, oneFence} from './support/check';

const inSpec = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');
const bare = (spec: string): string =>
  `apiVersion: execution.securecodebox.io/v1\nkind: Scan\nmetadata:\n  name: nmap\nspec:\n${inSpec(spec)}`;
/** A Scan that is right, with more in its spec; what is added begins on line 10. */
const scan = (more = ''): string => bare(`scanType: nmap\nparameters:\n  - scanme.nmap.org\n${more}`).trimEnd();
const changed = (from: string, to: string): string => scan().replace(from, to);
const own = (kind: string, rest: string): string => `apiVersion: v1\nkind: ${kind}\nmetadata:\n  name: a\n${rest}`;

type Row = readonly [name: string, code: string, ...problems: string[]];

/** Every case is one YAML fence; the line counts from the backticks. Without problems it has to pass. */
const check = (info: string, cases: readonly Row[]): void => {
  for (const [name, code, ...problems] of cases)
    it(`${info}: ${name}`, async () => assertSaid(await oneFence(info, code), problems));
};

describe('manifests of the product are validated strictly', () => {
  check('yaml', [
    ['an unknown field', scan('cascade: {}'), '10: `Scan.spec` has no field `cascade` — did you mean `cascades`?'],
    ['a field in the wrong place', `${scan()}\ncascades: {}`, '10: `Scan` has no field `cascades` — use one of …'],
    ['a missing field', bare('scanType: nmap'), '6: `Scan.spec.parameters` is missing — add it'],
    ['a missing name', changed('\n  name: nmap', ' {}'), '4: `Scan.metadata` needs one … name, generateName — write …'],
    [
      'a name that Kubernetes refuses',
      changed('e: nmap', 'e: A_b'),
      '5: `Scan.metadata.name` is not … — write small letters, …',
    ],
    ['a number for a text', scan('  - 80'), '10: `Scan.spec.parameters[1]` is not of type string — quote the value'],
    [
      'a field of an inner object, at its line',
      scan('env:\n  - name: A\n    vale: b'),
      '12: `Scan.spec.env[0]` has no field `vale` — did you mean `value`?',
    ],
    ['an unknown value', scan('resourceMode: x'), '10: `Scan.spec.resourceMode` has a value … — use one … namespaceL…'],
    ['an older apiVersion', changed('/v1', '/v1beta1'), '2: Scan … apiVersion …/v1, not … — write `apiVersion: …/v1`'],
    ['the wrong group', changed('execution', 'cascading'), '2: … … execution…, not cascading… — write `apiVersion: …'],
    ['an unknown kind', changed('Scan', 'Scann'), '3: secureCodeBox has no kind `Scann` — did you mean `Scan`?'],
    [
      'a ScheduledScan without interval and schedule',
      changed('Scan', 'ScheduledScan').replace(/spec:[^]*/, 'spec:\n  scanSpec: {scanType: nmap, parameters: [x]}'),
      '6: `ScheduledScan.spec` needs exactly one of interval, schedule — write exactly one of them',
    ],
    [
      'a manifest in a List',
      `apiVersion: v1\nkind: List\nitems:\n- ${bare('scanType: nmap').replaceAll('\n', '\n  ')}`,
      '9: `Scan.spec.parameters` is missing — add it',
    ],
  ]);
});

describe('what the schema of a Scan cannot say is checked, too', () => {
  const typed = (name: string): string => changed('scanType: nmap', `scanType: ${name}`);
  check('yaml', [
    ['an unknown scan type', typed('nmpa'), '7: there is no scan type `nmpa` — did you mean `nmap`?'],
    ['a suffix that no page shows', typed('nmap-x'), '7: … `nmap-x` — show how `scanner.nameAppend` … it from `nmap`…'],
    ['no parameters', bare('scanType: nmap\nparameters: []'), '8: the list of parameters is empty — give at least …'],
    ['an empty parameter', bare('scanType: nmap\nparameters: [a, ""]'), '8: parameter 2 is empty — remove it'],
    [
      'an unknown label of rules',
      scan('cascades:\n  matchLabels:\n    securecodebox.io/invasiv: invasive'),
      '12: no CascadingRule has the label `securecodebox.io/invasiv` — use one of …, or show a rule with it on this page',
    ],
    [
      'an unknown value of such a label',
      scan('cascades:\n  matchExpressions:\n    - {key: securecodebox.io/intensive, operator: NotIn, values: [hard]}'),
      '12: no CascadingRule has the label `securecodebox.io/intensive: hard` — use one of light, medium, high',
    ],
  ]);
  it('takes a suffix, a scan type and a label that the page itself shows', async () => {
    const rule =
      'apiVersion: cascading.securecodebox.io/v1\nkind: CascadingRule\nmetadata:\n  name: r\n  labels: {team: red}\nspec:\n  matches:\n    anyOf:\n      - category: Host\n  scanSpec:\n    scanType: nmap-privileged\n    parameters: ["{{location}}"]';
    const page = [
      'yaml values="nmap"\nscanner:\n  nameAppend: -privileged',
      `yaml\n${rule}`,
      `yaml\n${bare('scanType: nmap-privileged\nparameters: [x]\ncascades:\n  matchLabels: {team: red}')}`,
    ];
    assert.deepEqual(await fenceProblems(page.map((fence) => `\`\`\`${fence}\n\`\`\`\n`).join('\n')), []);
  });
});

describe('parts of pods are validated against what Kubernetes knows', () => {
  const scanType = (more: string): string =>
    `apiVersion: execution.securecodebox.io/v1\nkind: ScanType\nmetadata: {name: own}\nspec:\n  extractResults: {type: own-json, location: /home/securecodebox/own.json}\n  jobTemplate:\n    spec:\n      template:\n        spec:\n          restartPolicy: Never\n          priorityClassName: low\n          containers: [{name: own, image: own, ${more}}]`;
  check('yaml', [
    [
      'fields that nobody knows',
      scanType('volumeMount: []'),
      '13: `ScanType.…` … `volumeMount` — did you mean `volumeMounts`?',
    ],
    [
      'annotations that the API server would drop',
      scanType('').replace('jobTemplate:\n', 'jobTemplate:\n    metadata: {annotations: {a: b}}\n'),
      '8: `ScanType.spec.jobTemplate.metadata` has no field `annotations` — leave it out; …',
    ],
  ]);
});

describe('other Kubernetes manifests are well-formed', () => {
  const data = (more: string): string => own('ConfigMap', `data:\n${more}`);
  check('yaml', [
    ['a kind of another product passes', 'apiVersion: cert-manager.io/v1\nkind: Certificate\nmetadata: {name: a}'],
    [
      'roles may have colons',
      own('ClusterRole', '').replace('v1', 'rbac.authorization.k8s.io/v1').replace('a\n', '"a:b"\n'),
    ],
    ['no apiVersion', 'kind: Pod\nmetadata:\n  name: a', '2: the manifest has no apiVersion — add it'],
    ['no kind', 'apiVersion: v1\nmetadata:\n  name: a', '2: the manifest has no kind — … it, for example `kind: Scan`'],
    [
      'no name',
      own('Pod', '').replace('name: a', 'labels: {}'),
      '4: `Pod.metadata` needs one … name, generateName — …',
    ],
    [
      'a name, a namespace and a label of another form',
      'apiVersion: v1\nkind: Pod\nmetadata:\n  name: A b\n  namespace: a.b\n  labels:\n    x: 1',
      '5: `Pod.metadata.name` is not … — write small letters, digits and hyphens, with a letter or digit at both ends',
      '6: `Pod.metadata.namespace` is not … — write small letters, digits and hyphens, with a letter or digit at both ends',
      '8: `Pod.metadata.labels.x` is not of type string — quote the value',
    ],
    [
      'a namespace with a dot',
      own('Namespace', '').replace('e: a', 'e: a.b'),
      '5: `a.b` cannot be … a Namespace — use …',
    ],
    ['a kind of the wrong group', own('Deployment', ''), '2: Deployment does not … `v1` — write `apiVersion: apps/v1`'],
    [
      'a version of old',
      'apiVersion: batch/v1beta1\nkind: CronJob\nmetadata: {name: a}',
      '2: `batch/v1beta1` is not current — write `apiVersion: batch/v1`, or say historic="…"',
    ],
    ['a kind that does not exist', own('Secrett', ''), '3: Kubernetes has no kind `Secrett` — did you mean `Secret`?'],
    [
      'YAML and JSON in a ConfigMap',
      data('  a.yaml: |\n    b: 1\n    b: 2\n  c.json: |\n    {"d":}'),
      '9: a.yaml: YAML: Map keys must be unique — remove one of them',
      "11: c.json: Unexpected token '}', … is not valid JSON — correct the JSON",
    ],
    ['a number in a ConfigMap', data('  a: 1'), '7: the value of `a` in data is not text — quote it'],
    ['a key that stands twice', own('Pod', '  name: b'), '6: YAML: Map keys must be unique — remove one of them'],
    ['a tab', own('Pod', '\tb: c'), '6: YAML: Tabs are not allowed as indentation — indent with blanks'],
    ['a word that is a boolean', data('  a: yes'), '7: kubectl and Helm read `yes` as a boolean — write "yes" for …'],
    ['a template', own('Pod', '  b: {{ .c }}'), '6: YAML: braces of a template stand without quotes — quote them, …'],
  ]);
});

describe('parts of manifests are validated as that part', () => {
  check('yaml part="Scan.spec.cascades"', [
    ['fields of the part pass', 'matchLabels:\n  securecodebox.io/invasive: non-invasive\ninheritLabels: false'],
    ['other fields', 'matchLabel: {}', '2: `Scan.spec.cascades` … no field `matchLabel` — did you mean `matchLabels`?'],
    ['unknown labels', 'matchLabels: {a: b}', '2: no CascadingRule has the label `a` — use one of …'],
  ]);
  check('yaml part="Scan"', [
    ['what the schema requires may be missing along the way', 'spec:\n  cascades:\n    inheritEnv: true'],
    [
      'but not where the part shows more',
      'spec:\n  scanType: nmap\n  env:\n    - value: a',
      '5: `Scan.spec.env[0].name` is missing — add it',
    ],
  ]);
  check('yaml part="Container"', [
    ['a part of a pod', 'image: b\nvolumeMount: []', '3: … `volumeMount` — did you mean `volumeMounts`?'],
  ]);
  check('yaml part="StorageClass.parameters"', [
    ['any part of a kind without a schema passes', 'type: gp3\nmore: true'],
  ]);
  check('yaml part="Scan.spec.cascade"', [
    ['no such field', 'a: b', '1: part="Scan.spec.cascade": … no field `cascade` — did you mean `cascades`?'],
  ]);
  check('yaml part="Scann.spec"', [
    ['no such kind', 'a: b', '1: part="Scann.spec": `Scann` is not a kind with a schema — did you mean `Scan`?'],
  ]);
});

describe('values files name values of the chart', () => {
  const {reason} = scannerById('ssh-audit')!.chart.ignores!.find(({key}) => key === 'scanner.nameAppend')!;
  check('yaml values="nmap"', [
    [
      'fields of pod objects pass, misspelled ones do not',
      'scanner:\n  securityContext:\n    runAsUser: 1000\n    runAsNonRot: false',
      '5: the chart nmap has no value `scanner.securityContext.runAsNonRot` — did you mean `….runAsNonRoot`?',
    ],
    ['an unknown key', 'scanner:\n  imagee: {}', '3: … nmap has no … `scanner.imagee` — did you mean `scanner.image`?'],
    ['an unknown key at the top', 'scaner: {}', '2: the chart nmap has no value `scaner` — did you mean `scanner`?'],
    ['a group of values', 'scanner:\n  image: nmap', '3: `scanner.image` … is a … values — set one of scanner.image.…'],
    [
      'other types',
      'cascadingRules:\n  enabled: "true"\nscanner:\n  env: {}\n  backoffLimit: three',
      '3: `cascadingRules.enabled` takes a boolean — write true or false without quotes',
      '5: `scanner.env` takes a list — write each item behind a -',
      '6: `scanner.backoffLimit` takes a whole number — write a number without quotes',
    ],
    ['a list', '- a', '2: a values file is a map — write key: value'],
  ]);
  check('yaml values="ssh-audit"', [
    ['values that the chart ignores', 'scanner:\n  nameAppend: -x', `3: … chart ssh-audit — leave it out: ${reason}`],
  ]);
  check('yaml values="operator"', [['values of a subchart pass', 'minio: {enabled: true, persistence: {size: 20Gi}}']]);
  check('yaml values="defectdojo"', [
    ['the id of a hook is no chart', 'a: b', '1: values="defectdojo": there is no such chart — … the name of a chart…'],
  ]);
});
