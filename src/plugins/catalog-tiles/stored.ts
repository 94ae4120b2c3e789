import type {DataMap} from '../../simulator/data';

/** Fields of a finding that the home page shows. */
export interface StoredFinding {
  readonly severity: 'HIGH' | 'MEDIUM' | 'INFORMATIONAL';
  readonly category: string;
  readonly name: string;
  readonly location: string;
}

/** What can be scanned on the home page, with a finding. */
export interface Target {
  readonly id: string;
  readonly title: string;
  readonly spec: {readonly scanType: string; readonly parameters: readonly string[]; readonly cascades: DataMap};
  /** The name of the scanner's report, and lines of it about the finding. */
  readonly report: {readonly file: string; readonly lines: readonly string[]};
  /** The attributes are those that rules compare and templates use. */
  readonly finding: StoredFinding & {readonly attributes: DataMap};
}

const SSH = 'dummy-ssh.demo-targets.svc';
const HTTPS = 'unsafe-https.demo-targets.svc';
const IMAGE = 'bkimminich/juice-shop:v10.2.0';

/** What Nmap reports for an open port of a demo target, and what its parser makes of it. */
const openPort = (hostname: string, address: string, port: number, service: string) => ({
  spec: {scanType: 'nmap', parameters: [`-p${port}`, hostname], cascades: {}},
  report: {
    file: 'nmap-results.xml',
    lines: [`<port protocol="tcp" portid="${port}">`, '<state state="open"/>', `<service name="${service}"/>`],
  },
  finding: {
    severity: 'INFORMATIONAL' as const,
    category: 'Open Port',
    name: `Open Port: ${port} (${service})`,
    location: `tcp://${hostname}:${port}`,
    attributes: {port, state: 'open', service, protocol: 'tcp', hostname, ip_addresses: [address]},
  },
});

/** Two demo targets, and an image that the tests of Trivy's parser use. */
export const targets: readonly Target[] = [
  {id: 'host', title: 'Host', ...openPort(SSH, '10.0.0.10', 22, 'ssh')},
  {id: 'website', title: 'Website', ...openPort(HTTPS, '10.0.0.11', 443, 'https')},
  {
    id: 'image',
    title: 'Container image',
    spec: {scanType: 'trivy-image', parameters: [IMAGE], cascades: {}},
    report: {
      file: 'trivy-results.json',
      lines: ['"VulnerabilityID": "CVE-2021-3711"', '"PkgName": "libcrypto1.1"', '"InstalledVersion": "1.1.1d-r3"'],
    },
    finding: {
      severity: 'HIGH',
      category: 'Image Vulnerability',
      name: 'openssl: SM2 Decryption Buffer Overflow',
      location: `scb://trivy/?ArtifactName=${IMAGE}`,
      attributes: {packageName: 'libcrypto1.1', installedVersion: '1.1.1d-r3', vulnerabilityId: 'CVE-2021-3711'},
    },
  },
];

/** A finding of each scan type that a rule starts for the findings above. */
export const started: Readonly<Record<string, StoredFinding>> = {
  'ssh-audit': {
    severity: 'HIGH',
    category: 'SSH Policy Violation',
    name: 'Insecure SSH MAC Algorithms',
    location: `ssh://${SSH}`,
  },
  ncrack: {
    severity: 'HIGH',
    category: 'Discovered Credentials',
    name: 'Credentials for Service ssh://10.0.0.10:22 discovered via bruteforce.',
    location: 'ssh://10.0.0.10:22',
  },
  sslyze: {
    severity: 'MEDIUM',
    category: 'Invalid Certificate',
    name: 'Self-Signed Certificate',
    location: `${HTTPS}:443`,
  },
};
