import type {FindingKind} from '../../types';

const category = 'Invalid Certificate';
const severity = 'MEDIUM';

export const sslyzeFindings: readonly FindingKind[] = [
  {
    category: 'TLS Service Info',
    name: 'TLS Service',
    severity: 'INFORMATIONAL',
    when: 'For every server that answers.',
  },
  {
    category: 'Outdated TLS Version',
    name: 'TLS Version <v> is considered insecure',
    severity,
    when: 'For each of SSL 2.0, SSL 3.0, TLS 1.0 and TLS 1.1 in which the server accepts at least one cipher suite.',
  },
  {category, name: 'Invalid Hostname', severity, when: 'When no alternative name of the certificate fits the host.'},
  {
    category,
    name: 'Self-Signed Certificate',
    severity,
    when: 'When subject and issuer of the certificate are the same.',
  },
  {
    category,
    name: 'Expired Certificate',
    severity,
    when: 'When the certificate is not valid at the time of the check.',
  },
  {
    category,
    name: 'Untrusted Certificate Root',
    severity,
    when: 'When validation misses a required extension and the certificate is not self-signed.',
  },
  {
    category,
    name: 'ASN.1 Parsing Error',
    severity,
    when: 'When the result holds no certificate data, which is also so when `--certinfo` did not run.',
  },
];
