import type {Chart, HelmValue} from '../types';
import {controllerValues} from './common-controller-values';

/** What differs between the scans of Services and those of images. */
interface ScanConfigDefaults {
  readonly scanType: string;
  readonly name: string;
  readonly parameters: string;
}

/**
 * The fields of one entry of `scanConfigs`.
 * @param parent Key of the part of the configuration that holds the list, for example `config.serviceAutoDiscovery`.
 * @param defaults Values of the entry that the chart ships for this part.
 */
function scanConfigValues(parent: string, defaults: ScanConfigDefaults): readonly HelmValue[] {
  const entry = `${parent}.scanConfigs[]`;
  return [
    {
      key: `${entry}.scanType`,
      type: 'string',
      default: defaults.scanType,
      meaning: 'Name of a ScanType, which must exist in the namespace of the target; not a template.',
    },
    {
      key: `${entry}.name`,
      type: 'string',
      default: defaults.name,
      meaning: 'Tells the entries apart and becomes part of the name of the ScheduledScan; not a template.',
    },
    {
      key: `${entry}.parameters`,
      type: 'list of templates',
      default: defaults.parameters,
      meaning: 'Arguments for the scanner; an entry that renders to nothing is left out.',
    },
    {
      key: `${entry}.repeatInterval`,
      type: 'duration',
      default: '168h',
      meaning: 'Interval of the ScheduledScan, which starts anew when the target changes; not a template.',
    },
    {
      key: `${entry}.labels`,
      type: 'map of templates',
      default: '{}',
      meaning: 'Labels for the ScheduledScan and its Scans; one that renders to nothing is left out.',
    },
    {
      key: `${entry}.annotations`,
      type: 'map of templates',
      default: 'four annotations for DefectDojo',
      meaning:
        'Annotations for the ScheduledScan and its Scans; the defaults set product name, product tags, engagement name and engagement version.',
    },
    {
      key: `${entry}.volumes`,
      type: 'list',
      default: '[]',
      meaning: 'Volumes for the scan; `name`, `secret.secretName` and `configMap.name` are templates.',
    },
    {
      key: `${entry}.volumeMounts`,
      type: 'list',
      default: '[]',
      meaning: 'Mounts for the scan; `name`, `mountPath`, `subPath` and `subPathExpr` are templates.',
    },
    {
      key: `${entry}.hookSelector`,
      type: 'label selector',
      default: '{}',
      meaning:
        'Chooses the hooks of the scan with templates as keys and values; with both kinds of conditions only `matchLabels` is kept.',
    },
    {
      key: `${entry}.env`,
      type: 'list',
      default: '[]',
      meaning: 'Environment variables for the scan; `value` is a template, `valueFrom` is passed on as it is.',
    },
  ];
}

const container = 'config.containerAutoDiscovery';
const service = 'config.serviceAutoDiscovery';
const pullSecrets = `${container}.imagePullSecretConfig`;

/** Watches Services and Pods and keeps a ScheduledScan for each of them. */
export const autoDiscoveryKubernetes: Chart = {
  name: 'auto-discovery-kubernetes',
  namespace: 'securecodebox-system',
  note: 'Install it once per cluster: the names of its objects do not depend on the release. After a change below `config` alone, restart the pod.',
  values: [
    ...controllerValues,
    {
      key: 'config.apiVersion',
      default: 'config.securecodebox.io/v1',
      meaning: 'Marks the format of the configuration file; it is not a resource of the cluster.',
    },
    {
      key: 'config.kind',
      default: 'AutoDiscoveryConfig',
      meaning: 'Marks the format of the configuration file; it is not a resource of the cluster.',
    },
    {
      key: 'config.cluster.name',
      default: 'docker-desktop',
      meaning: 'Name of the cluster for templates; change it when several clusters report to one DefectDojo.',
    },
    {
      key: 'config.resourceInclusion.mode',
      type: 'enum',
      default: 'enabled-per-namespace',
      meaning:
        'What is scanned: `enabled-per-namespace`, `enabled-per-resource` or `all`; other texts stop the controller.',
    },
    {
      key: `${service}.enabled`,
      type: 'bool',
      default: 'true',
      meaning: 'Watches Services and scans those that speak HTTP.',
    },
    {
      key: `${service}.passiveReconcileInterval`,
      type: 'duration',
      default: '1m',
      meaning:
        'How often every known Service is checked for changed pods, and how long a missing scan type is waited for.',
    },
    {
      key: `${service}.scanConfigs`,
      type: 'list',
      default: 'one entry named zap',
      meaning: 'Scans for each Service; Helm replaces the whole list, so give complete entries.',
    },
    ...scanConfigValues(service, {
      scanType: 'zap-advanced-scan',
      name: 'zap',
      parameters: "['-t', '{{ .Host.Type }}://{{ .Service.Name }}.{{ .Service.Namespace }}.svc:{{ .Host.Port }}']",
    }),
    {
      key: `${container}.enabled`,
      type: 'bool',
      default: 'false',
      meaning: 'Watches Pods and scans the images of their containers.',
    },
    {
      key: `${container}.passiveReconcileInterval`,
      type: 'duration',
      default: '1m',
      meaning: 'How long the controller waits before it looks again for a missing scan type.',
    },
    {
      key: `${container}.scanConfigs`,
      type: 'list',
      default: 'one entry named trivy',
      meaning: 'Scans for each image; Helm replaces the whole list, so give complete entries with unique names.',
    },
    ...scanConfigValues(container, {
      scanType: 'trivy-image-autodiscovery',
      name: 'trivy',
      parameters: "['{{ .ImageID }}']",
    }),
    {
      key: `${pullSecrets}.mapImagePullSecretsToEnvironmentVariables`,
      type: 'bool',
      default: 'true',
      meaning:
        'Hands user and password from the pull secrets of a pod to the scan; with `false` such pods are not scanned.',
    },
    {
      key: `${pullSecrets}.usernameEnvironmentVariableName`,
      type: 'string',
      default: 'TRIVY_USERNAME',
      meaning: 'Variable in which the scan receives the user.',
    },
    {
      key: `${pullSecrets}.passwordEnvironmentVariableName`,
      type: 'string',
      default: 'TRIVY_PASSWORD',
      meaning: 'Variable in which the scan receives the password.',
    },
    {
      key: 'config.health.healthProbeBindAddress',
      default: ':8081',
      meaning: 'Address of the health checks.',
    },
    {
      key: 'config.metrics.bindAddress',
      default: '127.0.0.1:8080',
      meaning: 'Address of the metrics, which only the pod itself can reach by default.',
    },
    {
      key: 'config.leaderElection.leaderElect',
      default: 'true',
      meaning: 'Makes sure that one controller works at a time.',
    },
    {
      key: 'config.leaderElection.resourceName',
      default: '0e41a1f4.securecodebox.io',
      meaning: 'Name of the lease for that.',
    },
  ],
};
