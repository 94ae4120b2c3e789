import type {Scanner} from '../types';

export const screenshooter: Scanner = {
  id: 'screenshooter',
  title: 'Screenshooter',
  summary: 'Opens a web page in headless Firefox and keeps a picture of it. It does not look for vulnerabilities.',
  category: 'web',
  targets: ['web-application'],
  tags: ['screenshot', 'picture of a website', 'web application', 'firefox', 'reconnaissance', 'visual inventory'],
  tool: {
    name: 'Firefox ESR, wrapped by secureCodeBox',
    homepage: 'https://github.com/secureCodeBox/secureCodeBox',
    repository: 'https://github.com/secureCodeBox/secureCodeBox',
    license: 'Apache-2.0 (the wrapper)',
  },
  toolVersion: '1.0',
  chart: {
    name: 'screenshooter',
    values: [
      {
        key: 'scanner.image.tag',
        type: 'string',
        default: 'null',
        meaning: 'Differs from the shared default: without a value the tag is the chart version, not the tool version.',
      },
      {
        key: 'cascadingRules.enabled',
        default: 'false',
        meaning: 'Installs the rules `screenshooter-http` and `screenshooter-https`.',
      },
    ],
  },
  images: [
    {
      role: 'scanner',
      repository: 'docker.io/securecodebox/scanner-screenshooter',
      tag: 'chart version',
      note: 'The chart announces linux/arm64 too, but the image is built for linux/amd64 only.',
    },
    {role: 'parser', repository: 'docker.io/securecodebox/parser-screenshooter', tag: 'chart version'},
  ],
  platforms: ['linux/amd64'],
  scanTypes: [
    {
      name: 'screenshooter',
      purpose: 'Choose it to see what a page looks like, for example behind every open HTTP port.',
      command: ['sh', '/wrapper.sh', '-screenshot', '/home/securecodebox/screenshot.png'],
      resultType: 'screenshot-png',
      resultLocation: '/home/securecodebox/screenshot.png',
      note: 'The wrapper loads the page twice, for at most 30 seconds each, and always ends with success; a page that fails to load gives no finding.',
    },
  ],
  parameters: [
    {
      flag: 'URL (positional)',
      meaning:
        'Names the page, with its scheme. It must be the first parameter, since the parser takes the name of the finding from there.',
    },
  ],
  target: 'Exactly one full URL with `http://` or `https://`.',
  privileges: 'none',
  findings: [
    {
      category: 'Screenshot',
      name: 'Screenshot for <URL>',
      severity: 'INFORMATIONAL',
      when: 'Once for each Scan, unless the picture is empty.',
    },
  ],
  findingFields: [
    {key: 'location', meaning: 'Holds the URL as you gave it.'},
    {key: 'osi_layer', meaning: 'Is always `APPLICATION`.'},
    {key: 'description', meaning: 'Says that a picture of the URL was taken.'},
  ],
  attributes: [
    {
      key: 'downloadLink',
      type: 'string (URL)',
      meaning: 'The presigned link to the picture; it expires 7 days after the start of the scan.',
    },
  ],
  cascadingRules: [
    {
      name: 'screenshooter-http',
      invasive: 'non-invasive',
      intensive: 'light',
      matches: 'An `Open Port` finding in state `open` with the service `http` or `http-*`.',
      triggeredBy: ['nmap'],
      startsScanType: 'screenshooter',
      parameters: ['http://{{$.hostOrIP}}:{{attributes.port}}'],
    },
    {
      name: 'screenshooter-https',
      invasive: 'non-invasive',
      intensive: 'light',
      matches: 'An `Open Port` finding in state `open` with the service `https*`.',
      triggeredBy: ['nmap'],
      startsScanType: 'screenshooter',
      parameters: ['https://{{$.hostOrIP}}:{{attributes.port}}'],
    },
  ],
  related: ['/docs/scanners/nmap', '/docs/hooks/cascading-scans', '/docs/how-tos/scanning-web-applications'],
};
