import type {Scanner} from '../types';
import {mayRunAsRoot, readOnlyRootOff, runAsNonRootOff} from './parts/common';
import {sshAuditAttributes, sshAuditFindings} from './parts/ssh-audit-findings';
import {sshAuditParameters} from './parts/ssh-audit-parameters';

const notRead = 'No template reads it.';

export const sshAudit: Scanner = {
  id: 'ssh-audit',
  title: 'SSH-audit',
  summary: 'Audits the algorithms, host keys and banner of an SSH server and says which to remove, change or add.',
  category: 'ssh',
  targets: ['tls-or-ssh'],
  tags: [
    'ssh',
    'ssh configuration',
    'ssh server',
    'ssh hardening',
    'weak algorithms',
    'key exchange',
    'ciphers',
    'host key',
    'policy',
    'ssh-scan',
    'ssh_scan',
    'network',
  ],
  state: 'released',
  tool: {
    name: 'ssh-audit',
    homepage: 'https://github.com/jtesta/ssh-audit',
    docs: 'https://github.com/jtesta/ssh-audit#usage',
    repository: 'https://github.com/jtesta/ssh-audit',
    license: 'MIT',
  },
  toolVersion: 'v3.3.0',
  chart: {
    name: 'ssh-audit',
    release: 'ssh-audit',
    values: [
      runAsNonRootOff,
      readOnlyRootOff,
      {
        key: 'cascadingRules.enabled',
        type: 'bool',
        default: 'false',
        meaning: 'Installs the rule `ssh-audit`.',
      },
    ],
    ignores: [
      {key: 'imagePullSecrets', reason: 'The key is missing from the values, and no template reads it.'},
      {key: 'parser.image.pullPolicy', reason: notRead},
      {key: 'parser.scopeLimiterAliases', reason: notRead},
      {key: 'parser.nodeSelector', reason: notRead},
      {key: 'parser.affinity', reason: notRead},
      {key: 'parser.tolerations', reason: notRead},
      {key: 'parser.resources', reason: notRead},
      {key: 'scanner.image.pullPolicy', reason: 'The key is missing from the values, and no template reads it.'},
      {key: 'scanner.nameAppend', reason: 'The name of the ScanType is fixed.'},
      {key: 'scanner.activeDeadlineSeconds', reason: notRead},
      {key: 'scanner.podSecurityContext', reason: notRead},
      {key: 'scanner.affinity', reason: notRead},
      {key: 'scanner.tolerations', reason: notRead},
    ],
  },
  images: [
    {role: 'scanner', repository: 'docker.io/securecodebox/scanner-ssh-audit', tag: 'v3.3.0'},
    {role: 'parser', repository: 'docker.io/securecodebox/parser-ssh-audit', tag: 'chart version'},
  ],
  platforms: ['linux/amd64', 'linux/arm64'],
  scanTypes: [
    {
      name: 'ssh-audit',
      purpose: 'Choose it to check the configuration of one SSH server; it replaces the removed scan type `ssh-scan`.',
      command: ['sh', '/wrapper.sh'],
      resultType: 'ssh-audit-json',
      resultLocation: '/home/securecodebox/ssh-audit.json',
      installedByDefault: true,
      note: 'The wrapper runs `/ssh-audit.py -j` with your parameters; a connection error fails the Job, weak algorithms do not.',
    },
  ],
  parameters: sshAuditParameters,
  target: 'One host name or IP address; `-p` sets the port when it is not 22.',
  privileges: mayRunAsRoot,
  findings: sshAuditFindings,
  findingFields: [
    {
      key: 'location',
      meaning: 'Holds `ssh://` and the host, without the port. IPv6 addresses arrive garbled.',
    },
    {key: 'osi_layer', meaning: 'Is `APPLICATION` on `SSH Service` and not set on `SSH Policy Violation`.'},
    {key: 'mitigation', meaning: 'Says what to do: remove, change or add the algorithms.'},
    {key: 'port', meaning: 'Holds the port as text on `SSH Service`, or `null` when the report names none.'},
  ],
  attributes: sshAuditAttributes,
  cascadingRules: [
    {
      name: 'ssh-audit',
      invasive: 'non-invasive',
      intensive: 'light',
      matches: 'An `Open Port` finding in state `open` on port 22 or with the service `ssh`.',
      triggeredBy: ['nmap'],
      startsScanType: 'ssh-audit',
      parameters: ['{{$.hostOrIP}}', '--port={{attributes.port}}'],
    },
  ],
  related: [
    '/docs/scanners/nmap',
    '/docs/scanners/ncrack',
    '/docs/hooks/cascading-scans',
    '/docs/getting-started/upgrading',
    '/blog/2024/10/25/removing-mozilla-ssh_scan-scantype-in-4.10',
  ],
};
