import {customResources} from '../crds';
import type {BuiltInResource} from './types';

type Row = readonly [kind: string, plural: string, ...shortNames: string[]];

function group(name: string, namespaced: boolean, rows: readonly Row[]): readonly BuiltInResource[] {
  return rows.map(([kind, plural, ...shortNames]) => ({
    kind,
    group: name,
    plural,
    singular: kind.toLowerCase(),
    shortNames,
    namespaced,
  }));
}

/** The kinds that come with Kubernetes, and those of the Prometheus operator that the site mentions. */
export const builtInResources: readonly BuiltInResource[] = [
  ...group('', true, [
    ['ConfigMap', 'configmaps', 'cm'],
    ['Endpoints', 'endpoints', 'ep'],
    ['Event', 'events', 'ev'],
    ['LimitRange', 'limitranges', 'limits'],
    ['PersistentVolumeClaim', 'persistentvolumeclaims', 'pvc'],
    ['Pod', 'pods', 'po'],
    ['PodTemplate', 'podtemplates'],
    ['ReplicationController', 'replicationcontrollers', 'rc'],
    ['ResourceQuota', 'resourcequotas', 'quota'],
    ['Secret', 'secrets'],
    ['Service', 'services', 'svc'],
    ['ServiceAccount', 'serviceaccounts', 'sa'],
  ]),
  ...group('', false, [
    ['ComponentStatus', 'componentstatuses', 'cs'],
    ['Namespace', 'namespaces', 'ns'],
    ['Node', 'nodes', 'no'],
    ['PersistentVolume', 'persistentvolumes', 'pv'],
  ]),
  ...group('apps', true, [
    ['ControllerRevision', 'controllerrevisions'],
    ['DaemonSet', 'daemonsets', 'ds'],
    ['Deployment', 'deployments', 'deploy'],
    ['ReplicaSet', 'replicasets', 'rs'],
    ['StatefulSet', 'statefulsets', 'sts'],
  ]),
  ...group('batch', true, [
    ['CronJob', 'cronjobs', 'cj'],
    ['Job', 'jobs'],
  ]),
  ...group('autoscaling', true, [['HorizontalPodAutoscaler', 'horizontalpodautoscalers', 'hpa']]),
  ...group('networking.k8s.io', true, [
    ['Ingress', 'ingresses', 'ing'],
    ['NetworkPolicy', 'networkpolicies', 'netpol'],
  ]),
  ...group('networking.k8s.io', false, [['IngressClass', 'ingressclasses']]),
  ...group('policy', true, [['PodDisruptionBudget', 'poddisruptionbudgets', 'pdb']]),
  ...group('rbac.authorization.k8s.io', true, [
    ['Role', 'roles'],
    ['RoleBinding', 'rolebindings'],
  ]),
  ...group('rbac.authorization.k8s.io', false, [
    ['ClusterRole', 'clusterroles'],
    ['ClusterRoleBinding', 'clusterrolebindings'],
  ]),
  ...group('coordination.k8s.io', true, [['Lease', 'leases']]),
  ...group('discovery.k8s.io', true, [['EndpointSlice', 'endpointslices']]),
  ...group('apiextensions.k8s.io', false, [['CustomResourceDefinition', 'customresourcedefinitions', 'crd', 'crds']]),
  ...group('apiregistration.k8s.io', false, [['APIService', 'apiservices']]),
  ...group('admissionregistration.k8s.io', false, [
    ['MutatingWebhookConfiguration', 'mutatingwebhookconfigurations'],
    ['ValidatingAdmissionPolicy', 'validatingadmissionpolicies'],
    ['ValidatingAdmissionPolicyBinding', 'validatingadmissionpolicybindings'],
    ['ValidatingWebhookConfiguration', 'validatingwebhookconfigurations'],
  ]),
  ...group('certificates.k8s.io', false, [['CertificateSigningRequest', 'certificatesigningrequests', 'csr']]),
  ...group('node.k8s.io', false, [['RuntimeClass', 'runtimeclasses']]),
  ...group('scheduling.k8s.io', false, [['PriorityClass', 'priorityclasses', 'pc']]),
  ...group('storage.k8s.io', false, [
    ['CSIDriver', 'csidrivers'],
    ['CSINode', 'csinodes'],
    ['StorageClass', 'storageclasses', 'sc'],
    ['VolumeAttachment', 'volumeattachments'],
  ]),
  ...group('storage.k8s.io', true, [['CSIStorageCapacity', 'csistoragecapacities']]),
  ...group('monitoring.coreos.com', true, [['ServiceMonitor', 'servicemonitors', 'smon']]),
];

type Resource = Pick<BuiltInResource, 'kind' | 'group' | 'plural' | 'singular' | 'shortNames'>;

/** The kinds that a cluster with secureCodeBox has: those of the product, then those of Kubernetes. */
export const resources: readonly Resource[] = [...customResources, ...builtInResources];

/**
 * The kind that a reader means on a command line.
 * @param word Plural, singular or short name, or one of the first two with its group, in any case, for example `deploy`,
 * `Deployments.apps` or `scans.v1.execution.securecodebox.io`.
 * @param known The kinds that it may be.
 */
export function resourceByWord(word: string, known = resources): Resource | undefined {
  const wanted = word.toLowerCase();
  return known.find(({plural, singular, shortNames, group: apiGroup}) => {
    const names = [plural, singular];
    const qualified = apiGroup === '' ? [] : names.flatMap((name) => [`${name}.${apiGroup}`, `${name}.v1.${apiGroup}`]);
    return [...names, ...shortNames, ...qualified].includes(wanted);
  });
}
