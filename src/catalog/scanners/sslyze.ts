import type {Scanner} from '../types';
import {mayRunAsRoot, runAsNonRootOff} from './parts/common';
import {sslyzeFindings} from './parts/sslyze-findings';
import {sslyzeParameters} from './parts/sslyze-parameters';
import {sslyzeRules} from './parts/sslyze-rules';

export const sslyze: Scanner = {
  id: 'sslyze',
  title: 'SSLyze',
  summary: 'Connects to a TLS server and analyzes its protocol versions, cipher suites and certificate.',
  category: 'tls',
  targets: ['tls-or-ssh'],
  tags: [
    'tls',
    'ssl',
    'tls configuration',
    'ssl configuration',
    'certificate',
    'expired certificate',
    'self-signed certificate',
    'cipher suites',
    'outdated tls version',
    'https',
    'starttls',
    'mozilla profile',
    'network',
  ],
  state: 'released',
  tool: {
    name: 'SSLyze',
    homepage: 'https://github.com/nabla-c0d3/sslyze',
    docs: 'https://nabla-c0d3.github.io/sslyze/documentation/',
    repository: 'https://github.com/nabla-c0d3/sslyze',
    license: 'AGPL-3.0',
  },
  toolVersion: '6.1.0',
  chart: {
    name: 'sslyze',
    release: 'sslyze',
    values: [
      runAsNonRootOff,
      {
        key: 'parser.env',
        type: 'list',
        default: '[]',
        meaning: 'Setting `DEBUG` to `true` makes the parser log the whole raw result.',
      },
      {
        key: 'cascadingRules.enabled',
        type: 'bool',
        default: 'false',
        meaning: 'Installs the six `*-tls-scan` rules.',
      },
    ],
  },
  images: [
    {role: 'scanner', repository: 'docker.io/securecodebox/scanner-sslyze', tag: '6.1.0'},
    {role: 'parser', repository: 'docker.io/securecodebox/parser-sslyze', tag: 'chart version'},
  ],
  platforms: ['linux/amd64', 'linux/arm64'],
  scanTypes: [
    {
      name: 'sslyze',
      purpose: 'Choose it to check how one server does TLS, against a Mozilla profile or with checks of your choice.',
      command: ['sh', '/wrapper.sh', '--json_out', '/home/securecodebox/sslyze-results.json'],
      resultType: 'sslyze-json',
      resultLocation: '/home/securecodebox/sslyze-results.json',
      installedByDefault: true,
      note: 'The wrapper always ends with success, since SSLyze itself fails when the target misses the profile.',
    },
  ],
  parameters: sslyzeParameters,
  target: 'One `HOST`, `HOST:PORT` or `HOST:PORT{IP}` without a scheme; the port is 443 when none is given.',
  privileges: mayRunAsRoot,
  findings: sslyzeFindings,
  findingFields: [
    {key: 'location', meaning: 'Holds host name or address and port, as in `example.com:443`.'},
    {key: 'osi_layer', meaning: 'Is always `PRESENTATION`.'},
    {key: 'identified_at', meaning: 'Holds the time at which the scan was completed.'},
    {
      key: 'mitigation',
      meaning:
        'Advises a newer version on `Outdated TLS Version`, and a look at the certificate on `ASN.1 Parsing Error`; otherwise `null`.',
    },
    {key: 'reference', meaning: 'Is always `null`; the standard list `references` is not used.'},
  ],
  attributes: [
    {key: 'hostname', type: 'string', meaning: 'The host.'},
    {key: 'ip_addresses', type: 'list of string', meaning: 'The one address to which the host name resolved.'},
    {key: 'port', type: 'number', meaning: 'The TCP port.'},
    {
      key: 'tls_versions',
      type: 'list of string',
      meaning: 'The versions that the server accepts, from `SSL 2.0` to `TLS 1.3`.',
      on: 'TLS Service Info',
    },
    {
      key: 'cipher_suites',
      type: 'list of string',
      meaning: 'The cipher suites accepted in any version, by their OpenSSL names and each once.',
      on: 'TLS Service Info',
    },
    {
      key: 'outdated_version',
      type: 'string',
      meaning: 'The version that is out of date.',
      on: 'Outdated TLS Version',
    },
  ],
  cascadingRules: sslyzeRules,
  related: ['/docs/scanners/nmap', '/docs/hooks/cascading-scans', '/docs/getting-started/upgrading'],
};
