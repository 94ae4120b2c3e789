import type {Scanner} from '../types';
import {whatwebParameters} from './parts/whatweb-parameters';

export const whatweb: Scanner = {
  id: 'whatweb',
  title: 'Whatweb',
  summary: 'Recognizes the technologies behind a website: web server, CMS, JavaScript libraries and more.',
  category: 'web',
  targets: ['web-application'],
  tags: [
    'website technologies',
    'technology detection',
    'fingerprinting',
    'cms',
    'cms detection',
    'javascript libraries',
    'web server version',
    'web application',
    'reconnaissance',
    'network',
  ],
  state: 'released',
  tool: {
    name: 'WhatWeb',
    homepage: 'https://morningstarsecurity.com/research/whatweb',
    docs: 'https://github.com/urbanadventurer/WhatWeb/wiki',
    repository: 'https://github.com/urbanadventurer/WhatWeb',
    license: 'GPL-2.0',
  },
  toolVersion: 'v0.5.5',
  chart: {
    name: 'whatweb',
    release: 'whatweb',
    values: [
      {
        key: 'cascadingRules.enabled',
        type: 'bool',
        default: 'false',
        meaning: 'Installs the rule `whatweb-subdomain-scan`.',
      },
    ],
  },
  images: [
    {role: 'scanner', repository: 'docker.io/securecodebox/scanner-whatweb', tag: 'v0.5.5'},
    {role: 'parser', repository: 'docker.io/securecodebox/parser-whatweb', tag: 'chart version'},
  ],
  platforms: ['linux/amd64'],
  scanTypes: [
    {
      name: 'whatweb',
      purpose: 'Choose it to learn what websites are built with, from one request or, if you allow it, many.',
      command: ['whatweb', '--log-json=/home/securecodebox/whatweb-results.json'],
      resultType: 'whatweb-json',
      resultLocation: '/home/securecodebox/whatweb-results.json',
      installedByDefault: true,
    },
  ],
  parameters: whatwebParameters,
  target: 'One or more URLs, host names, addresses, CIDR ranges or ranges such as `x.x.x-x`, or a file behind `-i`.',
  privileges: 'none',
  findings: [
    {
      category: 'WEB APPLICATION',
      name: '<target URI>',
      severity: 'INFORMATIONAL',
      when: 'For every address that answers; each hop of a redirect counts as one.',
    },
  ],
  findingFields: [
    {key: 'location', meaning: 'Holds the URI of the target.'},
    {key: 'osi_layer', meaning: 'Is always `NETWORK`.'},
    {key: 'description', meaning: 'Holds the title of the page, or `null`.'},
  ],
  attributes: [
    {key: 'requestConfig', type: 'string', meaning: 'The user agent that was sent.'},
    {
      key: 'ip_addresses',
      type: 'list of string',
      meaning: 'The one address of the site; the list holds `null` when it is unknown.',
    },
    {key: 'country', type: 'string or null', meaning: 'The country and its code, for example `RESERVED/ZZ`.'},
    {key: 'HTML5', type: 'bool', meaning: 'Whether the page is HTML5; missing when it is not.'},
    {
      key: '<plugin name>',
      type: 'string',
      meaning:
        'One key for every other plugin that matched, such as `MetaGenerator`, with its first text and first module; the keys differ from site to site.',
    },
  ],
  cascadingRules: [
    {
      name: 'whatweb-subdomain-scan',
      invasive: 'non-invasive',
      intensive: 'light',
      matches: 'A finding of category `Subdomain` on the layer `NETWORK`.',
      triggeredBy: ['amass'],
      startsScanType: 'whatweb',
      parameters: ['{{location}}'],
    },
  ],
  related: ['/docs/scanners/amass', '/docs/scanners/cmseek', '/docs/scanners/wpscan', '/docs/hooks/cascading-scans'],
};
