import type {HelmValue} from '../types';

/**
 * The values that the scanner charts share, with the default that most of them have. A chart whose
 * default differs lists the key again in its own `chart.values`; a chart that does not read a key
 * says so in `chart.ignores`.
 */
export const commonScannerValues: readonly HelmValue[] = [
  {
    key: 'imagePullSecrets',
    default: '[]',
    meaning: 'Names the Secrets with which the scan pod and the parse pod pull their images from a private registry.',
  },
  {
    key: 'parser.image.repository',
    default: 'docker.io/securecodebox/parser-<scanner>',
    meaning: 'Chooses the image of the parser, which turns the raw result into findings.',
  },
  {
    key: 'parser.image.tag',
    type: 'string',
    default: 'null',
    meaning: 'Pins the tag of the parser image; without a value it is the chart version.',
  },
  {
    key: 'parser.image.pullPolicy',
    default: 'IfNotPresent',
    meaning: 'Decides when the node pulls the parser image: `Always`, `Never` or `IfNotPresent`.',
  },
  {
    key: 'parser.ttlSecondsAfterFinished',
    type: 'int',
    default: 'null',
    meaning: 'Lets Kubernetes delete a finished parse Job after this many seconds; without a value the Job stays.',
  },
  {
    key: 'parser.env',
    default: '[]',
    meaning: 'Adds environment variables to the parser container, each with `value` or `valueFrom`.',
  },
  {
    key: 'parser.scopeLimiterAliases',
    default: '{}',
    meaning:
      'Gives values of a finding a name of your own, which `Scan.spec.cascades.scopeLimiter` reads as `{{$.alias}}`.',
  },
  {
    key: 'parser.nodeSelector',
    default: '{}',
    meaning: 'Restricts the parse pod to nodes with these labels.',
  },
  {
    key: 'parser.affinity',
    default: '{}',
    meaning: 'Sets the affinity rules of the parse pod.',
  },
  {
    key: 'parser.tolerations',
    default: '[]',
    meaning: 'Lists the taints that the parse pod tolerates.',
  },
  {
    key: 'parser.resources',
    default: '{}',
    meaning:
      'Sets requests and limits of the parser container. Left empty, it requests `200m` CPU and `100Mi` memory and is limited to `400m` and `200Mi`; a value of yours replaces all four.',
  },
  {
    key: 'scanner.image.repository',
    default: 'docker.io/securecodebox/scanner-<scanner>',
    meaning: 'Chooses the image that runs the tool. Some charts take the official image of the tool by default.',
  },
  {
    key: 'scanner.image.tag',
    type: 'string',
    default: 'null',
    meaning: 'Pins the tag of the scanner image; without a value it is the tool version (`appVersion` of the chart).',
  },
  {
    key: 'scanner.image.pullPolicy',
    default: 'IfNotPresent',
    meaning: 'Decides when the node pulls the scanner image: `Always`, `Never` or `IfNotPresent`.',
  },
  {
    key: 'scanner.nameAppend',
    type: 'string',
    default: 'null',
    meaning:
      'Puts a text behind the name of the ScanType: `-privileged` turns `nmap` into `nmap-privileged`. The ParseDefinition keeps its name.',
  },
  {
    key: 'scanner.ttlSecondsAfterFinished',
    type: 'int',
    default: 'null',
    meaning: 'Lets Kubernetes delete a finished scan Job after this many seconds. The Scan object stays.',
  },
  {
    key: 'scanner.activeDeadlineSeconds',
    type: 'int',
    default: 'null',
    meaning:
      'Makes Kubernetes stop the scan Job after this many seconds. The operator does not notice this kind of failure and leaves the Scan in `Scanning`.',
  },
  {
    key: 'scanner.backoffLimit',
    default: '3',
    meaning: 'Limits how often the scan Job is tried again before it counts as failed.',
  },
  {
    key: 'scanner.resources',
    default: '{}',
    meaning: 'Sets requests and limits of the scanner container; there are none by default.',
  },
  {
    key: 'scanner.env',
    default: '[]',
    meaning: 'Adds environment variables to the scanner container.',
  },
  {
    key: 'scanner.extraVolumes',
    default: '[]',
    meaning: 'Adds volumes to the scan pod. Helm replaces lists, so a value of yours drops the defaults of the chart.',
  },
  {
    key: 'scanner.extraVolumeMounts',
    default: '[]',
    meaning: 'Mounts these volumes in the scanner container. Here too, a value of yours replaces the whole list.',
  },
  {
    key: 'scanner.extraContainers',
    default: '[]',
    meaning: 'Runs further containers beside the scanner in the same pod. They are not init containers.',
  },
  {
    key: 'scanner.podSecurityContext',
    default: '{}',
    meaning: 'Sets the security context of the whole scan pod, for example `fsGroup`.',
  },
  {
    key: 'scanner.securityContext.runAsNonRoot',
    default: 'true',
    meaning: 'Makes Kubernetes refuse to start the scanner as user 0.',
  },
  {
    key: 'scanner.securityContext.readOnlyRootFilesystem',
    default: 'true',
    meaning: 'Lets the scanner write to its mounted volumes only.',
  },
  {
    key: 'scanner.securityContext.allowPrivilegeEscalation',
    default: 'false',
    meaning: 'Keeps the scanner process from gaining more rights than it started with.',
  },
  {
    key: 'scanner.securityContext.privileged',
    default: 'false',
    meaning: 'Keeps the scanner container out of privileged mode.',
  },
  {
    key: 'scanner.securityContext.capabilities.drop[0]',
    default: 'all',
    meaning: 'Takes every Linux capability away from the scanner.',
  },
  {
    key: 'scanner.nodeSelector',
    default: '{}',
    meaning: 'Restricts the scan pod to nodes with these labels. `Scan.spec.nodeSelector` works with every chart.',
  },
  {
    key: 'scanner.affinity',
    default: '{}',
    meaning: 'Sets the affinity rules of the scan pod.',
  },
  {
    key: 'scanner.tolerations',
    default: '[]',
    meaning: 'Lists the taints that the scan pod tolerates.',
  },
  {
    key: 'scanner.suspend',
    default: 'false',
    meaning:
      'Creates the scan Job suspended. It starts when `spec.suspend` of the Job becomes `false`, by hand or through a job scheduler such as Kueue.',
  },
  {
    key: 'cascadingRules.enabled',
    default: 'false',
    meaning: 'Installs the CascadingRules of the chart, where it ships any.',
  },
];
