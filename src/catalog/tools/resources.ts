import {customResources} from '../crds';
import type {BuiltInResource} from './types';

type Row = readonly [kind: string, ...shortNames: string[]];

/** The plural of a kind in the Kubernetes API. */
function pluralOf(kind: string): string {
  const singular = kind.toLowerCase();
  if (singular === 'endpoints') return singular;
  if (singular.endsWith('y')) return `${singular.slice(0, -1)}ies`;
  return singular + (singular.endsWith('s') ? 'es' : 's');
}

function group(name: string, namespaced: boolean, rows: readonly Row[]): readonly BuiltInResource[] {
  return rows.map(([kind, ...shortNames]) => ({
    kind,
    group: name,
    plural: pluralOf(kind),
    singular: kind.toLowerCase(),
    shortNames,
    namespaced,
  }));
}

/** Kinds of Kubernetes, and kinds of the Prometheus operator that pages mention. */
export const builtInResources: readonly BuiltInResource[] = [
  ...group('', true, [
    ['ConfigMap', 'cm'],
    ['Endpoints', 'ep'],
    ['Event', 'ev'],
    ['LimitRange', 'limits'],
    ['PersistentVolumeClaim', 'pvc'],
    ['Pod', 'po'],
    ['PodTemplate'],
    ['ReplicationController', 'rc'],
    ['ResourceQuota', 'quota'],
    ['Secret'],
    ['Service', 'svc'],
    ['ServiceAccount', 'sa'],
  ]),
  ...group('', false, [
    ['ComponentStatus', 'cs'],
    ['Namespace', 'ns'],
    ['Node', 'no'],
    ['PersistentVolume', 'pv'],
  ]),
  ...group('apps', true, [
    ['ControllerRevision'],
    ['DaemonSet', 'ds'],
    ['Deployment', 'deploy'],
    ['ReplicaSet', 'rs'],
    ['StatefulSet', 'sts'],
  ]),
  ...group('batch', true, [['CronJob', 'cj'], ['Job']]),
  ...group('autoscaling', true, [['HorizontalPodAutoscaler', 'hpa']]),
  ...group('networking.k8s.io', true, [
    ['Ingress', 'ing'],
    ['NetworkPolicy', 'netpol'],
  ]),
  ...group('networking.k8s.io', false, [['IngressClass']]),
  ...group('policy', true, [['PodDisruptionBudget', 'pdb']]),
  ...group('rbac.authorization.k8s.io', true, [['Role'], ['RoleBinding']]),
  ...group('rbac.authorization.k8s.io', false, [['ClusterRole'], ['ClusterRoleBinding']]),
  ...group('coordination.k8s.io', true, [['Lease']]),
  ...group('discovery.k8s.io', true, [['EndpointSlice']]),
  ...group('apiextensions.k8s.io', false, [['CustomResourceDefinition', 'crd', 'crds']]),
  ...group('apiregistration.k8s.io', false, [['APIService']]),
  ...group('admissionregistration.k8s.io', false, [
    ['MutatingWebhookConfiguration'],
    ['ValidatingAdmissionPolicy'],
    ['ValidatingAdmissionPolicyBinding'],
    ['ValidatingWebhookConfiguration'],
  ]),
  ...group('certificates.k8s.io', false, [['CertificateSigningRequest', 'csr']]),
  ...group('node.k8s.io', false, [['RuntimeClass']]),
  ...group('scheduling.k8s.io', false, [['PriorityClass', 'pc']]),
  ...group('storage.k8s.io', false, [['CSIDriver'], ['CSINode'], ['StorageClass', 'sc'], ['VolumeAttachment']]),
  ...group('storage.k8s.io', true, [['CSIStorageCapacity']]),
  ...group('monitoring.coreos.com', true, [['ServiceMonitor', 'smon']]),
];

type Resource = Pick<BuiltInResource, 'kind' | 'group' | 'plural' | 'singular' | 'shortNames'>;

/** Kinds in a cluster with secureCodeBox: the kinds of the product first. */
export const resources: readonly Resource[] = [...customResources, ...builtInResources];

/**
 * Finds the kind for a command-line argument.
 * @param word Plural, singular or short name, case-insensitive. Plural and singular can have a suffix: the group, or `v1` and the
 * group, for example `Deployments.apps` or `scans.v1.execution.securecodebox.io`.
 */
export function resourceByWord(word: string, known = resources): Resource | undefined {
  const wanted = word.toLowerCase();
  return known.find(({plural, singular, shortNames, group: apiGroup}) => {
    const names = [plural, singular];
    const qualified = apiGroup === '' ? [] : names.flatMap((name) => [`${name}.${apiGroup}`, `${name}.v1.${apiGroup}`]);
    return [...names, ...shortNames, ...qualified].includes(wanted);
  });
}
