import type {Scanner} from '../types';
import {mayRunAsRoot, readOnlyRootOff, runAsNonRootOff, shipsNoRules} from './common';

export const trivySbom: Scanner = {
  id: 'trivy-sbom',
  title: 'Trivy SBOM',
  summary: 'Writes a CycloneDX software bill of materials for a container image, ready for Dependency-Track.',
  category: 'container',
  targets: ['container-image'],
  tags: [
    'sbom',
    'software bill of materials',
    'cyclonedx',
    'container image',
    'image inventory',
    'components',
    'dependencies',
    'dependency-track',
  ],
  tool: {
    name: 'Trivy',
    homepage: 'https://trivy.dev',
    docs: 'https://aquasecurity.github.io/trivy/',
    repository: 'https://github.com/aquasecurity/trivy',
    license: 'Apache-2.0',
  },
  toolVersion: '0.61.1',
  chart: {
    name: 'trivy-sbom',
    values: [
      {
        key: 'scanner.image.repository',
        default: 'docker.io/aquasec/trivy',
        meaning: 'Differs from the shared default: the chart runs the official image of the tool.',
      },
      runAsNonRootOff,
      readOnlyRootOff,
    ],
    ignores: [{key: 'imagePullSecrets', reason: 'The scan pod ignores it; the parse pod uses it.'}, shipsNoRules],
  },
  images: [
    {
      role: 'scanner',
      repository: 'docker.io/aquasec/trivy',
      tag: '0.61.1',
      note: 'This is the official image of the tool.',
    },
    {role: 'parser', repository: 'docker.io/securecodebox/parser-trivy-sbom', tag: 'chart version'},
  ],
  platforms: ['linux/amd64', 'linux/arm64', 'linux/ppc64le', 'linux/s390x'],
  scanTypes: [
    {
      name: 'trivy-sbom-image',
      purpose: 'Choose it to record what an image is made of; vulnerabilities are left to Trivy or Dependency-Track.',
      command: [
        'trivy',
        'image',
        '--no-progress',
        '--format',
        'cyclonedx',
        '--output',
        '/home/securecodebox/sbom-cyclonedx.json',
      ],
      resultType: 'sbom-cyclonedx',
      resultLocation: '/home/securecodebox/sbom-cyclonedx.json',
      note: 'It uses no database cache.',
    },
  ],
  parameters: [
    {
      flag: 'IMAGE (positional)',
      meaning:
        'Names the image, with tag or digest. It must be the first parameter, since the parser takes the name of the finding from there.',
    },
    {flag: '--format / --output', meaning: 'Are set by the scan type. Do not override them.'},
  ],
  target: 'One image with tag or digest as the first parameter.',
  privileges: mayRunAsRoot,
  findings: [
    {
      category: 'SBOM',
      name: 'SBOM for <image>',
      severity: 'INFORMATIONAL',
      when: 'Exactly once for each Scan; components and vulnerabilities of the document do not become findings.',
    },
  ],
  findingFields: [
    {key: 'location', meaning: 'Is not set.'},
    {key: 'osi_layer', meaning: 'Is always `APPLICATION`.'},
    {key: 'description', meaning: 'Says that a bill of materials was made for the image.'},
  ],
  attributes: [
    {
      key: 'downloadLink',
      type: 'string (URL)',
      meaning: 'The presigned link to the document; it expires 7 days after the start of the scan.',
    },
  ],
  cascadingRules: [],
  related: [
    '/docs/scanners/trivy',
    '/docs/hooks/dependency-track',
    '/blog/2023/09/01/sbom-part-one-generation',
    '/blog/2023/09/15/sbom-part-two-consumption',
    '/docs/auto-discovery/overview',
  ],
};
