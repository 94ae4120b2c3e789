import type {Scanner} from '../types';

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
    values: [
      {
        key: 'cascadingRules.enabled',
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
    },
  ],
  parameters: [
    {
      flag: '-a, --aggression',
      meaning:
        'Sets how hard it looks: `1` sends one request per target and follows redirects, `3` sends more requests where a plugin matched, `4` sends many requests. There is no level 2.',
      default: '1',
    },
    {flag: '-i, --input-file', meaning: 'Reads targets from a mounted file; `/dev/stdin` is possible.'},
    {
      flag: '--url-prefix / --url-suffix',
      meaning: 'Puts a text such as `https://` before or behind every target.',
    },
    {flag: '--url-pattern', meaning: 'Puts every target of `--input-file` into a URL in place of `%insert%`.'},
    {
      flag: '-U, --user-agent',
      meaning: 'Sends this user agent, which `requestConfig` shows.',
      default: 'WhatWeb/0.5.5',
    },
    {flag: '-H, --header', meaning: 'Sends a header, written as `Name:Value`; an empty value removes it.'},
    {
      flag: '--follow-redirect',
      meaning: 'Says which redirects to follow: `never`, `http-only`, `meta-only`, `same-site` or `always`.',
      default: 'always',
    },
    {flag: '--max-redirects', meaning: 'Limits the number of redirects.', default: '10'},
    {flag: '-u, --user', meaning: 'Logs in with basic authentication, `user:password`.'},
    {flag: '-c, --cookie', meaning: 'Sends cookies, written as `name=value; name2=value2`.'},
    {flag: '--cookiejar', meaning: 'Reads cookies from a file.'},
    {flag: '--proxy', meaning: 'Connects through a proxy, `host[:port]`.', default: 'port 8080'},
    {flag: '--proxy-user', meaning: 'Logs in at the proxy.'},
    {flag: '-p, --plugins', meaning: 'Chooses plugins, with `+` and `-` to add and to remove.', default: 'all'},
    {flag: '-g, --grep', meaning: 'Looks for a text or a regular expression in the responses.'},
    {flag: '--custom-plugin', meaning: 'Defines a plugin in the parameter itself.'},
    {flag: '-t, --max-threads', meaning: 'Sets the number of threads.', default: '25'},
    {flag: '--open-timeout', meaning: 'Gives up connecting after this many seconds.', default: '15'},
    {flag: '--read-timeout', meaning: 'Gives up reading after this many seconds.', default: '30'},
    {flag: '--wait', meaning: 'Waits between connections. Use it with a single thread.'},
    {flag: '--no-errors', meaning: 'Hides error messages.', default: 'off'},
    {flag: '-v / -q / --colour', meaning: 'Changes how much the log says and whether it uses colors.'},
    {flag: '--log-json', meaning: 'Is set by the scan type. Do not override it.'},
  ],
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
