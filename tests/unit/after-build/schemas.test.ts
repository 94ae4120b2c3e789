import assert from 'node:assert/strict';
import {test} from 'node:test';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {schemaFiles} from '../../../src/catalog/crds';
import {publishedSchema, type Schema} from '../../../src/plugins/after-build/schemas-published';

const files = schemaFiles();
const published = (name: string) =>
  publishedSchema(files.get(name) ?? {}, `https://example.org/schemas/${name}`, '1.2.3');

function validator(schema: Schema) {
  const ajv = addFormats(new Ajv2020({strict: false, allErrors: true}));
  return ajv.compile(schema);
}

/** Valid Kubernetes, but more than the strict schemas know. */
const pod = {
  env: [
    {name: 'A', value: '', valueFrom: {fieldRef: {fieldPath: 'metadata.name'}}},
    {name: 'B', valueFrom: {fileKeyRef: {volumeName: 'v', path: 'p', key: 'k'}}},
  ],
  volumes: [
    {name: 'image', image: {reference: 'r', pullPolicy: 'Always'}},
    {name: 'empty', emptyDir: {}},
    {name: 'claim', ephemeral: {volumeClaimTemplate: {spec: {accessModes: ['ReadWriteOnce']}}}},
    {name: 'config', configMap: {name: 'c', optional: null}},
  ],
  volumeMounts: [{name: 'image', mountPath: '/m', recursiveReadOnly: 'IfPossible', mountPropagation: 'None'}],
  affinity: {nodeAffinity: {preferredDuringSchedulingIgnoredDuringExecution: []}, podAffinity: null},
  tolerations: [{key: 'k', operator: 'Lt', value: '5', effect: 'NoExecute', tolerationSeconds: null}],
  resources: {limits: {cpu: 1, memory: '1Gi', 'nvidia.com/gpu': '1'}, requests: null, claims: [{name: 'c'}]},
  nodeSelector: null,
};
const container = {
  name: 'c',
  image: 'i',
  restartPolicy: 'Always',
  startupProbe: {httpGet: {path: '/', port: 80}},
  resizePolicy: [{resourceName: 'cpu', restartPolicy: 'NotRequired'}],
  securityContext: {
    seccompProfile: {type: 'RuntimeDefault'},
    appArmorProfile: {type: 'Unconfined'},
    procMount: 'Default',
  },
  env: null,
};
const metadata = {name: 'n'};
const scan = (spec: unknown) => ({apiVersion: 'execution.securecodebox.io/v1', kind: 'Scan', metadata, spec});
const manifests: Readonly<Record<string, unknown>> = {
  'scan.schema.json': {
    apiVersion: 'execution.securecodebox.io/v1',
    kind: 'Scan',
    metadata,
    spec: {scanType: 'nmap', parameters: [], ...pod, initContainers: [container]},
  },
  'scan-type.schema.json': {
    apiVersion: 'execution.securecodebox.io/v1',
    kind: 'ScanType',
    metadata,
    spec: {
      extractResults: {type: 'nmap-xml', location: '/home/securecodebox/nmap-results.xml'},
      jobTemplate: {
        spec: {
          podFailurePolicy: {rules: []},
          template: {spec: {restartPolicy: 'OnFailure', containers: [container], hostUsers: false, ...pod}},
        },
      },
    },
  },
  'parse-definition.schema.json': {
    apiVersion: 'execution.securecodebox.io/v1',
    kind: 'ParseDefinition',
    metadata,
    spec: {image: 'i', imagePullSecrets: [{name: 's'}], ...pod},
  },
  'scan-completion-hook.schema.json': {
    apiVersion: 'execution.securecodebox.io/v1',
    kind: 'ScanCompletionHook',
    metadata,
    spec: {type: 'ReadOnly', image: 'i', imagePullPolicy: null, ...pod},
  },
};

for (const [name, manifest] of Object.entries(manifests)) {
  test(`the published ${name} accepts valid Kubernetes pod fields that it does not know`, () => {
    const validate = validator(published(name));
    assert.ok(validate(manifest), JSON.stringify(validate.errors, null, 1));
  });
  test(`the published ${name} refuses an unknown field of secureCodeBox and names it`, () => {
    const wrong = structuredClone(manifest) as {spec: Record<string, unknown>};
    wrong.spec.paramters = ['-p', '80'];
    const validate = validator(published(name));
    assert.equal(validate(wrong), false);
    assert.match(JSON.stringify(validate.errors), /"additionalProperty":"paramters"/);
  });
}

test('the published Scan schema keeps the types and limits of our own fields', () => {
  const validate = validator(published('scan.schema.json'));
  assert.equal(validate(scan({scanType: 'nmap', parameters: []})), true);
  assert.equal(validate(scan({scanType: 'nmap', parameters: '-p 80'})), false);
  assert.equal(validate(scan({scanType: 'nmap', parameters: [], resourceMode: 'everywhere'})), false);
  assert.equal(validate(scan({parameters: []})), false);
  assert.equal(validate(scan({scanType: 'nmap', parameters: [], cascades: {inheritLabel: true}})), false);
});

test('a typing error in a pod part that has to be there is still refused', () => {
  const validate = validator(published('scan.schema.json'));
  assert.equal(validate(scan({scanType: 'nmap', parameters: [], volumeMounts: [{name: 'v', mountpath: '/x'}]})), false);
  assert.equal(validate(scan({scanType: 'nmap', parameters: [], env: [{nam: 'A'}]})), false);
});

test('labels that a job template would lose are marked in the editor', () => {
  const validate = validator(published('scan-type.schema.json'));
  const scanType = (metadataOfJob: object, metadataOfPod: object) => {
    const manifest = structuredClone(manifests['scan-type.schema.json']) as {
      spec: {jobTemplate: {metadata?: object; spec: {template: {metadata?: object}}}};
    };
    manifest.spec.jobTemplate.metadata = metadataOfJob;
    manifest.spec.jobTemplate.spec.template.metadata = metadataOfPod;
    return manifest;
  };
  assert.equal(validate(scanType({}, {})), true);
  assert.equal(validate(scanType({annotations: {a: 'b'}}, {})), false);
  assert.equal(validate(scanType({}, {labels: {a: 'b'}})), false);
});

for (const [name, {title}] of files) {
  test(`an editor can load ${name} alone, at its own address and with its release`, () => {
    const schema = published(name);
    validator(schema);
    assert.equal(schema.$id, `https://example.org/schemas/${name}`);
    assert.match(String(schema.$comment), /1\.2\.3/);
    assert.equal(schema.title, title);
  });
}
