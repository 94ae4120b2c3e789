import {noPullPolicy} from '../charts/common-hook-values';
import type {Hook} from '../types';

const secret = 'generic-webhook-credentials';

export const genericWebhook: Hook = {
  id: 'generic-webhook',
  title: 'Generic WebHook',
  summary:
    'Posts the Scan and all its findings as JSON to an HTTP endpoint of your choice, once for each finished scan.',
  category: 'integration',
  tags: ['http post', 'rest', 'callback', 'json', 'custom integration', 'api key', 'basic auth'],
  state: 'released',
  hookType: 'ReadOnly',
  priority: '0',
  chart: {
    name: 'generic-webhook',
    mustSet: [
      {
        key: 'webhookUrl',
        example: 'http://http-webhook.demo-targets.svc/hello-world',
        reason: 'The default sends your findings to example.com.',
      },
    ],
    values: [
      {
        key: 'webhookUrl',
        default: 'http://example.com',
        meaning: 'Address that receives the POST request.',
      },
      {
        key: 'hook.authentication.apikey.userSecret',
        type: 'string',
        default: secret,
        meaning: 'Name of the Secret for authentication by a header.',
      },
      {
        key: 'hook.authentication.apikey.headerNameKey',
        default: 'headerName',
        meaning: 'Key of that Secret under which the name of the header is stored.',
      },
      {
        key: 'hook.authentication.apikey.headerValueKey',
        default: 'headerValue',
        meaning: 'Key of that Secret under which the value of the header is stored.',
      },
      {
        key: 'hook.authentication.basic.userSecret',
        type: 'string',
        default: secret,
        meaning: 'Name of the Secret for HTTP Basic authentication.',
      },
      {
        key: 'hook.authentication.basic.usernameKey',
        default: 'username',
        meaning: 'Key of that Secret under which the user name is stored.',
      },
      {
        key: 'hook.authentication.basic.passwordKey',
        default: 'password',
        meaning: 'Key of that Secret under which the password is stored.',
      },
    ],
    ignores: [noPullPolicy],
  },
  images: [{role: 'hook', repository: 'docker.io/securecodebox/hook-generic-webhook', tag: 'chart version'}],
  secrets: [
    {
      name: secret,
      keys: ['username', 'password'],
      optional: true,
      namedBy: 'hook.authentication.basic.userSecret',
      create: `kubectl create secret generic ${secret} --from-literal=username='admin' --from-literal=password='ThisIsAPassword'`,
      note: 'For HTTP Basic authentication; used when the header is not complete.',
    },
    {
      name: secret,
      keys: ['headerName', 'headerValue'],
      optional: true,
      namedBy: 'hook.authentication.apikey.userSecret',
      create: `kubectl create secret generic ${secret} --from-literal=headerName='X-Example-Header' --from-literal=headerValue='ThisIsAnAPIkeyValue'`,
      note: 'For a header of your own; it wins when all four keys are present.',
    },
  ],
  annotations: [],
  environment: [
    {name: 'WEBHOOK_URL', source: '`webhookUrl`', meaning: 'Address of the endpoint.'},
    {name: 'WEBHOOK_USER', source: 'key `username` of the Secret', meaning: 'User for HTTP Basic authentication.'},
    {name: 'WEBHOOK_PASSWORD', source: 'key `password` of the Secret', meaning: 'Password of that user.'},
    {name: 'WEBHOOK_APIKEY_HEADER_NAME', source: 'key `headerName` of the Secret', meaning: 'Name of the header.'},
    {name: 'WEBHOOK_APIKEY_HEADER_VALUE', source: 'key `headerValue` of the Secret', meaning: 'Value of the header.'},
  ],
  labels: {},
  serviceAccount: 'scan-completion-hook',
  related: ['/docs/hooks/notification-webhook', '/docs/api/finding', '/docs/api/crds/scan'],
};
