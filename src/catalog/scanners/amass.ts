import type {Scanner} from '../types';
import {readOnlyRootOff, shipsNoRules} from './common';

export const amass: Scanner = {
  id: 'amass',
  title: 'Amass',
  summary: 'Finds the subdomains of a domain through public sources, DNS and, if you allow it, active probing.',
  category: 'network',
  targets: ['domain'],
  tags: [
    'subdomain enumeration',
    'find subdomains',
    'dns',
    'osint',
    'attack surface',
    'asset discovery',
    'owasp amass',
    'reconnaissance',
  ],
  tool: {
    name: 'OWASP Amass',
    homepage: 'https://owasp.org/www-project-amass/',
    docs: 'https://github.com/owasp-amass/amass/blob/master/doc/user_guide.md',
    repository: 'https://github.com/OWASP/Amass',
    license: 'Apache-2.0',
  },
  toolVersion: 'v4.2.0',
  chart: {
    name: 'amass',
    values: [
      {
        key: 'scanner.extraVolumes',
        default: '[{name: amass-config, configMap: {name: amass-config}}]',
        meaning:
          'Holds the volume of the ConfigMap that the chart installs. A list of yours replaces it, so repeat this entry.',
      },
      {
        key: 'scanner.extraVolumeMounts',
        default: '[{name: amass-config, mountPath: /amass/output/config.ini, subPath: config.ini}]',
        meaning: 'Mounts that ConfigMap as a file. Keep it in step with `scanner.extraVolumes`.',
      },
      readOnlyRootOff,
    ],
    ignores: [shipsNoRules],
  },
  images: [
    {
      role: 'scanner',
      repository: 'docker.io/securecodebox/scanner-amass',
      tag: 'v4.2.0',
      note: 'Republishes the image of the tool with a numeric user, because its registry drops old tags.',
    },
    {role: 'parser', repository: 'docker.io/securecodebox/parser-amass', tag: 'chart version'},
  ],
  platforms: ['linux/amd64', 'linux/arm64'],
  scanTypes: [
    {
      name: 'amass',
      purpose: 'Choose it to list the names below a domain; it always runs `amass enum`.',
      command: ['amass', 'enum', '-dir', '/home/securecodebox/'],
      resultType: 'amass-sqlite',
      resultLocation: '/home/securecodebox/amass.sqlite',
      note: 'The subcommand is fixed, so `amass intel` cannot be reached.',
    },
  ],
  parameters: [
    {flag: '-d <domain[,domain]>', meaning: 'Names the root domains, separated by commas; the flag may be repeated.'},
    {
      flag: '-timeout <minutes>',
      meaning: 'Stops the enumeration after this many minutes. Set it always, because a run may otherwise never end.',
    },
    {flag: '-norecursive', meaning: 'Switches recursive brute forcing off.'},
    {flag: '-brute', meaning: 'Guesses subdomains with a word list.'},
    {
      flag: '-min-for-recursive <n>',
      meaning: 'Sets how many labels must have been seen before recursive brute forcing starts.',
      default: '1',
    },
    {flag: '-max-depth <n>', meaning: 'Limits the number of labels of guessed names.'},
    {flag: '-alts', meaning: 'Also tries altered forms of the names found.'},
    {
      flag: '-active',
      meaning: 'Contacts the targets: reads TLS certificates, tries zone transfers, walks NSEC records and crawls.',
    },
    {
      flag: '-passive',
      meaning: 'Has no effect any more: Amass 4 asks data sources only, unless `-active` is given.',
    },
    {flag: '-p <ports>', meaning: 'Sets the ports that active mode contacts.', default: '80, 443'},
    {flag: '-v', meaning: 'Prints more about the state of the run.'},
    {
      flag: '-w <file> / -aw <file>',
      meaning: 'Reads the word list for guessing (`-w`) or for alterations (`-aw`) from a file that you mount.',
    },
    {flag: '-r <ips> / -rf <file>', meaning: 'Names untrusted DNS resolvers, directly or in a file.'},
    {flag: '-tr <ips> / -trf <file>', meaning: 'Names trusted DNS resolvers, directly or in a file.'},
    {flag: '-dns-qps <n>', meaning: 'Limits the DNS queries per second.'},
    {flag: '-bl <name> / -blf <file>', meaning: 'Leaves subdomains out, by name or from a file.'},
    {flag: '-include / -exclude <sources>', meaning: 'Chooses which data sources are asked or left alone.'},
    {
      flag: '-df <file> / -nf <file>',
      meaning: 'Reads root domains (`-df`) or names already known (`-nf`) from a file.',
    },
    {flag: '-config <file>', meaning: 'Names the configuration file to use.'},
    {
      flag: '-dir',
      meaning: 'Is set by the scan type: the database that the parser reads lies there. Do not repeat it.',
    },
  ],
  target: 'One or more root domains behind `-d`, as in `-d example.com`.',
  privileges: 'none',
  findings: [
    {
      category: 'Subdomain',
      name: '<fqdn>',
      severity: 'INFORMATIONAL',
      when: 'For every pair of a name in the result database and one of its addresses; names outside the root domain, such as name servers, are among them.',
    },
  ],
  findingFields: [
    {key: 'location', meaning: 'Holds the bare name, without a scheme.'},
    {key: 'osi_layer', meaning: 'Is always `NETWORK`.'},
    {key: 'description', meaning: 'Says which subdomain was found.'},
    {key: 'identified_at', meaning: 'Is always `null`.'},
  ],
  attributes: [
    {key: 'hostname', type: 'string', meaning: 'The name that was found; until version 4 it was called `name`.'},
    {key: 'domain', type: 'string or null', meaning: 'The root domain, taken from the first asset of the database.'},
    {
      key: 'ip_addresses',
      type: 'string or null',
      meaning: 'One address as a plain string; other scanners give a list under this key.',
    },
    {
      key: 'addresses',
      type: 'object',
      meaning:
        'The address with its network: `ip`, `cidr`, `asn` (a number) and `desc` (who runs it), each `null` when unknown.',
    },
  ],
  cascadingRules: [],
  related: [
    '/docs/scanners/nmap',
    '/docs/scanners/doggo',
    '/docs/scanners/whatweb',
    '/docs/how-tos/scope',
    '/docs/hooks/cascading-scans',
  ],
};
