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

/** Every kind of the server: from Kubernetes, secureCodeBox, and other software that pages install. */
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
