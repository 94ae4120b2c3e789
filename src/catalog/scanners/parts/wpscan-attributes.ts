import type {FindingAttribute} from '../../types';

const service = 'WordPress Service';

export const wpscanAttributes: readonly FindingAttribute[] = [
  {key: 'hostname', type: 'string', meaning: 'The target as a full URL, not as a bare host name.'},
  {key: 'ip_addresses', type: 'list of string', meaning: 'The address of the target.', on: service},
  {key: 'wpscan_version', type: 'string', meaning: 'The version of WPScan.', on: service},
  {key: 'wpscan_requests', type: 'number', meaning: 'How many requests were sent.', on: service},
  {
    key: 'wp_version',
    type: 'string',
    meaning: 'The version of WordPress; missing when it was not recognized.',
    on: service,
  },
  {key: 'wp_release_date', type: 'string', meaning: 'When this version came out.', on: service},
  {
    key: 'wp_release_status',
    type: 'string',
    meaning: 'Where this version stands, such as `insecure`, `outdated` or `latest`.',
    on: service,
  },
  {key: 'wp_interesting_entries', type: 'list', meaning: 'What the finding is based on.'},
  {key: 'wp_found_by', type: 'string', meaning: 'How it was found.'},
  {key: 'wp_confirmed_by', type: 'object', meaning: 'Which other methods confirm it.'},
  {
    key: 'wp_vulnerabilities',
    type: 'list',
    meaning: 'The vulnerabilities of the core, with an API token only.',
    on: service,
  },
  {key: 'confidence', type: 'number', meaning: 'How sure WPScan is.', on: 'WordPress Plugin'},
];
