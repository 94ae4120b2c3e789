import type {HelmValue} from '../types';

/**
 * The values that the charts of the demo targets share. `image.repository`, `image.tag` and `service.port` differ in
 * each chart and stand there.
 */
export const commonDemoTargetValues: readonly HelmValue[] = [
  {key: 'replicaCount', default: '1', meaning: 'Number of pods.'},
  {
    key: 'image.pullPolicy',
    default: 'IfNotPresent',
    meaning: 'When the node pulls the image: `Always`, `Never` or `IfNotPresent`.',
  },
  {
    key: 'imagePullSecrets',
    default: '[]',
    meaning: 'Secrets with which the pod pulls its image from a private registry.',
  },
  {key: 'nameOverride', default: '""', meaning: 'Replaces the chart part in the names of the objects.'},
  {key: 'fullnameOverride', default: '""', meaning: 'Replaces the whole name of the objects.'},
  {key: 'labels', default: '{}', meaning: 'Labels for the Deployment, the Service and the pods.'},
  {
    key: 'annotations',
    default: '{}',
    meaning: 'Annotations for the Deployment, the Service and the pods, for example to switch auto-discovery on.',
  },
  {key: 'podSecurityContext', default: '{}', meaning: 'Security context of the pod.'},
  {key: 'securityContext', default: '{}', meaning: 'Security context of the container.'},
  {
    key: 'service.type',
    default: 'ClusterIP',
    meaning: 'Kind of Service; keep it, because a demo target must never be reachable from the internet.',
  },
  {key: 'ingress.enabled', default: 'false', meaning: 'Creates an Ingress; leave it off.'},
  {key: 'ingress.*', type: 'map', default: 'sample', meaning: 'Annotations, hosts and TLS settings of that Ingress.'},
  {key: 'resources', default: '{}', meaning: 'Requests and limits of the container.'},
  {key: 'nodeSelector', default: '{}', meaning: 'Node labels that the pod asks for.'},
  {key: 'tolerations', default: '[]', meaning: 'Tolerations of the pod.'},
  {key: 'affinity', default: '{}', meaning: 'Affinity of the pod.'},
];

/** For the charts that have no Ingress. */
export const noIngress: readonly {readonly key: string; readonly reason: string}[] = [
  {key: 'ingress.enabled', reason: 'The chart has no Ingress.'},
  {key: 'ingress.*', reason: 'The chart has no Ingress.'},
];

/**
 * The values in which every chart of a demo target differs.
 * @param repository Image without its tag.
 * @param tag Default of `image.tag`; `null` means the version of the application that the chart names.
 * @param port Port of the Service.
 */
export function demoTargetValues(repository: string, tag: string, port: number): readonly HelmValue[] {
  return [
    {key: 'image.repository', type: 'string', default: repository, meaning: 'Image without its tag.'},
    {
      key: 'image.tag',
      type: 'string',
      default: tag,
      meaning:
        tag === 'null'
          ? 'Tag of the image; without a value the version that the chart names is used.'
          : 'Tag of the image.',
    },
    {key: 'service.port', type: 'int', default: String(port), meaning: 'Port of the Service inside the cluster.'},
  ];
}
