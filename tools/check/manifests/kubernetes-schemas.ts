/**
 * Schemas of the kinds of Kubernetes that guides and the manifest of this site have: a misspelled field in a NetworkPolicy is not
 * refused by everyone and then protects nothing. Closed, and only as deep as Kubernetes 1.33 defines these kinds.
 */

import {schemaOf} from '../../../src/catalog/crds/schemas';
import {fields, kind, listOf, oneOf, quantities, type Schema, text, textMap, texts} from './schema-parts';
import {strictSchema} from './strict-schema';

const whole: Schema = {type: 'integer'};
const truth: Schema = {type: 'boolean'};
const object: Schema = {type: 'object'};
const portNumber: Schema = {type: 'integer', minimum: 1, maximum: 65535};

const labelSelector = fields({
  matchLabels: textMap,
  matchExpressions: listOf(
    fields({key: text, operator: oneOf('In', 'NotIn', 'Exists', 'DoesNotExist'), values: texts}, 'key', 'operator'),
  ),
});

const peers = listOf(
  fields({
    podSelector: labelSelector,
    namespaceSelector: labelSelector,
    ipBlock: fields(
      {
        cidr: {
          type: 'string',
          pattern: String.raw`^(?:\d{1,3}(?:\.\d{1,3}){3}/(?:3[0-2]|[12]?\d)|[0-9a-f]*:[0-9a-f:]*/\d{1,3})$`,
        },
        except: texts,
      },
      'cidr',
    ),
  }),
);

const ports = listOf(
  fields({
    protocol: oneOf('TCP', 'UDP', 'SCTP'),
    port: {
      anyOf: [portNumber, {type: 'string', pattern: '^[a-z0-9-]+$'}],
    },
    endPort: portNumber,
  }),
);

const networkPolicy = kind(
  'NetworkPolicy',
  {
    spec: fields(
      {
        podSelector: labelSelector,
        policyTypes: listOf(oneOf('Ingress', 'Egress')),
        ingress: listOf(fields({from: peers, ports})),
        egress: listOf(fields({to: peers, ports})),
      },
      'podSelector',
    ),
  },
  'spec',
);

const VERBS = [
  'get', 'list', 'watch', 'create', 'update', 'patch', 'delete', 'deletecollection', 'use', 'bind', 'escalate', 'impersonate',
  'approve', 'sign', '*',
]; // prettier-ignore

const rules = listOf(
  fields(
    {apiGroups: texts, resources: texts, resourceNames: texts, nonResourceURLs: texts, verbs: listOf(oneOf(...VERBS))},
    'verbs',
  ),
);

const binding: Readonly<Record<string, Schema>> = {
  roleRef: fields(
    {apiGroup: oneOf('rbac.authorization.k8s.io'), kind: oneOf('Role', 'ClusterRole'), name: text},
    'kind',
    'name',
  ),
  subjects: listOf(
    fields(
      {apiGroup: text, kind: oneOf('ServiceAccount', 'User', 'Group'), name: text, namespace: text},
      'kind',
      'name',
    ),
  ),
};

const named = listOf(fields({name: text}, 'name'));

const limits = fields(
  {
    type: oneOf('Container', 'Pod', 'PersistentVolumeClaim'),
    default: quantities,
    defaultRequest: quantities,
    max: quantities,
    min: quantities,
    maxLimitRequestRatio: quantities,
  },
  'type',
);

const all = (names: string, schema: Schema): Readonly<Record<string, Schema>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, schema]));

const service = fields({
  ...all('clusterIP externalName externalTrafficPolicy internalTrafficPolicy ipFamilyPolicy loadBalancerClass', text),
  ...all('loadBalancerIP sessionAffinity trafficDistribution', text),
  ...all('clusterIPs externalIPs ipFamilies loadBalancerSourceRanges', texts),
  ...all('publishNotReadyAddresses allocateLoadBalancerNodePorts', truth),
  type: oneOf('ClusterIP', 'NodePort', 'LoadBalancer', 'ExternalName'),
  selector: textMap,
  healthCheckNodePort: whole,
  sessionAffinityConfig: object,
  ports: listOf(
    fields(
      {
        ...all('name appProtocol', text),
        ...all('port nodePort', portNumber),
        protocol: oneOf('TCP', 'UDP', 'SCTP'),
        targetPort: {anyOf: [portNumber, text]},
      },
      'port',
    ),
  ),
});

const backend = fields({
  service: fields({name: text, port: fields({number: portNumber, name: text})}, 'name'),
  resource: object,
});

const ingress = fields({
  ingressClassName: text,
  defaultBackend: backend,
  tls: listOf(fields({hosts: texts, secretName: text})),
  rules: listOf(
    fields({
      host: text,
      http: fields(
        {
          paths: listOf(
            fields(
              {path: text, pathType: oneOf('Exact', 'Prefix', 'ImplementationSpecific'), backend},
              'pathType',
              'backend',
            ),
          ),
        },
        'paths',
      ),
    }),
  ),
});

const share: Schema = {anyOf: [whole, {type: 'string', pattern: '^[0-9]+%$'}]};
const budget = fields({
  minAvailable: share,
  maxUnavailable: share,
  selector: labelSelector,
  unhealthyPodEvictionPolicy: oneOf('IfHealthyBudget', 'AlwaysAllow'),
});

/** A Deployment runs the pod that the catalog defines, whose parts stand among the definitions there. */
const deployment: Schema = {
  ...kind(
    'Deployment',
    {
      spec: fields(
        {
          ...all('replicas minReadySeconds revisionHistoryLimit progressDeadlineSeconds', whole),
          paused: truth,
          strategy: object,
          selector: fields({matchLabels: textMap, matchExpressions: listOf(object)}),
          template: fields({metadata: object, spec: {$ref: '#/$defs/podSpec'}}, 'spec'),
        },
        'selector',
        'template',
      ),
      status: object,
    },
    'spec',
  ),
  $defs: strictSchema(schemaOf('ScanType') ?? {})['$defs'],
};

/** One schema for each kind, in the form in which those of the product are read. */
export const kubernetesSchemas: readonly Schema[] = [
  networkPolicy,
  kind('Role', {rules}, 'rules'),
  kind('ClusterRole', {rules, aggregationRule: {type: 'object'}}),
  kind('RoleBinding', binding, 'roleRef'),
  kind('ClusterRoleBinding', binding, 'roleRef'),
  kind('ServiceAccount', {
    imagePullSecrets: named,
    secrets: listOf({type: 'object'}),
    automountServiceAccountToken: truth,
  }),
  kind('ResourceQuota', {spec: fields({hard: quantities, scopes: texts, scopeSelector: {type: 'object'}})}, 'spec'),
  kind('LimitRange', {spec: fields({limits: listOf(limits)}, 'limits')}, 'spec'),
  deployment,
  kind('ConfigMap', {data: object, binaryData: object, immutable: truth}),
  kind('Secret', {
    type: text,
    immutable: truth,
    stringData: object,
    data: {type: 'object', additionalProperties: {type: 'string', pattern: '^[A-Za-z0-9+/\n]*={0,2}\n?$'}},
  }),
  kind('Service', {spec: service, status: object}, 'spec'),
  kind('Ingress', {spec: ingress, status: object}, 'spec'),
  kind('PodDisruptionBudget', {spec: budget, status: object}, 'spec'),
  kind('Namespace', {spec: {}, status: object}),
];

/** Kinds of Kubernetes whose fields are checked, not only their form. */
export const kubernetesKinds: ReadonlySet<string> = new Set(kubernetesSchemas.map(({title}) => String(title)));
