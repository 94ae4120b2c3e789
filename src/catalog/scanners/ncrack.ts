import type {CascadingRuleEntry, Scanner} from '../types';

/** The nine rules differ in the service only: its name in Ncrack, and the findings by which it is recognized. */
const rule = (name: string, service: string, matches: string): CascadingRuleEntry => ({
  name,
  invasive: 'invasive',
  intensive: 'high',
  type: 'bruteforce',
  matches: `An \`Open Port\` finding in state \`open\` ${matches}.`,
  triggeredBy: ['nmap'],
  startsScanType: 'ncrack',
  parameters: [
    '-v',
    '-d10',
    '-U',
    '/ncrack/users.txt',
    '-P',
    '/ncrack/passwords.txt',
    '-p',
    `${service}:{{attributes.port}}`,
    '{{$.hostOrIP}}',
  ],
});

export const ncrack: Scanner = {
  id: 'ncrack',
  title: 'Ncrack',
  summary: 'Tries user names and passwords against network services and reports the combinations that work.',
  category: 'authentication',
  targets: ['network'],
  tags: [
    'brute force',
    'bruteforce',
    'password guessing',
    'weak passwords',
    'default credentials',
    'authentication',
    'login',
    'network',
    'ssh',
    'rdp',
    'ftp',
    'smb',
    'vnc',
    'telnet',
    'mysql',
    'postgresql',
  ],
  tool: {
    name: 'Ncrack',
    homepage: 'https://nmap.org/ncrack/',
    docs: 'https://nmap.org/ncrack/man.html',
    repository: 'https://github.com/nmap/ncrack',
  },
  toolVersion: '0.7',
  chart: {
    name: 'ncrack',
    values: [
      {
        key: 'encryptPasswords.existingSecret',
        type: 'string',
        default: 'null',
        meaning:
          'Is meant to name a Secret with an RSA public key (PEM) that encrypts found passwords. No template reads it, so passwords stay in clear text.',
      },
      {
        key: 'encryptPasswords.key',
        default: 'public.key',
        meaning: 'Is meant to name the key inside that Secret. It has no effect either.',
      },
      {
        key: 'cascadingRules.enabled',
        default: 'false',
        meaning: 'Installs the nine `ncrack-*` rules, which read user names and passwords from files below `/ncrack/`.',
      },
    ],
  },
  images: [
    {role: 'scanner', repository: 'docker.io/securecodebox/scanner-ncrack', tag: '0.7'},
    {role: 'parser', repository: 'docker.io/securecodebox/parser-ncrack', tag: 'chart version'},
  ],
  platforms: ['linux/amd64', 'linux/arm64'],
  scanTypes: [
    {
      name: 'ncrack',
      purpose: 'Choose it to test whether services accept weak or known credentials.',
      command: ['ncrack', '-oX', '/home/securecodebox/ncrack-results.xml'],
      resultType: 'ncrack-xml',
      resultLocation: '/home/securecodebox/ncrack-results.xml',
      note: 'Without mounted word lists only `--user` and `--pass` can be used.',
    },
  ],
  parameters: [
    {flag: '-U <file> / -P <file>', meaning: 'Reads user names (`-U`) and passwords (`-P`) from mounted files.'},
    {flag: '--user <list> / --pass <list>', meaning: 'Lists user names and passwords, separated by commas.'},
    {
      flag: '--passwords-first',
      meaning: 'Tries all passwords for a user name before the next one; the default is the other way round.',
    },
    {flag: '--pairwise', meaning: 'Takes user names and passwords in pairs, line by line.'},
    {flag: '-p <services>', meaning: 'Sets the services to try on plain hosts, such as `ssh,ftp:3500,25`.'},
    {flag: '-m <service>:<options>', meaning: 'Sets options for one kind of service.'},
    {flag: '-g <options>', meaning: 'Sets options for all services.'},
    {
      flag: 'cl / CL / at / cd / cr / to',
      meaning:
        'Are options of a service: fewest and most parallel connections, attempts per connection, delay, retries and time limit (seconds, or with `ms`, `m`, `h`).',
    },
    {
      flag: 'ssl / path / db / domain',
      meaning: 'Are options of a service: TLS, path of the URL, database, and domain for WinRM.',
    },
    {flag: '-T<0-5>', meaning: 'Chooses a timing template, from slow to fast.'},
    {flag: '--connection-limit', meaning: 'Limits the parallel connections of the whole run.'},
    {
      flag: '--stealthy-linear',
      meaning: 'Uses one connection per host, one after the other, whatever other timing options say.',
    },
    {flag: '-f', meaning: 'Stops trying a service after the first hit.'},
    {flag: '-6', meaning: 'Uses IPv6.'},
    {flag: '-sL, --list', meaning: 'Only lists the targets.'},
    {flag: '--exclude / --excludefile', meaning: 'Leaves hosts out, by name or from a file.'},
    {
      flag: '--proxy <type://proxy:port>',
      meaning: 'Connects through a proxy of the type `socks4`, `socks4a` or `http`.',
    },
    {flag: '-v, -d[level]', meaning: 'Prints more, or debugs at a level up to 10.'},
    {flag: '-oX', meaning: 'Is set by the scan type. Do not repeat it.'},
  ],
  target:
    'Services as `<service>://<host>[:port]`, or hosts and networks together with `-p`; lists come in through `-iX`, `-iN` or `-iL`.',
  privileges: 'none',
  findings: [
    {
      category: 'Discovered Credentials',
      name: 'Credentials for Service <service>://<ip>:<port> discovered via bruteforce.',
      severity: 'HIGH',
      when: 'For every pair of user name and password that works.',
    },
  ],
  findingFields: [
    {key: 'location', meaning: 'Holds service, address and port, as in `ssh://10.0.0.10:22`; host names are lost.'},
    {key: 'osi_layer', meaning: 'Is always `APPLICATION`.'},
    {key: 'description', meaning: 'Is empty.'},
    {key: 'mitigation', meaning: 'Advises a stronger password, or to switch the service off.'},
  ],
  attributes: [
    {key: 'port', type: 'string', meaning: 'The port, as text; Nmap gives a number.'},
    {key: 'ip_addresses', type: 'list of string', meaning: 'The one address of the service.'},
    {key: 'protocol', type: 'string', meaning: 'The protocol, which is `tcp`.'},
    {key: 'service', type: 'string', meaning: 'The name of the service.'},
    {key: 'username', type: 'string', meaning: 'The user name that works.'},
    {
      key: 'password',
      type: 'string',
      meaning: 'The password that works, in clear text unless you set encryption up by hand.',
    },
  ],
  cascadingRules: [
    rule('ncrack-ftp', 'ftp', 'on port 21 or with the service `ftp`'),
    rule('ncrack-mssql', 'mssql', 'on port 1433 or with the service `ms-sql-s`'),
    rule('ncrack-mysql', 'mysql', 'on port 3306 or with the service `mysql`'),
    rule('ncrack-postgresql', 'psql', 'on port 5432 or with the service `postgresql`'),
    rule('ncrack-rdp', 'ms-wbt-server', 'on port 3389 or with the service `ms-wbt-server`'),
    rule('ncrack-smb', 'smb', 'on port 445 or 139, or with the service `microsoft-ds`'),
    rule('ncrack-ssh', 'ssh', 'on port 22 or with the service `ssh`'),
    rule('ncrack-telnet', 'telnet', 'on port 23 or with the service `telnet`'),
    rule('ncrack-vnc', 'vnc', 'on port 5801, 5900, 5901 or 6001, or with the service `vnc`'),
  ],
  related: ['/docs/scanners/nmap', '/docs/how-tos/scanning-networks', '/docs/hooks/cascading-scans'],
};
