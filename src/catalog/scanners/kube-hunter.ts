import type {Scanner} from '../types';
import {runAsNonRootOff} from './common';

export const kubeHunter: Scanner = {
  id: 'kube-hunter',
  title: 'Kube Hunter',
  summary: 'Looks for weaknesses of a Kubernetes cluster, from outside over the network or from inside a pod.',
  category: 'kubernetes',
  targets: ['cluster'],
  tags: [
    'kubernetes',
    'kubernetes misconfiguration',
    'kubernetes vulnerabilities',
    'cluster security',
    'penetration test',
    'kubelet',
    'etcd',
    'api server',
    'network',
  ],
  tool: {
    name: 'kube-hunter',
    homepage: 'https://kube-hunter.aquasec.com/',
    docs: 'https://github.com/aquasecurity/kube-hunter#scanning-options',
    repository: 'https://github.com/aquasecurity/kube-hunter',
    license: 'Apache-2.0',
  },
  toolVersion: '0.6.8',
  chart: {
    name: 'kube-hunter',
    values: [
      runAsNonRootOff,
      {
        key: 'cascadingRules.enabled',
        default: 'false',
        meaning: 'Installs the rules `kubernetes-control-plane` and `kubernetes-node`.',
      },
    ],
  },
  images: [
    {role: 'scanner', repository: 'docker.io/securecodebox/scanner-kube-hunter', tag: '0.6.8'},
    {role: 'parser', repository: 'docker.io/securecodebox/parser-kube-hunter', tag: 'chart version'},
  ],
  platforms: ['linux/amd64'],
  scanTypes: [
    {
      name: 'kube-hunter',
      purpose: 'Choose it to see a cluster as an attacker does, on the network or in a pod.',
      command: ['sh', '/wrapper.sh', '--report', 'json'],
      resultType: 'kube-hunter-json',
      resultLocation: '/home/securecodebox/kube-hunter-results.json',
      note: 'Give exactly one mode: `--remote`, `--cidr`, `--interface` or `--pod`. Without one the tool waits for an answer.',
    },
  ],
  parameters: [
    {flag: '--remote <host>', meaning: 'Hunts one or more remote machines.'},
    {flag: '--interface', meaning: 'Hunts on all network interfaces of the machine.'},
    {
      flag: '--cidr <range>',
      meaning:
        'Hunts in an address range; entries with a leading `!` are left out, as in `192.168.0.0/24,!192.168.0.8/32`.',
    },
    {flag: '--pod', meaning: 'Acts as an attacker who has taken over a pod.'},
    {flag: '--quick', meaning: 'Prefers a quick scan of a `/24` network.'},
    {
      flag: '--active',
      meaning: 'Exploits what it finds and may change the cluster. It is dangerous and off by default.',
    },
    {flag: '--mapping', meaning: 'Only lists the nodes.'},
    {flag: '--include-patched-versions', meaning: 'Does not skip versions that have been patched.'},
    {flag: '--statistics', meaning: 'Shows statistics about the hunt.'},
    {flag: '--log <level>', meaning: 'Sets how much is logged.'},
    {flag: '--network-timeout <s>', meaning: 'Limits how long it waits for the network, in seconds.'},
    {flag: '--report json', meaning: 'Is set by the scan type. Do not repeat it.'},
  ],
  target: 'One mode: hosts behind `--remote`, a range behind `--cidr`, `--interface`, or `--pod`.',
  privileges:
    'The image names its user instead of numbering it, so `runAsNonRoot` is off; no capability and no RBAC beyond the standard.',
  findings: [
    {
      category: '<category of kube-hunter>',
      name: '<vulnerability>',
      severity: 'As kube-hunter rates it: LOW, MEDIUM or HIGH',
      when: 'For every vulnerability of the report, with categories such as `Access Risk` or `Information Disclosure`; nodes and services give none.',
    },
  ],
  findingFields: [
    {
      key: 'location',
      meaning:
        'Holds `tcp://` and the place that the tool names; inside a pod it is the first node of the report, if there is one.',
    },
    {key: 'osi_layer', meaning: 'Is not set.'},
    {key: 'description', meaning: 'Holds the description of the tool.'},
    {
      key: 'reference',
      meaning: 'Holds one object with the `id` (`KHV…`) and its `source`; the standard list `references` is not used.',
    },
  ],
  attributes: [
    {key: 'evidence', type: 'string', meaning: 'What proves the finding; it can hold a service account token.'},
    {key: 'kubeHunterRule', type: 'string', meaning: 'The name of the hunter that found it.'},
  ],
  cascadingRules: [
    {
      name: 'kubernetes-control-plane',
      invasive: 'non-invasive',
      intensive: 'light',
      matches: 'An `Open Port` finding in state `open` on port 6443 (API server) or 2379 (etcd).',
      triggeredBy: ['nmap'],
      startsScanType: 'kube-hunter',
      parameters: ['--remote', '{{$.hostOrIP}}'],
    },
    {
      name: 'kubernetes-node',
      invasive: 'non-invasive',
      intensive: 'light',
      matches: 'An `Open Port` finding in state `open` on port 10250 (kubelet).',
      triggeredBy: ['nmap'],
      startsScanType: 'kube-hunter',
      parameters: ['--remote', '{{$.hostOrIP}}'],
    },
  ],
  related: ['/docs/scanners/kubeaudit', '/docs/scanners/nmap', '/docs/scanners/trivy', '/docs/hooks/cascading-scans'],
};
