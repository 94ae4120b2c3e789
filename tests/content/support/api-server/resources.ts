import {builtInResources} from '../../../../src/catalog/tools';
import {customResources} from '../../../../src/catalog/crds';

/** A kind for the whole cluster that pages query with kubectl, and the catalog does not have. */
const clusterWide = (group: string, kind: string, plural: string, ...shortNames: readonly string[]) => ({
  group,
  version: 'v1',
  kind,
  plural,
  singular: kind.toLowerCase(),
  shortNames,
  namespaced: false,
});

/** The kinds of Elastic Cloud on Kubernetes that a page starts. */
const elastic = (name: string, kind: string, plural: string) => ({
  group: `${name}.k8s.elastic.co`,
  version: 'v1',
  kind,
  plural,
  singular: name,
  shortNames: [],
  namespaced: true,
});

/** Every kind of the server: from Kubernetes, from the product, and from what pages install in addition. */
export const resources = [
  ...builtInResources
    .filter(({group}) => group !== 'monitoring.coreos.com')
    .map((resource) => ({...resource, version: resource.group === 'autoscaling' ? 'v2' : 'v1'})),
  clusterWide('kyverno.io', 'ClusterPolicy', 'clusterpolicies', 'cpol'),
  clusterWide('authorization.k8s.io', 'SelfSubjectAccessReview', 'selfsubjectaccessreviews'),
  elastic('elasticsearch', 'Elasticsearch', 'elasticsearches'),
  elastic('kibana', 'Kibana', 'kibanas'),
  ...customResources.map(({scope, ...resource}) => ({...resource, namespaced: scope === 'Namespaced'})),
];

/** A kind as in discovery; the core group has no name. */
export type Resource = (typeof resources)[number];

/** `v1` for the core group, else `<group>/<version>`. */
export const groupVersionOf = ({group, version}: Resource): string => (group === '' ? version : `${group}/${version}`);

/** How messages name a kind: `scans.execution.securecodebox.io`. */
export const qualifiedName = ({plural, group}: Resource): string => (group === '' ? plural : `${plural}.${group}`);

/** The kind of this name; none of those that the pages use is in two groups. */
export function resourceOf(kind: string): Resource {
  const found = resources.find((resource) => resource.kind === kind);
  if (!found) throw new Error(`the stand-in API server knows no kind ${kind}`);
  return found;
}
