import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {parseAllDocuments} from 'yaml';
import {oneFence} from './support/check';
import {type DataMap, listAt, mapAt, valueAt} from '../../src/simulator/data';
import {projectDir, sourceFile} from '../support/site';

const manifests = parseAllDocuments(sourceFile('deploy/kubernetes.yaml')).map((document) => document.toJS() as DataMap);
const ofKind = (kind: string): DataMap =>
  manifests.find((manifest) => manifest['kind'] === kind) ?? assert.fail(`deploy/kubernetes.yaml has no ${kind}`);
const specOf = (kind: string): DataMap => mapAt(ofKind(kind), 'spec');
const podSpec = (): DataMap => mapAt(specOf('Deployment'), 'template', 'spec');
const mapsAt = (value: DataMap, ...keys: readonly string[]) => listAt(value, ...keys) as readonly DataMap[];

test('the Kubernetes manifest passes the same checks as manifests on pages', async () => {
  assert.deepEqual(await oneFence('yaml', sourceFile('deploy/kubernetes.yaml')), []);
});

test('only the listed pods can connect to the site, which has no outgoing connections', () => {
  const policy = specOf('NetworkPolicy');
  assert.deepEqual(policy['policyTypes'], ['Ingress', 'Egress']);
  assert.deepEqual(policy['egress'], []);
  for (const rule of mapsAt(policy, 'ingress')) {
    const named = mapsAt(rule, 'from').map(
      (from) => Object.keys(mapAt(from, 'namespaceSelector', 'matchLabels')).length,
    );
    assert.ok(named.length > 0 && named.every((labels) => labels > 0), JSON.stringify(rule));
  }
});

test('the pod complies with the restricted Pod Security Standard and only writes to /tmp', () => {
  const pod = podSpec();
  assert.equal(valueAt(pod, 'securityContext', 'runAsNonRoot'), true);
  assert.equal(valueAt(pod, 'securityContext', 'seccompProfile', 'type'), 'RuntimeDefault');
  assert.equal(pod['automountServiceAccountToken'], false);
  for (const container of mapsAt(pod, 'containers')) {
    const {allowPrivilegeEscalation, readOnlyRootFilesystem, capabilities} = mapAt(container, 'securityContext');
    assert.deepEqual([allowPrivilegeEscalation, readOnlyRootFilesystem], [false, true]);
    assert.deepEqual(capabilities, {drop: ['ALL']});
    assert.deepEqual(container['volumeMounts'], [{name: 'tmp', mountPath: '/tmp'}]);
  }
  assert.equal(mapsAt(pod, 'volumes').length, 1);
});

test('the Dockerfile copies existing files, pins base images by digest and does not run as root', () => {
  const lines = sourceFile('deploy/Dockerfile').split('\n');
  const bases = lines.filter((line) => line.startsWith('FROM ')).map((line) => line.split(' ')[1] ?? '');
  for (const base of bases) assert.match(base, /^[a-z.]+\/[\w./-]+:\d+\.\d+\.\d+[\w.-]*@sha256:[0-9a-f]{64}$/, base);
  assert.match(bases.at(-1) ?? '', /unprivileged/);
  assert.ok(!lines.some((line) => /^USER\s+(root|0)/.test(line)));
  const copied = lines.filter((line) => line.startsWith('COPY ') && !line.includes('--from'));
  for (const source of copied.flatMap((line) => line.split(/\s+/).slice(1, -1))) {
    assert.ok(existsSync(path.join(projectDir, source)), source);
  }
});
