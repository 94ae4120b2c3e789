import type {ScannerParameter} from '../../types';

export const sshAuditParameters: readonly ScannerParameter[] = [
  {flag: 'host (positional)', meaning: 'Names the server. It is required.'},
  {flag: '-p, --port=<port>', meaning: 'Sets the TCP port.', default: '22'},
  {
    flag: '-1 / -2',
    meaning: 'Forces version 1 or 2 of the protocol; the long forms are `--ssh1` and `--ssh2`.',
    default: 'off',
  },
  {flag: '-4 / -6', meaning: 'Uses IPv4 or IPv6; with both, the first one given goes first.', default: 'both'},
  {flag: '-b, --batch', meaning: 'Writes its output for batch use.', default: 'off'},
  {
    flag: '-c, --client-audit',
    meaning: 'Waits as a server on port 2222 to audit clients. This is of no use in a scan.',
    default: 'off',
  },
  {flag: '-d, --debug', meaning: 'Prints debug output, which can spoil the JSON report.', default: 'off'},
  {
    flag: '-g, --gex-test',
    meaning:
      'Tests the modulus sizes of the Diffie-Hellman group exchange, given as `x[,y,...]`, `min:pref:max[,...]` or `x-y[:step]`.',
    default: 'off',
  },
  {
    flag: '-j / -jj',
    meaning: 'Writes JSON, plain or indented. The wrapper sets `-j`; leave it.',
    default: '-j',
  },
  {flag: '-l, --level', meaning: 'Sets the lowest level to report: `info`, `warn` or `fail`.', default: 'info'},
  {flag: '-L, --list-policies', meaning: 'Lists the built-in policies and scans nothing.', default: 'off'},
  {flag: '--lookup=<alg,...>', meaning: 'Looks algorithms up offline and scans nothing.', default: 'off'},
  {flag: '-m, --manual', meaning: 'Shows the manual, on Windows only.', default: 'off'},
  {
    flag: '-M, --make-policy',
    meaning: 'Writes a policy file made from the target, which is not the report that the parser reads.',
    default: 'off',
  },
  {
    flag: '-P, --policy',
    meaning: 'Tests against a policy by name or file. Its report has another form, which the parser cannot read.',
    default: 'off',
  },
  {flag: '-n, --no-colors', meaning: 'Prints without colors.', default: 'off'},
  {flag: '-t, --timeout=<secs>', meaning: 'Limits connecting and reading, in seconds.', default: '5'},
  {
    flag: '-T, --targets=<file>',
    meaning: 'Reads hosts from a file. The parser cannot read the resulting list.',
    default: 'off',
  },
  {flag: '--threads=<n>', meaning: 'Sets how many hosts of `-T` are audited at the same time.', default: '32'},
  {flag: '-v, --verbose', meaning: 'Prints more.', default: 'off'},
];
