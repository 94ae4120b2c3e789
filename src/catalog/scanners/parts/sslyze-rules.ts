import type {CascadingRuleEntry} from '../../types';

/** The six rules differ in the ports and services that they wait for, and in the Mozilla profile. */
const rule = (
  name: string,
  matches: string,
  profile: 'intermediate' | 'modern' = 'intermediate',
): CascadingRuleEntry => ({
  name,
  invasive: 'non-invasive',
  intensive: 'light',
  matches: `An \`Open Port\` finding in state \`open\` ${matches}.`,
  triggeredBy: ['nmap'],
  startsScanType: 'sslyze',
  parameters: [`--mozilla_config=${profile}`, '{{$.hostOrIP}}:{{attributes.port}}'],
});

export const sslyzeRules: readonly CascadingRuleEntry[] = [
  rule('https-tls-scan', 'on port 443 or 8443, with the service `https*`, or with `http*` in the tunnel `ssl`'),
  rule('ftps-tls-scan', 'on port 990, with the service `ftps`, or with `ftp` in the tunnel `ssl`', 'modern'),
  rule('ldaps-tls-scan', 'on port 636 or with the service `ldapssl`'),
  rule('smtps-tls-scan', 'on port 465, with the service `smtps`, or with `smtp` in the tunnel `ssl`'),
  rule('pop3s-tls-scan', 'on port 995, with the service `pop3s`, or with `pop3` in the tunnel `ssl`'),
  rule('imaps-tls-scan', 'on port 993, with the service `imaps`, or with `imap` in the tunnel `ssl`'),
];
