import type {Hook} from '../types';
import {notificationValues} from './parts/notification-values';
import {notificationVariables} from './parts/notification-variables';

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
    release: 'notification',
    note: 'The chart is called `notification`; a chart `notification-hook` does not exist.',
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
    values: notificationValues,
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
  environment: notificationVariables,
  labels: {},
  serviceAccount: 'scan-completion-hook',
  related: ['/docs/hooks/generic-webhook', '/docs/hooks/defectdojo', '/docs/api/finding', '/docs/api/crds/scan'],
};
