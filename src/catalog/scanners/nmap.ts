import type {Scanner} from '../types';

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
    values: [
      {
        key: 'cascadingRules.enabled',
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
  privileges: 'None by default; OS detection needs the capabilities `NET_RAW`, `NET_ADMIN` and `NET_BIND_SERVICE`.',
  findings: [
    {
      category: 'Open Port',
      name: 'Open Port: <port> (<service>)',
      severity: 'INFORMATIONAL',
      when: 'For every listed port that is not `closed`, so `filtered` ones too; without a service name the part in parentheses is missing.',
    },
    {
      category: 'Host',
      name: 'Host: <hostname or first ip>',
      severity: 'INFORMATIONAL',
      when: 'For every host that is not marked as down, with or without open ports.',
    },
    {
      category: 'FTP',
      name: 'Anonymous FTP Login possible',
      severity: 'MEDIUM',
      when: 'When the script `ftp-anon` gets in.',
    },
    {
      category: 'FTP',
      name: 'Server banner found',
      severity: 'INFORMATIONAL',
      when: 'When the script `banner` reads one and the first port of the host that is not closed is 21.',
    },
    {
      category: 'TCP',
      name: 'Server banner found',
      severity: 'INFORMATIONAL',
      when: 'When the script `banner` reads one and the first port of the host that is not closed is another.',
    },
    {
      category: 'SMB',
      name: 'SMB Dangerous Protocol Version Finding SMBv1',
      severity: 'HIGH',
      when: 'When the script `smb-protocols` lists SMBv1.',
    },
    {
      category: 'SMB',
      name: 'SMB Dangerous Protocol Version Finding v<version>',
      severity: 'MEDIUM',
      when: 'When the script `smb-protocols` lists a version above 0 and below 2.',
    },
    {
      category: 'SMB',
      name: 'SMB Protocol Version Finding v<version>',
      severity: 'LOW',
      when: 'When the script `smb-protocols` lists a version from 2 to below 3.',
    },
    {
      category: 'SMB',
      name: 'SMB Protocol Version Finding v<version>',
      severity: 'INFORMATIONAL',
      when: 'When the script `smb-protocols` lists version 3 or later.',
    },
  ],
  findingFields: [
    {
      key: 'location',
      meaning:
        'Holds protocol, host name or first address, and port, as in `tcp://scanme.nmap.org:22`; on `FTP` the protocol is `ftp`. On `Host` it is the bare host name, or `null` without one.',
    },
    {key: 'osi_layer', meaning: 'Is always `NETWORK`.'},
  ],
  attributes: [
    {key: 'port', type: 'int', meaning: 'The port.', on: 'Open Port, SMB'},
    {
      key: 'state',
      type: 'string',
      meaning: 'The state of the port, such as `open` or `filtered`.',
      on: 'Open Port, SMB',
    },
    {
      key: 'ip_addresses',
      type: 'list of string',
      meaning: 'The IPv4 and IPv6 addresses of the host.',
      on: 'Open Port, Host, SMB',
    },
    {key: 'mac_address', type: 'string or null', meaning: 'The MAC address, if it was seen.', on: 'Open Port, SMB'},
    {key: 'protocol', type: 'string', meaning: '`tcp` or `udp`.', on: 'Open Port, SMB'},
    {key: 'hostname', type: 'string or null', meaning: 'The first name of the host.', on: 'Open Port, Host, SMB'},
    {
      key: 'method',
      type: 'string',
      meaning: 'How the service was determined: `table` from the port number, `probed` by `-sV`.',
      on: 'Open Port, SMB',
    },
    {
      key: 'operating_system',
      type: 'string or null',
      meaning: 'The operating system that fits best.',
      on: 'Open Port, Host, SMB',
    },
    {
      key: 'service',
      type: 'string',
      meaning: 'The name of the service; without `-sV` it is guessed from the port.',
      on: 'Open Port, SMB',
    },
    {
      key: 'serviceProduct',
      type: 'string or null',
      meaning: 'The product, as `-sV` found it.',
      on: 'Open Port, SMB',
    },
    {
      key: 'serviceVersion',
      type: 'string or null',
      meaning: 'The version of the product, as `-sV` found it.',
      on: 'Open Port, SMB',
    },
    {
      key: 'scripts',
      type: 'object or null',
      meaning: 'The raw output of each NSE script that ran on this port, by its name.',
      on: 'Open Port',
    },
    {
      key: 'scripts',
      type: 'string or null',
      meaning: 'The line of the script that names the version.',
      on: 'SMB',
    },
    {
      key: 'tunnel',
      type: 'string or null',
      meaning: 'What the service is wrapped in, for example `ssl`.',
      on: 'Open Port',
    },
    {
      key: 'script',
      type: 'string',
      meaning: 'The name of the NSE script behind the finding.',
      on: 'FTP, TCP',
    },
    {
      key: 'banner',
      type: 'string',
      meaning: 'The banner, on findings of the script `banner`.',
      on: 'FTP, TCP',
    },
    {key: 'smb_protocol_version', type: 'number', meaning: 'The version of SMB.', on: 'SMB'},
  ],
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
