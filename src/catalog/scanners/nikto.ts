import type {Scanner} from '../types';

const name = '<message of Nikto>';

export const nikto: Scanner = {
  id: 'nikto',
  title: 'Nikto',
  summary: 'Checks web servers for outdated software, dangerous files, missing headers and misconfiguration.',
  category: 'web',
  targets: ['web-application'],
  tags: [
    'web server',
    'webserver',
    'web server vulnerability scanner',
    'outdated web server software',
    'outdated software',
    'misconfiguration',
    'security headers',
    'dangerous files',
    'robots.txt',
  ],
  tool: {
    name: 'Nikto',
    homepage: 'https://cirt.net/',
    docs: 'https://cirt.net/nikto2-docs/usage.html',
    repository: 'https://github.com/sullo/nikto',
  },
  toolVersion: '2.5.0',
  chart: {
    name: 'nikto',
    values: [
      {
        key: 'cascadingRules.enabled',
        default: 'false',
        meaning: 'Installs the rule `nikto-http`.',
      },
    ],
  },
  images: [
    {
      role: 'scanner',
      repository: 'docker.io/securecodebox/scanner-nikto',
      tag: '2.5.0',
      note: 'The image holds the default branch of Nikto at the time it was built, not the tag that the version names.',
    },
    {role: 'parser', repository: 'docker.io/securecodebox/parser-nikto', tag: 'chart version'},
  ],
  platforms: ['linux/amd64'],
  scanTypes: [
    {
      name: 'nikto',
      purpose: 'Choose it for a first look at one web server and the software it runs.',
      command: ['sh', '/wrapper.sh', '-o', '/home/securecodebox/nikto-results.json'],
      resultType: 'nikto-json',
      resultLocation: '/home/securecodebox/nikto-results.json',
      note: 'The wrapper always ends with success, so `Done` says nothing about whether Nikto reached the target.',
    },
  ],
  parameters: [
    {
      flag: '-h, -host <host|URL>',
      meaning: 'Names the target. A URL carries scheme and port, as in `-h https://192.168.0.1:443/`.',
    },
    {flag: '-url <URL>', meaning: 'Names the target as a URL.'},
    {
      flag: '-p, -port <ports>',
      meaning: 'Sets a port, a list such as `80,88,90` or a range such as `80-90`.',
      default: '80',
    },
    {flag: '-ssl', meaning: 'Forces TLS.'},
    {
      flag: '-T, -Tuning <codes>',
      meaning:
        'Runs only the test classes with these codes, which shortens the scan; `x` excludes them instead. `1,2,3,5,7,b` leaves the attack classes out.',
    },
    {flag: '-maxtime <t>', meaning: 'Limits the time per host.'},
    {flag: '-timeout <s>', meaning: 'Gives up on a request after this many seconds.'},
    {flag: '-id <user:pass>', meaning: 'Logs in with basic authentication.'},
    {flag: '-useragent <UA>', meaning: 'Sends this user agent.'},
    {flag: '-useproxy <URL>', meaning: 'Sends requests through this proxy.'},
    {flag: '-vhost <name>', meaning: 'Sends this name in the Host header.'},
    {flag: '-root <path>', meaning: 'Puts this path in front of every request.'},
    {flag: '-o', meaning: 'Is set by the scan type. Do not repeat it.'},
  ],
  target: 'One host behind `-host` (port 80 unless `-port` says otherwise) or a full URL behind `-url`.',
  privileges: 'none',
  findings: [
    {category: 'X-Frame-Options Header', name, severity: 'LOW', when: 'For the Nikto id `999957`.'},
    {category: 'X-XSS-Protection', name, severity: 'LOW', when: 'For the Nikto id `999102`.'},
    {category: 'Uncommon Header', name, severity: 'INFORMATIONAL', when: 'For the Nikto id `999100`.'},
    {category: 'robots.txt', name, severity: 'INFORMATIONAL', when: 'For the Nikto id `999996`.'},
    {category: 'Potential Backup File', name, severity: 'INFORMATIONAL', when: 'For the Nikto id `740001`.'},
    {category: 'X-Content-Type-Options Header', name, severity: 'INFORMATIONAL', when: 'For the Nikto id `999103`.'},
    {category: 'Path Traversal', name, severity: 'HIGH', when: 'For the Nikto id `521000`.'},
    {category: 'Outdated Software', name, severity: 'MEDIUM', when: 'For Nikto ids from `600000` to `699999`.'},
    {
      category: 'Identified Software',
      name,
      severity: 'INFORMATIONAL',
      when: 'For Nikto ids from `800000` to `899999` and from `500017` to `599999`.',
    },
    {
      category: 'Potential Vulnerability',
      name,
      severity: 'HIGH',
      when: 'For Nikto ids from `0` to `99999`. A host that cannot be resolved has the id `0` and lands here, with an error as its name.',
    },
    {category: 'Embedded Device', name, severity: 'INFORMATIONAL', when: 'For Nikto ids from `300000` to `399999`.'},
    {
      category: 'Nikto Finding',
      name,
      severity: 'INFORMATIONAL',
      when: 'For every other Nikto id. The first line of this list that fits decides.',
    },
  ],
  findingFields: [
    {
      key: 'location',
      meaning: 'Holds scheme, host and path without the port; the scheme is `https` for the ports 443 and 8443 only.',
    },
    {key: 'osi_layer', meaning: 'Is always `NETWORK`.'},
    {key: 'description', meaning: 'Is always `null`.'},
  ],
  attributes: [
    {key: 'ip_addresses', type: 'list of string', meaning: 'The address of the target.'},
    {key: 'hostname', type: 'string', meaning: 'The host name of the target.'},
    {key: 'banner', type: 'string', meaning: 'The banner of the server.'},
    {key: 'method', type: 'string', meaning: 'The HTTP method of the request.'},
    {key: 'port', type: 'int', meaning: 'The port.'},
    {key: 'niktoId', type: 'int', meaning: 'The number of the test, from which the category follows.'},
    {
      key: 'references',
      type: 'list of {type, value} or null',
      meaning:
        'A URL, and a CWE when the link leads to cwe.mitre.org. The references stand here, not in the field of that name.',
    },
  ],
  cascadingRules: [
    {
      name: 'nikto-http',
      invasive: 'non-invasive',
      intensive: 'medium',
      matches:
        'An `Open Port` finding in state `open` whose service starts with `http`, so HTTPS and alternative ports too.',
      triggeredBy: ['nmap'],
      startsScanType: 'nikto',
      parameters: ['-host', '{{$.hostOrIP}}', '-port', '{{attributes.port}}', '-Tuning', '1,2,3,5,7,b'],
    },
  ],
  related: [
    '/docs/scanners/zap-automation-framework',
    '/docs/scanners/nuclei',
    '/docs/scanners/nmap',
    '/docs/scanners/ffuf',
    '/docs/hooks/cascading-scans',
  ],
};
