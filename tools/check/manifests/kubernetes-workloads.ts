/** Schemas of what runs pods and of what stands beside them, with the pod as the catalog defines it. */
import {schemaOf} from '../../../src/schemas';
import {fields, kind, listOf, oneOf, quantities, type Schema, text, textMap, texts} from './schema-parts';
import {strictSchema} from './strict-schema';

const any: Schema = {};
const whole: Schema = {type: 'integer'};
const truth: Schema = {type: 'boolean'};
const object: Schema = {type: 'object'};
const portNumber: Schema = {type: 'integer', minimum: 1, maximum: 65535};
const selector = fields({matchLabels: textMap, matchExpressions: listOf(object)});

const POD: Schema = {$ref: '#/$defs/podSpec'};
const template = fields({metadata: object, spec: POD}, 'spec');

/** Everything that a definition of the catalog may refer to. */
const definitions = (): Schema => (strictSchema(schemaOf('ScanType') ?? {})['$defs'] ?? {}) as Schema;

const jobSpec: Schema = {$ref: '#/$defs/job/properties/spec'};

const workload = (name: string, spec: Readonly<Record<string, Schema>>, ...required: readonly string[]): Schema => ({
  ...kind(name, {spec: fields(spec, ...required), status: object}, 'spec'),
  $defs: definitions(),
});

const replicas = {replicas: whole, minReadySeconds: whole, revisionHistoryLimit: whole, selector, template};

const port = fields(
  {
    name: text,
    protocol: oneOf('TCP', 'UDP', 'SCTP'),
    port: portNumber,
    targetPort: {anyOf: [portNumber, text]},
    nodePort: portNumber,
    appProtocol: text,
  },
  'port',
);

const service = fields({
  ...Object.fromEntries(
    ['clusterIP', 'externalName', 'externalTrafficPolicy', 'internalTrafficPolicy', 'ipFamilyPolicy', 'loadBalancerClass', 'loadBalancerIP', 'sessionAffinity', 'trafficDistribution']
      .map((name) => [name, text]),
  ),
  ...Object.fromEntries(['clusterIPs', 'externalIPs', 'ipFamilies', 'loadBalancerSourceRanges'].map((name) => [name, texts])),
  type: oneOf('ClusterIP', 'NodePort', 'LoadBalancer', 'ExternalName'),
  selector: textMap,
  ports: listOf(port),
  publishNotReadyAddresses: truth,
  allocateLoadBalancerNodePorts: truth,
  healthCheckNodePort: whole,
  sessionAffinityConfig: object,
}); // prettier-ignore

const backend = fields({
  service: fields({name: text, port: fields({number: portNumber, name: text})}, 'name'),
  resource: object,
});
const paths = listOf(
  fields({path: text, pathType: oneOf('Exact', 'Prefix', 'ImplementationSpecific'), backend}, 'pathType', 'backend'),
);

const claim = fields({
  accessModes: listOf(oneOf('ReadWriteOnce', 'ReadOnlyMany', 'ReadWriteMany', 'ReadWriteOncePod')),
  resources: fields({requests: quantities, limits: quantities}),
  storageClassName: text,
  volumeMode: oneOf('Filesystem', 'Block'),
  volumeName: text,
  volumeAttributesClassName: text,
  selector,
  dataSource: object,
  dataSourceRef: object,
});

/** One schema for each kind. Values that are text by nature are checked with the form of the manifest. */
export const workloadSchemas = (): readonly Schema[] => [
  workload('Deployment', {...replicas, strategy: object, paused: truth, progressDeadlineSeconds: whole}, 'selector', 'template'),
  workload('StatefulSet', {
    ...replicas,
    serviceName: text,
    podManagementPolicy: oneOf('OrderedReady', 'Parallel'),
    updateStrategy: object,
    volumeClaimTemplates: listOf(object),
    persistentVolumeClaimRetentionPolicy: object,
    ordinals: object,
  }, 'selector', 'template'),
  workload('DaemonSet', {minReadySeconds: whole, revisionHistoryLimit: whole, selector, template, updateStrategy: object}, 'selector', 'template'),
  {...kind('Pod', {spec: POD, status: object}, 'spec'), $defs: definitions()},
  {...kind('Job', {spec: jobSpec, status: object}, 'spec'), $defs: definitions()},
  workload('CronJob', {
    schedule: {type: 'string', pattern: String.raw`^(@\S+|@every \S+|(\S+=\S+ +)?\S+( +\S+){4})$`},
    timeZone: text,
    suspend: truth,
    concurrencyPolicy: oneOf('Allow', 'Forbid', 'Replace'),
    startingDeadlineSeconds: whole,
    successfulJobsHistoryLimit: whole,
    failedJobsHistoryLimit: whole,
    jobTemplate: fields({metadata: object, spec: jobSpec}, 'spec'),
  }, 'schedule', 'jobTemplate'),
  kind('Service', {spec: service, status: object}, 'spec'),
  kind('Ingress', {
    spec: fields({
      ingressClassName: text,
      defaultBackend: backend,
      tls: listOf(fields({hosts: texts, secretName: text})),
      rules: listOf(fields({host: text, http: fields({paths}, 'paths')})),
    }),
    status: object,
  }, 'spec'),
  kind('PersistentVolumeClaim', {spec: claim, status: object}, 'spec'),
  kind('ConfigMap', {data: object, binaryData: object, immutable: truth}),
  kind('Secret', {
    type: text,
    immutable: truth,
    stringData: object,
    data: {type: 'object', additionalProperties: {type: 'string', pattern: '^[A-Za-z0-9+/\n]*={0,2}\n?$'}},
  }),
  kind('Namespace', {spec: any, status: object}),
]; // prettier-ignore
