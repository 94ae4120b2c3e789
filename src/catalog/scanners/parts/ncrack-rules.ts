import type {CascadingRuleEntry} from '../../types';

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

export const ncrackRules: readonly CascadingRuleEntry[] = [
  rule('ncrack-ftp', 'ftp', 'on port 21 or with the service `ftp`'),
  rule('ncrack-mssql', 'mssql', 'on port 1433 or with the service `ms-sql-s`'),
  rule('ncrack-mysql', 'mysql', 'on port 3306 or with the service `mysql`'),
  rule('ncrack-postgresql', 'psql', 'on port 5432 or with the service `postgresql`'),
  rule('ncrack-rdp', 'ms-wbt-server', 'on port 3389 or with the service `ms-wbt-server`'),
  rule('ncrack-smb', 'smb', 'on port 445 or 139, or with the service `microsoft-ds`'),
  rule('ncrack-ssh', 'ssh', 'on port 22 or with the service `ssh`'),
  rule('ncrack-telnet', 'telnet', 'on port 23 or with the service `telnet`'),
  rule('ncrack-vnc', 'vnc', 'on port 5801, 5900, 5901 or 6001, or with the service `vnc`'),
];
