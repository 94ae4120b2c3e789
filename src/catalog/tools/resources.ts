import {customResources} from '../crds';

/** A kind that secureCodeBox does not define. */
interface BuiltInResource {
  readonly kind: string;
  /** API group, empty for the core group. */
  readonly group: string;
  readonly plural: string;
  readonly singular: string;
  readonly shortNames: readonly string[];
  readonly namespaced: boolean;
}

/** The plural of a kind in the Kubernetes API. */
function pluralOf(kind: string): string {
  const singular = kind.toLowerCase();
  if (singular === 'endpoints') return singular;
  if (singular.endsWith('y')) return `${singular.slice(0, -1)}ies`;
  return singular + (singular.endsWith('s') ? 'es' : 's');
}

/** Kinds with their short names, by API group and scope, as `kubectl api-resources` prints them. */
const KINDS: readonly (readonly [group: string, scope: 'namespaced' | 'cluster', kinds: string])[] = [
  ['', 'namespaced', 'ConfigMap cm, Endpoints ep, Event ev, LimitRange limits, PersistentVolumeClaim pvc, Pod po'],
  ['', 'namespaced', 'PodTemplate, ReplicationController rc, ResourceQuota quota, Secret, Service svc'],
  ['', 'namespaced', 'ServiceAccount sa'],
  ['', 'cluster', 'ComponentStatus cs, Namespace ns, Node no, PersistentVolume pv'],
  ['apps', 'namespaced', 'ControllerRevision, DaemonSet ds, Deployment deploy, ReplicaSet rs, StatefulSet sts'],
  ['batch', 'namespaced', 'CronJob cj, Job'],
  ['autoscaling', 'namespaced', 'HorizontalPodAutoscaler hpa'],
  ['networking.k8s.io', 'namespaced', 'Ingress ing, NetworkPolicy netpol'],
  ['networking.k8s.io', 'cluster', 'IngressClass'],
  ['policy', 'namespaced', 'PodDisruptionBudget pdb'],
  ['rbac.authorization.k8s.io', 'namespaced', 'Role, RoleBinding'],
  ['rbac.authorization.k8s.io', 'cluster', 'ClusterRole, ClusterRoleBinding'],
  ['coordination.k8s.io', 'namespaced', 'Lease'],
  ['discovery.k8s.io', 'namespaced', 'EndpointSlice'],
  ['apiextensions.k8s.io', 'cluster', 'CustomResourceDefinition crd crds'],
  ['apiregistration.k8s.io', 'cluster', 'APIService'],
  ['admissionregistration.k8s.io', 'cluster', 'MutatingWebhookConfiguration, ValidatingAdmissionPolicy'],
  ['admissionregistration.k8s.io', 'cluster', 'ValidatingAdmissionPolicyBinding, ValidatingWebhookConfiguration'],
  ['certificates.k8s.io', 'cluster', 'CertificateSigningRequest csr'],
  ['node.k8s.io', 'cluster', 'RuntimeClass'],
  ['scheduling.k8s.io', 'cluster', 'PriorityClass pc'],
  ['storage.k8s.io', 'cluster', 'CSIDriver, CSINode, StorageClass sc, VolumeAttachment'],
  ['storage.k8s.io', 'namespaced', 'CSIStorageCapacity'],
  ['monitoring.coreos.com', 'namespaced', 'ServiceMonitor smon'],
];

/** Kinds of Kubernetes, and kinds of the Prometheus operator that pages mention. */
export const builtInResources: readonly BuiltInResource[] = KINDS.flatMap(([group, scope, kinds]) =>
  kinds.split(', ').map((words) => {
    const [kind = '', ...shortNames] = words.split(' ');
    const [plural, singular] = [pluralOf(kind), kind.toLowerCase()];
    return {kind, group, plural, singular, shortNames, namespaced: scope === 'namespaced'};
  }),
);

type Resource = Omit<BuiltInResource, 'namespaced'>;

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
