type Attributes = Readonly<Record<string, string | number>>;

/** An entry of `spec.matches.anyOf`: fields of a finding, including `attributes`. */
export type FindingPart = Readonly<Record<string, string | Attributes>>;

const port = (...attributes: readonly Attributes[]): readonly FindingPart[] =>
  attributes.map((some) => ({category: 'Open Port', attributes: {...some, state: 'open'}}));
const ports = (numbers: readonly number[], ...services: readonly string[]) =>
  port(...numbers.map((number) => ({port: number})), ...services.map((service) => ({service})));
const mail = (number: number, secured: string, plain: string) =>
  port({port: number}, {service: secured}, {service: plain, tunnel: 'ssl'});
const subdomain: readonly FindingPart[] = [{category: 'Subdomain', osi_layer: 'NETWORK'}];
const http = ports([], 'http', 'http-*');
const https = ports([], 'https*');

/** `spec.matches.anyOf` of the rules in charts, by rule name. */
export const ruleConditions: Readonly<Record<string, readonly FindingPart[]>> = {
  'ffuf-http': ports([], 'http*'),
  'kubernetes-control-plane': ports([6443, 2379]),
  'kubernetes-node': ports([10250]),
  'ncrack-ftp': ports([21], 'ftp'),
  'ncrack-mssql': ports([1433], 'ms-sql-s'),
  'ncrack-mysql': ports([3306], 'mysql'),
  'ncrack-postgresql': ports([5432], 'postgresql'),
  'ncrack-rdp': ports([3389], 'ms-wbt-server'),
  'ncrack-smb': ports([445, 139], 'microsoft-ds'),
  'ncrack-ssh': ports([22], 'ssh'),
  'ncrack-telnet': ports([23], 'telnet'),
  'ncrack-vnc': ports([5801, 5900, 5901, 6001], 'vnc'),
  'nikto-http': ports([], 'http*'),
  'nmap-hostscan': subdomain,
  'nmap-smb': ports([445], 'microsoft-ds', 'netbios-ssn'),
  'nuclei-subdomain-scan-light-http': ports([80], 'http', 'http-*'),
  'nuclei-subdomain-scan-light-https': ports([443], 'https', 'https*'),
  'screenshooter-http': http,
  'screenshooter-https': https,
  'ssh-audit': ports([22], 'ssh'),
  'https-tls-scan': port({port: 443}, {port: 8443}, {service: 'https*'}, {service: 'http*', tunnel: 'ssl'}),
  'ftps-tls-scan': mail(990, 'ftps', 'ftp'),
  'ldaps-tls-scan': ports([636], 'ldapssl'),
  'smtps-tls-scan': mail(465, 'smtps', 'smtp'),
  'pop3s-tls-scan': mail(995, 'pop3s', 'pop3'),
  'imaps-tls-scan': mail(993, 'imaps', 'imap'),
  'whatweb-subdomain-scan': subdomain,
  'zap-http': http,
  'zap-https': https,
};
