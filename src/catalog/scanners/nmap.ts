import type {Scanner} from '../types';
import {nmapAttributes, nmapFindings} from './parts/nmap-findings';

export const nmap: Scanner = {
  id: 'nmap',
  title: 'Nmap',
  summary: 'Finds live hosts, open ports and the services behind them, and starts most of the other scans.',
  category: 'network',
  targets: ['network'],
  tags: [
    'port scan',
    'portscan',
    'open ports',
    'host discovery',
    'network discovery',
    'service detection',
    'os detection',
    'banner',
    'smb',
    'ftp',
    'nse scripts',
  ],
  state: 'released',
  tool: {
    name: 'Nmap',
    homepage: 'https://nmap.org/',
    docs: 'https://nmap.org/book/man.html',
    repository: 'https://github.com/nmap/nmap',
    license: 'own open-source license of the Nmap project',
  },
  toolVersion: '7.95-r0',
  chart: {
    name: 'nmap',
    release: 'nmap',
    values: [
      {
        key: 'cascadingRules.enabled',
        type: 'bool',
        default: 'false',
        meaning: 'Installs the rules `nmap-hostscan` and `nmap-smb`.',
      },
    ],
  },
  images: [
    {
      role: 'scanner',
      repository: 'docker.io/securecodebox/scanner-nmap',
      tag: '7.95-r0',
      note: 'The tag is the version of the Alpine package.',
    },
    {role: 'parser', repository: 'docker.io/securecodebox/parser-nmap', tag: 'chart version'},
  ],
  platforms: ['linux/amd64', 'linux/arm64'],
  scanTypes: [
    {
      name: 'nmap',
      purpose: 'Choose it for hosts and networks of any size.',
      command: ['nmap', '-oX', '/home/securecodebox/nmap-results.xml'],
      resultType: 'nmap-xml',
      resultLocation: '/home/securecodebox/nmap-results.xml',
      installedByDefault: true,
      note: 'It runs without raw sockets, so it makes TCP connect scans. `scanner.nameAppend` gives a differently configured copy a name of its own.',
    },
  ],
  parameters: [
    {flag: '-p <port|range>', meaning: 'Chooses the ports to scan: one, a list or a range.'},
    {
      flag: '-PS / -PA / -PU <ports>',
      meaning: 'Looks for live hosts by TCP SYN, TCP ACK or UDP probes to these ports.',
    },
    {
      flag: '-Pn',
      meaning:
        'Takes every target as up, without looking first. Most services in a cluster need it, since cluster networks often block pings.',
    },
    {
      flag: '-sV',
      meaning:
        'Asks open ports for service and version, which fills `serviceProduct` and `serviceVersion` and gives rules a better `service`.',
    },
    {flag: '-O', meaning: 'Detects the operating system. It needs a scan type with more privileges.'},
    {
      flag: '-A',
      meaning:
        'Detects operating system and versions, runs the default scripts and traces the route; the first needs privileges.',
    },
    {
      flag: '--script <name[,name]>',
      meaning:
        'Runs NSE scripts, separated by commas; `-script` works too. Only `ftp-anon`, `banner` and `smb-protocols` give findings of their own.',
    },
    {flag: '--privileged', meaning: 'Assumes all privileges. Use it with a privileged scan type only.'},
    {flag: '-T<0-5>', meaning: 'Chooses a timing template, from slow to fast.'},
    {flag: '--top-ports <n>', meaning: 'Scans this number of the most common ports.'},
    {flag: '-6', meaning: 'Scans over IPv6.'},
    {flag: '-oX', meaning: 'Is set by the scan type. Do not repeat it.'},
  ],
  target: 'Host names, IP addresses, CIDR networks or Nmap ranges, as a rule the last parameters.',
  privileges:
    'None by default; OS detection needs the capabilities `CAP_NET_RAW`, `CAP_NET_ADMIN` and `CAP_NET_BIND_SERVICE`.',
  findings: nmapFindings,
  findingFields: [
    {
      key: 'location',
      meaning:
        'Holds protocol, host name or first address, and port, as in `tcp://scanme.nmap.org:22`; on `FTP` the protocol is `ftp`. On `Host` it is the bare host name, or `null` without one.',
    },
    {key: 'osi_layer', meaning: 'Is always `NETWORK`.'},
  ],
  attributes: nmapAttributes,
  cascadingRules: [
    {
      name: 'nmap-hostscan',
      invasive: 'non-invasive',
      intensive: 'light',
      matches: 'A finding of category `Subdomain` on the layer `NETWORK`.',
      triggeredBy: ['amass'],
      startsScanType: 'nmap',
      parameters: ['-Pn', '{{location}}'],
    },
    {
      name: 'nmap-smb',
      invasive: 'non-invasive',
      intensive: 'light',
      matches:
        'An `Open Port` finding in state `open` on port 445, or with the service `microsoft-ds` or `netbios-ssn`.',
      triggeredBy: ['nmap'],
      startsScanType: 'nmap',
      parameters: ['-Pn', '-p{{attributes.port}}', '--script', 'smb-protocols', '{{$.hostOrIP}}'],
    },
  ],
  related: [
    '/docs/how-tos/scanning-networks',
    '/docs/hooks/cascading-scans',
    '/docs/scanners/ncrack',
    '/docs/scanners/amass',
    '/docs/scanners/nikto',
  ],
};
