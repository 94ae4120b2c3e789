import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {scannerById} from '../../src/catalog/scanners';
import {oneFence} from './support/check';

const sshAuditReason = scannerById('ssh-audit')!.chart.ignores!.find(({key}) => key === 'scanner.nameAppend')!.reason;

/** Every case is one YAML fence; the line counts from the backticks. */
const check = (
  info: string,
  cases: readonly (readonly [name: string, code: string, ...problems: string[]])[],
): void => {
  for (const [name, code, ...problems] of cases)
    it(name, async () => assert.deepEqual(await oneFence(info, code), problems));
};

describe('parts of manifests are validated as that part', () => {
  check('yaml part="Scan.spec.cascades"', [
    ['fields of the part pass', 'matchLabels:\n  securecodebox.io/invasive: non-invasive\ninheritLabels: false'],
    [
      'other fields fail',
      'matchLabel: {}',
      '2: `Scan.spec.cascades` has no field `matchLabel` — did you mean `matchLabels`?',
    ],
    [
      'labels are checked',
      'matchLabels: {a: b}',
      '2: no CascadingRule has the label `a` — use one of securecodebox.io/invasive, securecodebox.io/intensive, securecodebox.io/type, or show a rule with it on this page',
    ],
  ]);
  check('yaml part="Scan"', [
    ['what the schema requires may be missing along the way', 'spec:\n  cascades:\n    inheritEnv: true'],
    [
      'but not where the part shows more',
      'spec:\n  scanType: nmap\n  env:\n    - value: a',
      '5: `Scan.spec.env[0].name` is missing — add it',
    ],
  ]);
  check('yaml part="Scan.spec.env[]"', [
    ['an item of a list', 'name: A\nvalueFrom:\n  secretKeyRef: {name: s, key: k}'],
  ]);
  check('yaml part="Container"', [
    [
      'parts of pods are validated',
      'name: a\nimage: b\nvolumeMount: []',
      '4: `Container` has no field `volumeMount` — did you mean `volumeMounts`?',
    ],
  ]);
  check('yaml part="StorageClass.parameters"', [
    ['parts of kinds without a schema are parsed', 'type: gp3\nanything: true'],
  ]);
  check('yaml part="Scan.spec.cascade"', [
    [
      'a part that does not exist fails',
      'a: b',
      '1: part="Scan.spec.cascade": `Scan.spec` has no field `cascade` — did you mean `cascades`?',
    ],
  ]);
  check('yaml part="Scann.spec"', [
    [
      'a kind that does not exist fails',
      'a: b',
      '1: part="Scann.spec": `Scann` is not a kind with a schema — did you mean `Scan`?',
    ],
  ]);
});

describe('values files name values of the chart', () => {
  check('yaml values="nmap"', [
    [
      'own and shared values pass',
      'scanner:\n  env:\n    - name: A\n      value: b\n  resources:\n    limits: {cpu: 1, memory: 1Gi}\nparser:\n  ttlSecondsAfterFinished: 60\ncascadingRules:\n  enabled: true',
    ],
    [
      'fields of pod objects pass, misspelled ones do not',
      'scanner:\n  securityContext:\n    runAsUser: 1000\n    runAsNonRot: false',
      '5: the chart nmap has no value `scanner.securityContext.runAsNonRot` — did you mean `scanner.securityContext.runAsNonRoot`?',
    ],
    [
      'an unknown key fails',
      'scanner:\n  imagee:\n    tag: x',
      '3: the chart nmap has no value `scanner.imagee` — did you mean `scanner.image`?',
    ],
    [
      'an unknown key at the top fails',
      'scaner: {}',
      '2: the chart nmap has no value `scaner` — did you mean `scanner`?',
    ],
    [
      'a group of values cannot be set at once',
      'scanner:\n  image: nmap:latest',
      '3: `scanner.image` of the chart nmap is a group of values — set one of scanner.image.repository, scanner.image.tag, scanner.image.pullPolicy',
    ],
    [
      'types are checked',
      'cascadingRules:\n  enabled: "true"\nscanner:\n  env: {}\n  backoffLimit: three',
      '3: `cascadingRules.enabled` takes a boolean — write true or false without quotes',
      '5: `scanner.env` takes a list — write each item behind a -',
      '6: `scanner.backoffLimit` takes a whole number — write a number without quotes',
    ],
    ['a file that is no map fails', '- a', '2: a values file is a map — write key: value'],
  ]);
  check('yaml values="ssh-audit"', [
    [
      'values that the chart ignores fail',
      'scanner:\n  nameAppend: -x',
      `3: \`scanner.nameAppend\` has no effect in the chart ssh-audit — leave it out: ${sshAuditReason}`,
    ],
  ]);
  check('yaml values="operator"', [
    ['values of a subchart pass', 'minio:\n  enabled: true\n  persistence:\n    size: 20Gi'],
  ]);
  check('yaml values="defectdojo"', [
    [
      'the id of a hook is no chart',
      'a: b',
      '1: values="defectdojo": there is no such chart — use the name of a chart, or file="…" for a chart of others',
    ],
  ]);
});
