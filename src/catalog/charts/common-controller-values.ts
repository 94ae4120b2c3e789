import type {HelmValue} from '../types';

/** Values of the pod that both auto-discovery charts share. `image.repository` differs and stands in the chart. */
export const controllerPodValues: readonly HelmValue[] = [
  {
    key: 'imagePullSecrets',
    default: '[]',
    meaning: 'Secrets with which the controller pod pulls its image from a private registry.',
  },
  {
    key: 'image.tag',
    type: 'string',
    default: 'null',
    meaning: 'Tag of the controller image; without a value the chart version is used.',
  },
  {
    key: 'image.pullPolicy',
    default: 'IfNotPresent',
    meaning: 'When the node pulls the controller image.',
  },
  {
    key: 'securityContext',
    type: 'map',
    default:
      '{runAsNonRoot: true, readOnlyRootFilesystem: true, allowPrivilegeEscalation: false, privileged: false, capabilities: {drop: [all]}}',
    meaning: 'Security context of the controller container.',
  },
  {
    key: 'podSecurityContext',
    default: '{}',
    meaning: 'Security context of the controller pod.',
  },
  {
    key: 'resources',
    default: '{limits: {cpu: 100m, memory: 100Mi}, requests: {cpu: 100m, memory: 20Mi}}',
    meaning: 'Requests and limits of the controller container.',
  },
];

/** The pod values of the chart auto-discovery-kubernetes. */
export const controllerValues: readonly HelmValue[] = [
  {
    key: 'image.repository',
    default: 'securecodebox/auto-discovery-kubernetes',
    meaning: 'Image of the controller without its tag.',
  },
  ...controllerPodValues,
];
