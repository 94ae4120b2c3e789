import type {Scanner} from '../types';
import {shipsNoRules} from './common';

export const kubeaudit: Scanner = {
  id: 'kubeaudit',
  title: 'Kubeaudit',
  summary: 'Audits the workloads of a namespace or a cluster for insecure settings. Deprecated, leaves with v5.',
  category: 'kubernetes',
  targets: ['cluster'],
  tags: [
    'kubernetes',
    'kubernetes misconfiguration',
    'workload audit',
    'security context',
    'network policy',
    'privileged container',
    'capabilities',
    'deprecated',
  ],
  deprecation: {
    reason: 'The tool is not maintained any more, as its repository says.',
    successor: null,
    removal: 'v5',
  },
  tool: {
    name: 'kubeaudit',
    homepage: 'https://github.com/Shopify/kubeaudit/',
    docs: 'https://github.com/Shopify/kubeaudit/tree/master/docs/auditors',
    repository: 'https://github.com/Shopify/kubeaudit',
    license: 'MIT',
  },
  toolVersion: '0.22.2',
  chart: {
    name: 'kubeaudit',
    values: [
      {
        key: 'kubeauditScope',
        default: 'namespace',
        meaning:
          'Decides what the service account may read: `namespace` creates a Role, `cluster` a ClusterRole, any other value neither.',
      },
    ],
    ignores: [shipsNoRules],
  },
  images: [
    {role: 'scanner', repository: 'docker.io/securecodebox/scanner-kubeaudit', tag: '0.22.2'},
    {role: 'parser', repository: 'docker.io/securecodebox/parser-kubeaudit', tag: 'chart version'},
  ],
  platforms: ['linux/amd64'],
  scanTypes: [
    {
      name: 'kubeaudit',
      purpose: 'Choose it to check running workloads of the cluster that the scan runs in.',
      command: ['sh', '/wrapper.sh', 'all', '--exitcode', '0', '--format', 'json'],
      resultType: 'kubeaudit-jsonl',
      resultLocation: '/home/securecodebox/kubeaudit.jsonl',
      note: 'The subcommand `all` is fixed. The pod runs as the service account `kubeaudit`.',
    },
  ],
  parameters: [
    {flag: '-n, --namespace <ns>', meaning: 'Audits this namespace only.'},
    {
      flag: '-m, --minseverity',
      meaning: 'Sets the lowest level to report: `error`, `warning` or `info`.',
      default: 'info',
    },
    {
      flag: '-k, --kconfig <file>',
      meaning: 'Reads the choice and the options of the auditors from a file that you mount.',
    },
    {
      flag: '-g, --includegenerated',
      meaning: 'Also audits generated objects, for example the pods of a Deployment.',
    },
    {flag: '-e, --exitcode', meaning: 'Is set to `0` by the scan type; the tool itself would end with `2` on errors.'},
    {flag: '-p, --format', meaning: 'Is set to `json` by the scan type. Do not repeat it.'},
  ],
  target: 'The cluster of the scan; `-n` narrows it to one namespace.',
  privileges:
    'Runs as the service account `kubeaudit`, which may read workloads: through a Role in its namespace, or a ClusterRole with `kubeauditScope` set to `cluster`.',
  findings: [
    {
      category: 'Capability Not Dropped',
      name: "Capability '<CAP>' Not Dropped",
      severity: 'LOW',
      when: 'When kubeaudit reports `CapabilityNotDropped`.',
    },
    {
      category: 'Non ReadOnly Root Filesystem',
      name: 'Container Uses a non ReadOnly Root Filesystem',
      severity: 'LOW',
      when: 'When kubeaudit reports `ReadOnlyRootFilesystemFalse` or `ReadOnlyRootFilesystemNil`.',
    },
    {
      category: 'Privileged Container',
      name: 'Container using Privileged Flag',
      severity: 'HIGH',
      when: 'When kubeaudit reports `PrivilegedTrue`.',
    },
    {
      category: 'Automounted ServiceAccount Token',
      name: 'Default ServiceAccount uses Automounted Service Account Token',
      severity: 'LOW',
      when: 'When kubeaudit reports `AutomountServiceAccountTokenTrueAndDefaultSA`.',
    },
    {
      category: 'Non Root User Not Enforced',
      name: 'NonRoot User not enforced for Container',
      severity: 'MEDIUM',
      when: 'When kubeaudit reports `RunAsNonRootCSCFalse`, `RunAsNonRootPSCNilCSCNil` or `RunAsNonRootPSCFalseCSCNil`.',
    },
    {
      category: 'No Default Deny NetworkPolicy',
      name: 'Namespace "<ns>" is missing a Default Deny NetworkPolicy',
      severity: 'MEDIUM',
      when: 'When kubeaudit reports `MissingDefaultDenyIngressAndEgressNetworkPolicy`. The results of all other auditors are dropped.',
    },
  ],
  findingFields: [
    {
      key: 'location',
      meaning:
        'Holds `container://` and the container, or `namespace://` and the namespace; `null` for the service account token. Pod and workload are not named.',
    },
    {key: 'osi_layer', meaning: 'Is always `NOT_APPLICABLE`.'},
    {key: 'description', meaning: 'Holds the message of kubeaudit.'},
    {key: 'identified_at', meaning: 'Holds the time of the audit result.'},
  ],
  attributes: [
    {key: 'capability', type: 'string', meaning: 'The capability.', on: 'Capability Not Dropped'},
    {
      key: 'container',
      type: 'string',
      meaning: 'The name of the container.',
      on: 'Capability Not Dropped, Non ReadOnly Root Filesystem, Privileged Container, Non Root User Not Enforced',
    },
    {
      key: 'Namespace',
      type: 'string',
      meaning: 'The namespace; the key has a capital N.',
      on: 'No Default Deny NetworkPolicy',
    },
  ],
  cascadingRules: [],
  related: ['/docs/scanners/kube-hunter', '/docs/scanners/trivy'],
};
