import {builtInResources} from '../../../../src/catalog/tools';
import {customResources} from '../../../../src/catalog/crds';

/** A cluster-scoped kind that pages query with kubectl and that is not in the catalog. */
const clusterWide = (group: string, kind: string, plural: string, ...shortNames: readonly string[]) => ({
  group,
  version: 'v1',
  kind,
  plural,
  singular: kind.toLowerCase(),
  shortNames,
  namespaced: false,
});

/** A kind of Elastic Cloud on Kubernetes that a page uses. */
const elastic = (name: string, kind: string, plural: string) => ({
  group: `${name}.k8s.elastic.co`,
  version: 'v1',
  kind,
  plural,
  singular: name,
  shortNames: [],
  namespaced: true,
});

/** Namespaced kinds of a GitOps tool or another operator, each in one version. */
const namespaced = (group: string, version: string, ...kinds: readonly string[]) =>
  kinds.map((kind) => {
    const singular = kind.toLowerCase();
    return {
      group,
      version,
      kind,
      plural: singular.replace(/y$/, 'ie') + 's',
      singular,
      shortNames: [],
      namespaced: true,
    };
  });

/** Every kind of the server: from Kubernetes, secureCodeBox, and other software that pages install. */
export const resources = [
  ...builtInResources
    .filter(({group}) => group !== 'monitoring.coreos.com')
    .map((resource) => ({...resource, version: resource.group === 'autoscaling' ? 'v2' : 'v1'})),
  clusterWide('kyverno.io', 'ClusterPolicy', 'clusterpolicies', 'cpol'),
  clusterWide('authorization.k8s.io', 'SelfSubjectAccessReview', 'selfsubjectaccessreviews'),
  elastic('elasticsearch', 'Elasticsearch', 'elasticsearches'),
  elastic('kibana', 'Kibana', 'kibanas'),
  ...namespaced('argoproj.io', 'v1alpha1', 'Application', 'ApplicationSet', 'AppProject'),
  ...namespaced('external-secrets.io', 'v1', 'ExternalSecret'),
  ...namespaced('helm.toolkit.fluxcd.io', 'v2', 'HelmRelease'),
  ...namespaced('kustomize.toolkit.fluxcd.io', 'v1', 'Kustomization'),
  ...namespaced('monitoring.coreos.com', 'v1', 'PrometheusRule', 'ServiceMonitor'),
  ...namespaced('source.toolkit.fluxcd.io', 'v1', 'GitRepository', 'OCIRepository'),
  ...customResources.map(({scope, ...resource}) => ({...resource, namespaced: scope === 'Namespaced'})),
];

/** A kind as in discovery. The name of the core group is empty. */
export type Resource = (typeof resources)[number];

/** `v1` for the core group, otherwise `<group>/<version>`. */
export const groupVersionOf = ({group, version}: Resource): string => (group === '' ? version : `${group}/${version}`);

/** The name of a kind in messages: `scans.execution.securecodebox.io`. */
export const qualifiedName = ({plural, group}: Resource): string => (group === '' ? plural : `${plural}.${group}`);

/** The resource of this kind. No kind in use is in two groups. */
export function resourceOf(kind: string): Resource {
  const found = resources.find((resource) => resource.kind === kind);
  if (!found) throw new Error(`the stand-in API server knows no kind ${kind}`);
  return found;
}
