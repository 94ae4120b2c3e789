import type {HelmValue} from '../../types';

/** Values of the chart notification. */
export const notificationValues: readonly HelmValue[] = [
  {
    key: 'notificationChannels',
    type: 'list',
    default: 'one sample channel of type slack',
    meaning: 'Channels that the hook serves one after the other; your list replaces the sample.',
  },
  {
    key: 'notificationChannels[].name',
    type: 'string',
    default: 'slack',
    meaning: 'A name of your choice that shows up in the log.',
  },
  {
    key: 'notificationChannels[].type',
    type: 'enum',
    default: 'slack',
    meaning:
      'One of `slack`, `slack-app`, `email`, `ms-teams`, `trello` and `rocket-chat`; any other type fails the hook.',
  },
  {
    key: 'notificationChannels[].template',
    type: 'string',
    default: 'slack-messageCard',
    meaning: 'File name of the template without `.njk`; `trello` uses none.',
  },
  {
    key: 'notificationChannels[].skipNotificationOnZeroFindings',
    type: 'bool',
    default: 'false',
    meaning:
      'Sends nothing when no finding passes the rules; the spelling `skipNotificationOnZeroFinding` has no effect.',
  },
  {
    key: 'notificationChannels[].rules',
    type: 'list',
    default: 'one rule for open ports',
    meaning: 'Filter in which a finding must match every rule; an empty or missing list lets all findings pass.',
  },
  {
    key: 'notificationChannels[].rules[].matches.anyOf',
    type: 'list of partial findings',
    default: '(required)',
    meaning: 'Conditions of a rule, of which one must match exactly and without wildcards.',
  },
  {
    key: 'notificationChannels[].endPoint',
    type: 'string',
    default: 'SOME_ENV_KEY',
    meaning:
      'Target of the channel: the name of an environment variable for `slack`, `ms-teams` and `trello`, the address itself for `email` and `rocket-chat`, nothing for `slack-app`.',
  },
  {
    key: 'customTemplateMap.exists',
    type: 'bool',
    default: 'false',
    meaning: 'Mounts your own templates from a ConfigMap, which hides all built-in ones.',
  },
  {
    key: 'customTemplateMap.name',
    type: 'string',
    default: 'config-map-name',
    meaning: 'Name of that ConfigMap.',
  },
  {
    key: 'env',
    type: 'list',
    default: 'two sample variables',
    meaning:
      'Environment variables for endpoints, credentials and templates, placed before those of `hook.env`; your list replaces the sample, which takes `SOME_ENV_KEY` and `SMTP_CONFIG` from the Secret `some-secret`.',
  },
  {
    key: 'hook.image.pullPolicy',
    type: 'string',
    default: 'IfNotPresent',
    meaning: 'When the node pulls the hook image; this chart passes it on.',
  },
];
