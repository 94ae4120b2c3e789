import type {Scanner} from '../types';
import {readOnlyRootOff, runAsNonRootOff, shipsNoRules} from './parts/common';
import {trivyAttributes, trivyFindings} from './parts/trivy-findings';
import {trivyParameters} from './parts/trivy-parameters';
import {trivyScanTypes} from './parts/trivy-scan-types';

export const trivy: Scanner = {
  id: 'trivy',
  title: 'Trivy',
  summary: 'Checks container images, directories and Git repositories for known vulnerabilities, and audits clusters.',
  category: 'container',
  targets: ['container-image', 'source-code', 'cluster'],
  tags: [
    'container',
    'container image',
    'container image vulnerabilities',
    'image scan',
    'vulnerabilities',
    'cve',
    'dependencies',
    'software composition analysis',
    'repository',
    'filesystem',
    'kubernetes',
    'kubernetes misconfiguration',
    'misconfiguration',
  ],
  state: 'released',
  tool: {
    name: 'Trivy',
    homepage: 'https://trivy.dev',
    docs: 'https://aquasecurity.github.io/trivy/',
    repository: 'https://github.com/aquasecurity/trivy',
    license: 'Apache-2.0',
  },
  toolVersion: '0.61.1',
  chart: {
    name: 'trivy',
    release: 'trivy',
    values: [
      {
        key: 'kubeauditScope',
        type: 'string',
        default: 'cluster',
        meaning:
          'Decides what `trivy-k8s` may read: `cluster` binds its service account to `cluster-admin`, `namespace` to a Role with read access in the namespace of the release, any other value to nothing.',
      },
      {
        key: 'trivyDatabaseCache.enabled',
        type: 'bool',
        default: 'true',
        meaning:
          'Runs one Trivy server that keeps the vulnerability database and makes the scans its clients; `trivy-k8s` never uses it.',
      },
      {
        key: 'trivyDatabaseCache.replicas',
        type: 'int',
        default: '1',
        meaning: 'Sets how many of these servers run.',
      },
      {
        key: 'createAutoDiscoveryScanType',
        type: 'bool',
        default: 'false',
        meaning:
          'Adds the scan type `trivy-image-autodiscovery` with a service account of its own, for images of public and private registries.',
      },
      {
        key: 'scanner.image.repository',
        type: 'string',
        default: 'docker.io/aquasec/trivy',
        meaning: 'Differs from the shared default: the chart runs the official image of the tool, the cache too.',
      },
      runAsNonRootOff,
      readOnlyRootOff,
    ],
    ignores: [
      {
        key: 'scanner.podSecurityContext',
        reason: 'The scan types `trivy-filesystem`, `trivy-repo` and `trivy-k8s` ignore it.',
      },
      {key: 'scanner.nodeSelector', reason: 'Every scan type but `trivy-image` ignores it.'},
      {key: 'scanner.suspend', reason: 'The scan types `trivy-image` and `trivy-k8s` ignore it.'},
      shipsNoRules,
    ],
  },
  images: [
    {
      role: 'scanner',
      repository: 'docker.io/aquasec/trivy',
      tag: '0.61.1',
      note: 'This is the official image of the tool.',
    },
    {
      role: 'cache',
      repository: 'docker.io/aquasec/trivy',
      tag: '0.61.1',
      note: 'It runs the Deployment `trivy-database` and follows `scanner.image`.',
    },
    {role: 'parser', repository: 'docker.io/securecodebox/parser-trivy', tag: 'chart version'},
  ],
  platforms: ['linux/amd64', 'linux/arm64', 'linux/ppc64le', 'linux/s390x'],
  scanTypes: trivyScanTypes,
  parameters: trivyParameters,
  target:
    'One image, path or repository URL, as the scan type asks for; `trivy-k8s` takes none and examines its own cluster.',
  privileges:
    'The scan type `trivy-k8s` gets `cluster-admin`, unless `kubeauditScope` says otherwise; all of them may run as root.',
  findings: trivyFindings,
  findingFields: [
    {
      key: 'location',
      meaning:
        'Holds `scb://trivy/?ArtifactName=` and the artifact; of `trivy-k8s`, `ClusterName`, `Namespace`, `Kind` and `Name`, without the empty ones of the first two.',
    },
    {key: 'osi_layer', meaning: 'Is `NOT_APPLICABLE`; `trivy-k8s` does not set it.'},
    {key: 'description', meaning: 'Holds the description of the vulnerability, or the message of the check.'},
    {
      key: 'mitigation',
      meaning:
        'Names the package and the version to update to, which reads `undefined` when there is no fix; of `trivy-k8s`, the resolution if there is one.',
    },
    {
      key: 'references',
      meaning:
        'Holds the CVE or NSWG id with its page, then the other URLs; of `trivy-k8s`, the primary URL and then the others.',
    },
  ],
  attributes: trivyAttributes,
  cascadingRules: [],
  related: [
    '/docs/scanners/trivy-sbom',
    '/docs/auto-discovery/container-auto-discovery',
    '/docs/scanners/nuclei',
    '/docs/scanners/kubeaudit',
    '/docs/scanners/kube-hunter',
  ],
};
