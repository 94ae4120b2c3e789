import type {Scanner} from '../types';
import {mayRunAsRoot, readOnlyRootOff, runAsNonRootOff, shipsNoRules} from './common';

const service = 'WordPress Service';

export const wpscan: Scanner = {
  id: 'wpscan',
  title: 'WPScan',
  summary: 'Examines a WordPress site from outside and reports vulnerable plugins when it has an API token.',
  category: 'cms',
  targets: ['cms'],
  tags: [
    'wordpress',
    'wordpress plugins',
    'vulnerable plugins',
    'vulnerable themes',
    'wordpress themes',
    'wordpress users',
    'cms',
    'content management system',
    'web application',
  ],
  tool: {
    name: 'WPScan',
    homepage: 'https://wpscan.org/',
    docs: 'https://github.com/wpscanteam/wpscan/wiki/WPScan-User-Documentation',
    repository: 'https://github.com/wpscanteam/wpscan',
    license: 'free for non-commercial use',
  },
  toolVersion: 'v3.8.28',
  chart: {
    name: 'wpscan',
    values: [runAsNonRootOff, readOnlyRootOff],
    ignores: [shipsNoRules],
  },
  images: [
    {role: 'scanner', repository: 'docker.io/securecodebox/scanner-wpscan', tag: 'v3.8.28'},
    {role: 'parser', repository: 'docker.io/securecodebox/parser-wpscan', tag: 'chart version'},
  ],
  platforms: ['linux/amd64', 'linux/arm64'],
  scanTypes: [
    {
      name: 'wpscan',
      purpose: 'Choose it for one site that runs WordPress; any other site makes the scan fail.',
      command: ['sh', '/wrapper.sh', '-o', '/home/securecodebox/wpscan-results.json', '-f', 'json'],
      resultType: 'wpscan-json',
      resultLocation: '/home/securecodebox/wpscan-results.json',
      note: 'Vulnerabilities found (exit code 5) count as success; the exit codes 1 to 4 fail the Job.',
    },
  ],
  parameters: [
    {flag: '--url', meaning: 'Names the site. It is required.'},
    {
      flag: '-e, --enumerate',
      meaning:
        'Chooses what to list: plugins (`vp`, `ap` or `p`), themes (`vt`, `at` or `t`), `tt`, `cb`, `dbe`, `u` and `m`, separated by commas. Without codes it is `vp,vt,tt,cb,dbe,u,m`.',
      default: 'All Plugins, Config Backups',
    },
    {
      flag: '--plugins-detection',
      meaning:
        'Decides how plugins are looked for: `passive` with few requests, `aggressive` with many, `mixed` for most results. Everything else is looked for in mixed mode.',
      default: 'passive',
    },
    {
      flag: '--api-token',
      meaning: 'Passes the token of the vulnerability database. It is readable in the Scan in clear text.',
    },
    {
      flag: '--passwords FILE',
      meaning: 'Tries the passwords of a mounted file on the users found by `-e u`. This is an attack.',
    },
    {flag: '--update', meaning: 'Refreshes the local database and does nothing else.'},
    {flag: '-o / -f', meaning: 'Are set by the scan type. Do not override them.'},
  ],
  target: 'One host name or URL behind `--url`.',
  privileges: mayRunAsRoot,
  findings: [
    {
      category: 'WordPress Service',
      name: 'WordPress Service',
      severity: 'INFORMATIONAL',
      when: 'Once for each site; vulnerabilities of the core are only in its attribute `wp_vulnerabilities`.',
    },
    {
      category: 'WordPress <type>',
      name: "WordPress finding '<type>'",
      severity: 'INFORMATIONAL',
      when: 'For every interesting finding, such as `headers`, `xmlrpc`, `readme` or `wp_cron`.',
    },
    {
      category: 'WordPress Plugin',
      name: "WordPress finding: vulnerability in '<plugin slug>'",
      severity: 'HIGH',
      when: 'For every known vulnerability of a plugin, which needs an API token; themes, users, backups and media give no finding.',
    },
  ],
  findingFields: [
    {key: 'location', meaning: 'Holds the URL of the site, of the finding or of the plugin.'},
    {key: 'osi_layer', meaning: 'Is always `APPLICATION`.'},
    {key: 'description', meaning: 'Holds the title of the vulnerability on `WordPress Plugin`.'},
    {key: 'identified_at', meaning: 'Holds the end of the scan on `WordPress Service`.'},
    {
      key: 'confidence',
      meaning:
        'Holds how sure WPScan is, on `WordPress Service` and interesting findings; on plugins it is an attribute.',
    },
    {
      key: 'references',
      meaning:
        'Holds what WPScan refers to, with the type in capitals and the value unchanged, for example a CVE without `CVE-`; `null` when there is nothing.',
    },
  ],
  attributes: [
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
  ],
  cascadingRules: [],
  related: ['/docs/scanners/whatweb', '/docs/scanners/cmseek', '/docs/scanners/nuclei'],
};
