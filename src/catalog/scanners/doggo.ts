import type {Scanner} from '../types';

export const doggo: Scanner = {
  id: 'doggo',
  title: 'doggo',
  summary: 'Asks DNS for the records of a domain and keeps every answer as a finding.',
  category: 'network',
  targets: ['domain'],
  tags: ['dns', 'dns records', 'dns lookup', 'dig', 'mx record', 'txt record', 'name server', 'resolver', 'network'],
  tool: {
    name: 'doggo',
    homepage: 'https://github.com/mr-karan/doggo',
    docs: 'https://github.com/mr-karan/doggo#usage-examples',
    repository: 'https://github.com/mr-karan/doggo',
    license: 'GPL-3.0',
  },
  toolVersion: 'v1.0.5',
  chart: {
    name: 'doggo',
    values: [
      {
        key: 'parser.env',
        default: '[]',
        meaning: 'Setting `DEBUG` to `true` makes the parser log the targets and findings it read.',
      },
      {
        key: 'cascadingRules.enabled',
        default: 'false',
        meaning: 'Installs the rule `doggo-dnsscan`.',
      },
    ],
    ignores: [{key: 'imagePullSecrets', reason: 'The scan pod ignores it; the parse pod uses it.'}],
  },
  images: [
    {
      role: 'scanner',
      repository: 'docker.io/securecodebox/scanner-doggo',
      tag: 'v1.0.5',
      note: 'The release workflow does not build this image. If the pull fails, set an image of your own that has `sh` and `/wrapper.sh`.',
    },
    {role: 'parser', repository: 'docker.io/securecodebox/parser-doggo', tag: 'chart version'},
  ],
  platforms: ['linux/amd64'],
  scanTypes: [
    {
      name: 'doggo',
      purpose: 'Choose it to record what DNS says about one or more names.',
      command: ['sh', '/wrapper.sh'],
      resultType: 'doggo-json',
      resultLocation: '/home/securecodebox/doggo-results.json',
      note: 'The wrapper adds `--json`. It ends with success even when doggo fails, so look for zero findings.',
    },
  ],
  parameters: [
    {flag: '<domain>', meaning: 'Names what to look up, for example `example.com`; alone it asks for the A record.'},
    {flag: 'A AAAA NS CNAME TXT MX SRV ...', meaning: 'Lists the record types as further words.'},
    {
      flag: '@9.9.9.9',
      meaning:
        'Chooses the resolver. A scheme picks the protocol: `@udp://`, `@tcp://`, `@tls://` (DoT), `@https://` (DoH), `@quic://` (DoQ) or `@sdns://` (DNSCrypt).',
    },
    {flag: '-q, --query', meaning: 'Names what to look up, as a flag.'},
    {flag: '-t, --type', meaning: 'Sets the record type, as a flag.'},
    {flag: '-n, --nameserver', meaning: 'Sets the address of the resolver, as a flag.'},
    {flag: '-c, --class', meaning: 'Sets the class of the query.'},
    {flag: '--timeout', meaning: 'Limits how long doggo waits for the resolver.'},
    {flag: '-4 / -6', meaning: 'Restricts the query to IPv4 or to IPv6.'},
    {flag: '--ndots, --search', meaning: 'Overrides what `resolv.conf` says about short names.'},
    {flag: '-J, --json', meaning: 'Is added by the wrapper. Do not repeat it.'},
  ],
  target: 'Bare domain names, then record types and, if wanted, `@` and a resolver.',
  privileges: 'none',
  findings: [
    {
      category: 'DNS Information',
      name: 'DNS Record: <name> | Type: <type>',
      severity: 'INFORMATIONAL',
      when: 'For every answer of the resolver; the name keeps its final dot, authority records are left out.',
    },
  ],
  findingFields: [
    {key: 'location', meaning: 'Holds the name without its final dot.'},
    {key: 'osi_layer', meaning: 'Is always `NETWORK`.'},
    {key: 'description', meaning: 'Names record type, name and address in a sentence.'},
  ],
  attributes: [
    {key: 'doggy_dns_type', type: 'string', meaning: 'The record type. The prefix really is `doggy`.'},
    {key: 'doggy_dns_address', type: 'string', meaning: 'What the record says.'},
    {key: 'doggy_dns_status', type: 'string', meaning: 'The status of the answer; it is often empty.'},
    {key: 'doggy_dns_rtt', type: 'string', meaning: 'The round trip time, for example `33ms`.'},
    {key: 'doggy_dns_nameserver', type: 'string', meaning: 'The server that answered, with its port.'},
    {
      key: 'ip_addresses',
      type: 'list of string',
      meaning: 'The address of an A or AAAA record; empty for all other types.',
    },
  ],
  cascadingRules: [
    {
      name: 'doggo-dnsscan',
      invasive: 'non-invasive',
      intensive: 'light',
      matches: 'A finding of category `Subdomain` on the layer `NETWORK`.',
      triggeredBy: ['amass'],
      startsScanType: 'doggo',
      parameters: ['{{location}}', 'A', 'AAAA', 'NS', 'CNAME', 'TXT', 'MX', 'SRV'],
    },
  ],
  related: ['/docs/scanners/amass', '/docs/scanners/nmap', '/docs/hooks/cascading-scans'],
};
