import type {Scanner} from '../types';
import {amass} from './amass';
import {cmseek} from './cmseek';
import {doggo} from './doggo';
import {ffuf} from './ffuf';
import {gitRepoScanner} from './git-repo-scanner';
import {gitleaks} from './gitleaks';
import {kubeHunter} from './kube-hunter';
import {kubeaudit} from './kubeaudit';
import {ncrack} from './ncrack';
import {nikto} from './nikto';
import {nmap} from './nmap';
import {nuclei} from './nuclei';
import {screenshooter} from './screenshooter';
import {semgrep} from './semgrep';
import {sshAudit} from './ssh-audit';
import {sslyze} from './sslyze';
import {trivy} from './trivy';
import {trivySbom} from './trivy-sbom';
import {whatweb} from './whatweb';
import {wpscan} from './wpscan';
import {zap} from './zap';
import {zapAdvanced} from './zap-advanced';
import {zapAutomationFramework} from './zap-automation-framework';

/** Every scanner of the product, by title. Keep it in this order: a test compares it. */
export const scanners: readonly Scanner[] = [
  amass,
  cmseek,
  doggo,
  ffuf,
  gitRepoScanner,
  gitleaks,
  kubeHunter,
  kubeaudit,
  ncrack,
  nikto,
  nmap,
  nuclei,
  screenshooter,
  semgrep,
  sshAudit,
  sslyze,
  trivy,
  trivySbom,
  whatweb,
  wpscan,
  zap,
  zapAdvanced,
  zapAutomationFramework,
];

/**
 * The scanner with this id.
 * @param id Last segment of the route of its page, for example `ssh-audit`.
 * @returns The scanner, or undefined when the product has none of that id.
 */
export function scannerById(id: string): Scanner | undefined {
  return scanners.find((scanner) => scanner.id === id);
}
