import type {Hook} from '../types';

export const azureMonitor: Hook = {
  id: 'azure-monitor',
  title: 'Azure Monitor',
  summary:
    'Copies every finding of a finished scan into a Log Analytics workspace, where Azure Monitor and Microsoft Sentinel can alert on it.',
  category: 'persistenceProvider',
  tags: ['azure', 'sentinel', 'log analytics', 'data collector api', 'siem', 'alerting', 'persistence'],
  state: 'released',
  hookType: 'ReadOnly',
  priority: '0',
  chart: {
    name: 'persistence-azure-monitor',
    mustSet: [
      {
        key: 'monitor.authentication.apiKeySecret',
        example: 'azure-monitor',
        reason: 'Without it the hook refers to a Secret with an empty name and cannot start.',
      },
    ],
    values: [
      {
        key: 'monitor.logtypePrefix',
        default: 'SCB',
        meaning: 'First part of the custom log type, which is named `<prefix>_<scan type>`.',
      },
      {
        key: 'monitor.authentication.apiKeySecret',
        type: 'string',
        default: 'null',
        meaning: 'Name of the Secret that holds workspace ID and key; the hook cannot start before you set it.',
      },
    ],
    ignores: [
      {
        key: 'hook.image.pullPolicy',
        reason: 'The value exists with the default `IfNotPresent`, but the template never uses it.',
      },
    ],
  },
  images: [{role: 'hook', repository: 'docker.io/securecodebox/hook-persistence-azure-monitor', tag: 'chart version'}],
  secrets: [
    {
      name: 'azure-monitor',
      keys: ['workspace', 'sharedkey'],
      optional: false,
      namedBy: 'monitor.authentication.apiKeySecret',
      create:
        'kubectl create secret generic azure-monitor --from-literal=workspace=your-workspace-id --from-literal=sharedkey=your-shared-key',
      note: 'You choose the name; `workspace` holds the workspace ID and `sharedkey` the primary or secondary key as Azure shows it.',
    },
  ],
  annotations: [],
  environment: [
    {
      name: 'MONITOR_LOGTYPE_PREFIX',
      source: '`monitor.logtypePrefix`',
      meaning: 'First part of the custom log type.',
    },
    {name: 'MONITOR_WORKSPACE_ID', source: 'key `workspace` of the Secret', meaning: 'ID of the workspace.'},
    {name: 'MONITOR_SHARED_KEY', source: 'key `sharedkey` of the Secret', meaning: 'Key that signs each request.'},
  ],
  labels: {type: 'Structured'},
  serviceAccount: 'scan-completion-hook',
  related: ['/docs/hooks/elasticsearch', '/docs/how-tos/hooks'],
};
