import type {ScannerParameter} from '../../types';

export const trivyParameters: readonly ScannerParameter[] = [
  {
    flag: '--severity HIGH,CRITICAL',
    meaning: 'Reports these severities only. Put it before the target.',
    default: 'all',
  },
  {
    flag: '--vuln-type os|library',
    meaning: 'Reports one kind of package only. Trivy calls the flag `--pkg-types` since version 0.54.',
    default: 'os,library',
  },
  {
    flag: '--skip-update',
    meaning: 'Is an outdated name: Trivy now calls it `--skip-db-update`. It leaves the database as it is.',
    default: 'off',
  },
  {
    flag: '--ignore-unfixed',
    meaning: 'Hides vulnerabilities for which there is no fix.',
    default: 'off',
  },
  {
    flag: '--scanners misconfig',
    meaning:
      'Chooses what to look for. With `trivy-k8s` use `vuln,misconfig`: the parser cannot read a report that lists secrets.',
    default: 'default of the tool',
  },
  {
    flag: '--include-namespaces NAME',
    meaning: 'Restricts `trivy-k8s` to namespaces.',
    default: 'all',
  },
  {flag: '--debug', meaning: 'Logs everything.', default: 'off'},
  {
    flag: '--exclude-namespaces / --include-kinds / --exclude-kinds',
    meaning: 'Narrow further what `trivy-k8s` examines.',
  },
  {flag: '--skip-images', meaning: 'Makes `trivy-k8s` leave images out.', default: 'off'},
  {
    flag: '--disable-node-collector',
    meaning: 'Keeps `trivy-k8s` from starting jobs on the nodes.',
    default: 'off',
  },
  {
    flag: 'cluster (positional)',
    meaning:
      'Is out of date: since Trivy 0.51 the word after the flags of `trivy-k8s` names a kubeconfig context. Leave it out.',
  },
];
