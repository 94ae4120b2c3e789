import type {HookVariable} from '../../types';

const reader = '`env`';

/** Variables that the notifiers and the built-in templates read. The reader sets them below `env`. */
export const notificationVariables: readonly HookVariable[] = [
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
];
