import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import Ajv2020, {type AnySchema} from 'ajv/dist/2020';
import {schemaDocuments} from '../../tools/check/manifests/schemas';
import {oneFence} from './support/check';

const policy = (spec: string): string =>
  `apiVersion: networking.k8s.io/v1\nkind: NetworkPolicy\nmetadata:\n  name: jobs\nspec:\n${spec.replaceAll(/^(?=.)/gm, '  ')}`;

const egress = (to: string): string => policy(`podSelector: {}\npolicyTypes: [Egress]\negress:\n  - ${to}`);
const role =
  'apiVersion: rbac.authorization.k8s.io/v1\nkind: Role\nmetadata:\n  name: ci\nrules:\n  - resources: [scans]';

describe('a reader who copies a policy gets one that protects', () => {
  it('takes a policy that Kubernetes takes', async () => {
    const to = egress('to:\n      - ipBlock: {cidr: 10.0.0.1/32}\n    ports:\n      - port: 443');
    assert.deepEqual(await oneFence('yaml', to), []);
  });
  for (const [what, code, told] of [
    [
      'a field that an API server would drop',
      policy('podSelector: {}\negres: []'),
      /`egres` — did you mean `egress`\?/,
    ],
    [
      '`from` where only `to` has an effect',
      egress('from: []'),
      /`NetworkPolicy\.spec\.egress\[0\]` has no field `from`/,
    ],
    [
      'an address without its mask',
      egress('to:\n      - ipBlock: {cidr: 10.0.0.1}'),
      /cidr` is not well-formed — write a network such as/,
    ],
    [
      'a kind whose fields nobody has written down',
      'apiVersion: batch/v1\nkind: Job\nmetadata:\n  name: once\nspec: {templat: {}}',
      /no schema of Job, so that a misspelled field would not be found/,
    ],
    ['a role whose verbs are missing', role, /`Role\.rules\[0\]\.verbs` is missing/],
  ] as const)
    it(`refuses ${what}`, async () => assert.match((await oneFence('yaml', code))[0] ?? '', told));
  it('is judged by schemas that are schemas themselves', () => {
    const ajv = new Ajv2020({strictTypes: false, strictRequired: false});
    for (const schema of schemaDocuments()) assert.equal(ajv.validateSchema(schema as AnySchema), true);
  });
});
