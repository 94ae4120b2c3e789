/** A finding in the list on the home page. */
export interface ListedFinding {
  /** Id of the scanner in the catalog. */
  readonly scanner: string;
  readonly by: string;
  readonly severity: 'HIGH' | 'MEDIUM' | 'INFORMATIONAL';
  readonly name: string;
  readonly location: string;
}

/** Nmap's finding on the SSH demo target, for which a cascading rule starts SSH-audit. */
export const openPort: ListedFinding = {
  scanner: 'nmap',
  by: 'Nmap',
  severity: 'INFORMATIONAL',
  name: 'Open Port: 22 (ssh)',
  location: 'tcp://dummy-ssh.demo-targets.svc:22',
};

/** A finding of the started scan. */
export const weakAlgorithms: ListedFinding = {
  scanner: 'ssh-audit',
  by: 'SSH-audit',
  severity: 'HIGH',
  name: 'Insecure SSH MAC Algorithms',
  location: 'ssh://dummy-ssh.demo-targets.svc',
};

/** Findings of the demo targets, the most severe first. */
export const findings: readonly ListedFinding[] = [
  {
    scanner: 'ncrack',
    by: 'Ncrack',
    severity: 'HIGH',
    name: 'Credentials for Service ssh://10.0.0.10:22 discovered via bruteforce.',
    location: 'ssh://10.0.0.10:22',
  },
  weakAlgorithms,
  {
    scanner: 'zap-automation-framework',
    by: 'ZAP',
    severity: 'MEDIUM',
    name: 'Content Security Policy (CSP) Header Not Set',
    location: 'http://juice-shop.demo-targets.svc:3000',
  },
  {
    scanner: 'sslyze',
    by: 'SSLyze',
    severity: 'MEDIUM',
    name: 'Self-Signed Certificate',
    location: 'unsafe-https.demo-targets.svc:443',
  },
  openPort,
];
