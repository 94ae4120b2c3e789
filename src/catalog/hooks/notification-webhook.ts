import type {Hook} from '../types';

const reader = '`env`';

export const notificationWebhook: Hook = {
  id: 'notification-webhook',
  title: 'Notification WebHook',
  summary:
    'Sends a message about each finished scan to Slack, Microsoft Teams, Rocket.Chat, email or Trello, filtered by rules and made from templates.',
  category: 'integration',
  tags: [
    'slack',
    'ms teams',
    'microsoft teams',
    'email',
    'smtp',
    'trello',
    'rocket.chat',
    'notify',
    'alert',
    'message',
    'nunjucks',
    'template',
  ],
  state: 'released',
  hookType: 'ReadOnly',
  priority: '0',
  chart: {
    name: 'notification',
    mustSet: [
      {
        key: 'notificationChannels',
        example: '[{"name": "open-ports", "type": "slack", "template": "slack-messageCard", "endPoint": "SLACK_URL"}]',
        reason: 'The default is a sample channel.',
      },
      {
        key: 'env',
        example: '[{"name": "SLACK_URL", "valueFrom": {"secretKeyRef": {"name": "slack", "key": "url"}}}]',
        reason:
          'The default refers to the Secret `some-secret`; without it the pods stay in CreateContainerConfigError.',
      },
    ],
    values: [
      {
        key: 'notificationChannels',
        type: 'list',
        default: 'one sample channel of type slack',
        meaning: 'Channels that the hook serves one after the other; your list replaces the sample.',
      },
      {
        key: 'notificationChannels[].name',
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
        default: 'slack-messageCard',
        meaning: 'File name of the template without `.njk`; `trello` uses none.',
      },
      {
        key: 'notificationChannels[].skipNotificationOnZeroFindings',
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
        default: 'SOME_ENV_KEY',
        meaning:
          'Target of the channel: the name of an environment variable for `slack`, `ms-teams` and `trello`, the address itself for `email` and `rocket-chat`, nothing for `slack-app`.',
      },
      {
        key: 'customTemplateMap.exists',
        default: 'false',
        meaning: 'Mounts your own templates from a ConfigMap, which hides all built-in ones.',
      },
      {
        key: 'customTemplateMap.name',
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
        default: 'IfNotPresent',
        meaning: 'When the node pulls the hook image; this chart passes it on.',
      },
    ],
  },
  images: [{role: 'hook', repository: 'docker.io/securecodebox/hook-notification', tag: 'chart version'}],
  secrets: [
    {
      name: 'slack',
      keys: ['url'],
      optional: false,
      namedBy: 'env',
      create: 'kubectl create secret generic slack --from-literal="url=https://hooks.slack.com/services/..."',
      note: 'An example: you choose names and keys below `env`. Each Secret that `env` refers to must exist.',
    },
    {
      name: 'some-secret',
      keys: ['some-key', 'smtp-config-key'],
      optional: true,
      namedBy: 'env',
      note: 'Only what the sample in the chart refers to; your own `env` replaces it.',
    },
    {
      name: 'slack-app-token',
      keys: ['token'],
      optional: true,
      namedBy: 'env',
      create: 'kubectl create secret generic slack-app-token --from-literal="token=xoxb-..."',
      note: 'For a channel of type `slack-app`; give it to the hook as `SLACK_APP_TOKEN`.',
    },
    {
      name: 'email-credentials',
      keys: ['smtp-config'],
      optional: true,
      namedBy: 'env',
      create:
        'kubectl create secret generic email-credentials --from-literal="smtp-config=smtp://user:pass@smtp.domain.tld/"',
      note: 'For a channel of type `email`; give it to the hook as `SMTP_CONFIG`.',
    },
    {
      name: 'trello',
      keys: ['key', 'token'],
      optional: true,
      namedBy: 'env',
      note: 'For a channel of type `trello`; give them to the hook as `TRELLO_KEY` and `TRELLO_TOKEN`.',
    },
    {
      name: 'rocket-chat',
      keys: ['token'],
      optional: true,
      namedBy: 'env',
      create: 'kubectl create secret generic rocket-chat --from-literal="token=token-goes-here"',
      note: 'For a channel of type `rocket-chat`; give it to the hook as `ROCKET_CHAT_AUTH_TOKEN`.',
    },
  ],
  annotations: [
    {
      name: 'notification.securecodebox.io/slack-channel',
      meaning: 'Channel to which a channel of type `slack-app` writes about this scan.',
      default: '`SLACK_DEFAULT_CHANNEL`; without both the hook and then the scan fail',
    },
    {
      name: 'notification.securecodebox.io/email-recipient',
      meaning: 'Address to which a channel of type `email` writes about this scan; read by the built-in template.',
      default: 'the `endPoint` of the channel',
    },
    {
      name: 'notification.securecodebox.io/rocket-chat-channel',
      meaning: 'Room to which a channel of type `rocket-chat` writes about this scan.',
      default: '`ROCKET_CHAT_DEFAULT_CHANNEL`',
    },
  ],
  // Variables that the notifiers and the built-in templates read. The reader sets them below `env`.
  environment: [
    {name: 'SLACK_APP_TOKEN', source: reader, meaning: 'Bot token for channels of type `slack-app`.'},
    {
      name: 'SLACK_DEFAULT_CHANNEL',
      source: reader,
      meaning: 'Channel for scans without the annotation for `slack-app`.',
    },
    {
      name: 'SMTP_CONFIG',
      source: reader,
      meaning: 'Connection address of the mail server for channels of type `email`, with user and password.',
    },
    {name: 'EMAIL_FROM', source: reader, meaning: 'Sender of the mails.'},
    {
      name: 'VULNMANAG_ENABLED',
      source: reader,
      meaning: 'Should show two buttons in the Teams card; the template shows them for `"1"` only, not for `"true"`.',
    },
    {name: 'VULNMANAG_DASHBOARD_URL', source: reader, meaning: 'Address behind the first button of the Teams card.'},
    {
      name: 'VULNMANAG_DASHBOARD_FINDINGS_URL',
      source: reader,
      meaning: 'Address behind the second button; it may contain `{{ uid }}` for the uid of the scan.',
    },
    {
      name: 'TRELLO_CARDS_ENDPOINT',
      source: reader,
      meaning: 'Address of the Trello API; only when it is set does the hook read the `endPoint` of a Trello channel.',
      default: 'https://api.trello.com/1/cards',
    },
    {name: 'TRELLO_KEY', source: reader, meaning: 'API key, which Trello requires and the hook does not check.'},
    {name: 'TRELLO_TOKEN', source: reader, meaning: 'API token, which Trello requires and the hook does not check.'},
    {name: 'TRELLO_LIST', source: reader, meaning: 'ID of the list for new cards, required by Trello.'},
    {name: 'TRELLO_LABELS', source: reader, meaning: 'IDs of labels, separated by commas.', default: '""'},
    {
      name: 'TRELLO_POS',
      source: reader,
      meaning: 'Place in the list: `top`, `bottom` or a positive number.',
      default: 'top',
    },
    {name: 'TRELLO_TITLE_PREFIX', source: reader, meaning: 'Text in front of the title of each card.', default: '""'},
    {name: 'ROCKET_CHAT_AUTH_TOKEN', source: reader, meaning: 'Sent to Rocket.Chat in the header `X-Auth-Token`.'},
    {name: 'ROCKET_CHAT_USER_ID', source: reader, meaning: 'Sent to Rocket.Chat in the header `X-User-Id`.'},
    {
      name: 'ROCKET_CHAT_DEFAULT_CHANNEL',
      source: reader,
      meaning: 'Room for scans without the annotation for `rocket-chat`.',
    },
  ],
  labels: {},
  serviceAccount: 'scan-completion-hook',
  related: ['/docs/hooks/generic-webhook', '/docs/hooks/defectdojo', '/docs/api/finding', '/docs/api/crds/scan'],
};
