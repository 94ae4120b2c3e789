import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import Ajv2020, {type AnySchema} from 'ajv/dist/2020';
import {catalogSchemaDocuments} from '../../tools/check/site';
import {oneFence} from './support/check';

const policy = (spec: string): string =>
  `apiVersion: networking.k8s.io/v1\nkind: NetworkPolicy\nmetadata:\n  name: jobs\nspec:\n${spec.replaceAll(/^(?=.)/gm, '  ')}`;

describe('a reader who copies a policy gets one that protects', () => {
  it('takes a policy that Kubernetes takes', async () => {
    const egress = 'egress:\n  - to:\n      - ipBlock:\n          cidr: 10.0.0.1/32\n    ports:\n      - port: 443';
    assert.deepEqual(await oneFence('yaml', policy(`podSelector: {}\npolicyTypes: [Egress]\n${egress}`)), []);
  });
  it('refuses a field that an API server without strict validation would drop', async () => {
    const [problem = ''] = await oneFence('yaml', policy('podSelector: {}\negres: []'));
    assert.match(problem, /has no field `egres` — did you mean `egress`\?/);
  });
  it('refuses `from` where only `to` has an effect', async () => {
    const [problem = ''] = await oneFence('yaml', policy('podSelector: {}\negress:\n  - from: []'));
    assert.match(problem, /`NetworkPolicy\.spec\.egress\[0\]` has no field `from`/);
  });
  it('refuses an address without its mask, and a role whose verbs are missing', async () => {
    const block = 'podSelector: {}\negress:\n  - to:\n      - ipBlock: {cidr: 10.0.0.1}';
    assert.match((await oneFence('yaml', policy(block)))[0] ?? '', /cidr` is not well-formed/);
    const role =
      'apiVersion: rbac.authorization.k8s.io/v1\nkind: Role\nmetadata:\n  name: ci\nrules:\n  - resources: [scans]';
    assert.match((await oneFence('yaml', role))[0] ?? '', /`Role\.rules\[0\]\.verbs` is missing/);
  });
  it('is judged by schemas that are schemas themselves', () => {
    const ajv = new Ajv2020({strictTypes: false, strictRequired: false});
    for (const schema of catalogSchemaDocuments()) assert.equal(ajv.validateSchema(schema as AnySchema), true);
  });
});
