import type {Chart} from '../types';
import {controllerValues} from './parts/auto-discovery-controller-values';
import {scanConfigValues} from './parts/scan-config-values';

const container = 'config.containerAutoDiscovery';
const service = 'config.serviceAutoDiscovery';
const pullSecrets = `${container}.imagePullSecretConfig`;

/** Watches Services and Pods and keeps a ScheduledScan for each of them. */
export const autoDiscoveryKubernetes: Chart = {
  name: 'auto-discovery-kubernetes',
  release: 'auto-discovery-kubernetes',
  namespace: 'securecodebox-system',
  note: 'Install it once per cluster: the names of its objects do not depend on the release. After a change below `config` alone, restart the pod.',
  values: [
    ...controllerValues,
    {
      key: 'config.apiVersion',
      type: 'string',
      default: 'config.securecodebox.io/v1',
      meaning: 'Marks the format of the configuration file; it is not a resource of the cluster.',
    },
    {
      key: 'config.kind',
      type: 'string',
      default: 'AutoDiscoveryConfig',
      meaning: 'Marks the format of the configuration file; it is not a resource of the cluster.',
    },
    {
      key: 'config.cluster.name',
      type: 'string',
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
      type: 'string',
      default: ':8081',
      meaning: 'Address of the health checks.',
    },
    {
      key: 'config.metrics.bindAddress',
      type: 'string',
      default: '127.0.0.1:8080',
      meaning: 'Address of the metrics, which only the pod itself can reach by default.',
    },
    {
      key: 'config.leaderElection.leaderElect',
      type: 'bool',
      default: 'true',
      meaning: 'Makes sure that one controller works at a time.',
    },
    {
      key: 'config.leaderElection.resourceName',
      type: 'string',
      default: '0e41a1f4.securecodebox.io',
      meaning: 'Name of the lease for that.',
    },
  ],
};
