import assert from 'node:assert/strict';
import {test} from 'node:test';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {ajvOptions} from '../support/ajv';
import {schemaFiles} from '../../../src/catalog/crds/schemas';
import {publishedSchema, type Schema} from '../../../src/plugins/after-build/schemas-published';

const files = schemaFiles();
const published = (name: string) =>
  publishedSchema(files.get(name) ?? {}, `https://example.org/schemas/${name}`, '1.2.3');

function validator(schema: Schema) {
  const ajv = addFormats(new Ajv2020({...ajvOptions, allErrors: true}));
  return ajv.compile(schema);
}

/** Valid pod fields that the strict schemas do not define. */
const pod = {
  env: [{name: 'B', valueFrom: {fileKeyRef: {volumeName: 'v', path: 'p', key: 'k'}}}],
  volumes: [
    {name: 'image', image: {reference: 'r', pullPolicy: 'Always'}},
    {name: 'config', configMap: {name: 'c', optional: null}},
  ],
  volumeMounts: [{name: 'image', mountPath: '/m', recursiveReadOnly: 'IfPossible', mountPropagation: 'None'}],
  affinity: {nodeAffinity: {preferredDuringSchedulingIgnoredDuringExecution: []}, podAffinity: null},
  tolerations: [{key: 'k', operator: 'Lt', value: '5', effect: 'NoExecute', tolerationSeconds: null}],
  resources: {limits: {cpu: 1, 'nvidia.com/gpu': '1'}, requests: null, claims: [{name: 'c'}]},
  nodeSelector: null,
};
const container = {
  name: 'c',
  image: 'i',
  restartPolicy: 'Always',
  startupProbe: {httpGet: {path: '/', port: 80}},
  resizePolicy: [{resourceName: 'cpu', restartPolicy: 'NotRequired'}],
  securityContext: {seccompProfile: {type: 'RuntimeDefault'}, appArmorProfile: {type: 'Unconfined'}},
  env: null,
};
const manifest = (kind: string, spec: object) => ({
  apiVersion: 'execution.securecodebox.io/v1',
  kind,
  metadata: {name: 'n'},
  spec,
});
const scan = (spec: object) => manifest('Scan', spec);
const scanType = (ofJob?: object, ofPod?: object) => {
  const spec = {restartPolicy: 'OnFailure', containers: [container], hostUsers: false, ...pod};
  const template = {metadata: ofPod, spec};
  return manifest('ScanType', {
    extractResults: {type: 'nmap-xml', location: '/home/securecodebox/nmap-results.xml'},
    jobTemplate: {metadata: ofJob, spec: {podFailurePolicy: {rules: []}, template}},
  });
};
const manifests = {
  'scan.schema.json': scan({scanType: 'nmap', parameters: [], ...pod, initContainers: [container]}),
  'scan-type.schema.json': scanType({}, {}),
  'parse-definition.schema.json': manifest('ParseDefinition', {image: 'i', imagePullSecrets: [{name: 's'}], ...pod}),
  'scan-completion-hook.schema.json': manifest('ScanCompletionHook', {type: 'ReadOnly', image: 'i', ...pod}),
};

for (const [name, right] of Object.entries(manifests)) {
  test(`the published ${name} accepts valid Kubernetes pod fields that it does not define`, () => {
    const validate = validator(published(name));
    assert.ok(validate(right), JSON.stringify(validate.errors, null, 1));
  });
  test(`the published ${name} refuses an unknown field of secureCodeBox and names it`, () => {
    const validate = validator(published(name));
    assert.equal(validate({...right, spec: {...right.spec, paramters: ['-p', '80']}}), false);
    assert.match(JSON.stringify(validate.errors), /"additionalProperty":"paramters"/);
  });
}

for (const [name, {title}] of files) {
  test(`an editor can load ${name} alone, at its own address and with its release`, () => {
    const schema = published(name);
    validator(schema);
    assert.equal(schema.$id, `https://example.org/schemas/${name}`);
    assert.match(String(schema.$comment), /1\.2\.3/);
    assert.equal(schema.title, title);
  });
}
