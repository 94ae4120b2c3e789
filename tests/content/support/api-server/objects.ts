import {builtInResources} from '../../../../src/catalog/tools';
import {customResources} from '../../../../src/catalog/crds';

export type Json = Record<string, unknown>;

/** An object before the server stores it. */
export interface Draft {
  kind: string;
  metadata: {
    name?: string;
    namespace?: string;
    generateName?: string;
    labels?: Record<string, string>;
    annotations?: Record<string, string>;
    finalizers?: string[];
    ownerReferences?: {kind: string; name: string; uid: string}[];
  };
  spec?: Json;
  status?: Json;
  [field: string]: unknown;
}

/** An object of the API. */
export interface KubeObject extends Draft {
  metadata: Draft['metadata'] & {
    name: string;
    uid: string;
    resourceVersion: string;
    creationTimestamp: string;
    generation: number;
  };
}

/** An error response of the API. */
export class StatusError extends Error {
  constructor(
    readonly code: number,
    readonly reason: string,
    message: string,
    private readonly about: Json = {},
  ) {
    super(message);
  }

  /** The Status object for the client. */
  get status(): Json {
    const {code, reason, message, about: details} = this;
    return {kind: 'Status', apiVersion: 'v1', metadata: {}, status: 'Failure', message, reason, details, code};
  }
}

/** Kinds of Kubernetes or other software that the catalog does not have. */
const kinds = (namespaced: boolean, group: string, version: string, ...names: readonly string[]) =>
  names.map((kind) => {
    const singular = kind.toLowerCase();
    const plural = singular.replace(/y$/, 'ie').replace(/ch$/, 'che') + 's';
    return {group, version, kind, plural, singular, shortNames: [], namespaced};
  });

/** Every kind of the server: from Kubernetes, secureCodeBox, and other software that pages install. */
export const resources = [
  ...builtInResources
    .filter(({group}) => group !== 'monitoring.coreos.com')
    .map((resource) => ({...resource, version: resource.group === 'autoscaling' ? 'v2' : 'v1'})),
  ...kinds(false, 'kyverno.io', 'v1', 'ClusterPolicy'),
  ...kinds(false, 'authorization.k8s.io', 'v1', 'SelfSubjectAccessReview'),
  ...kinds(true, 'elasticsearch.k8s.elastic.co', 'v1', 'Elasticsearch'),
  ...kinds(true, 'kibana.k8s.elastic.co', 'v1', 'Kibana'),
  ...kinds(true, 'argoproj.io', 'v1alpha1', 'Application', 'ApplicationSet', 'AppProject'),
  ...kinds(true, 'external-secrets.io', 'v1', 'ExternalSecret'),
  ...kinds(true, 'helm.toolkit.fluxcd.io', 'v2', 'HelmRelease'),
  ...kinds(true, 'kustomize.toolkit.fluxcd.io', 'v1', 'Kustomization'),
  ...kinds(true, 'monitoring.coreos.com', 'v1', 'PrometheusRule', 'ServiceMonitor'),
  ...kinds(true, 'source.toolkit.fluxcd.io', 'v1', 'GitRepository', 'OCIRepository'),
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
