import type {Scanner} from '../types';
import {nucleiAttributes} from './parts/nuclei-attributes';
import {nucleiParameters} from './parts/nuclei-parameters';
import {nucleiValues} from './parts/nuclei-values';

export const nuclei: Scanner = {
  id: 'nuclei',
  title: 'Nuclei',
  summary: 'Tests hosts and URLs with thousands of community templates and reports every one that matches.',
  category: 'web',
  targets: ['web-application', 'network'],
  tags: [
    'templates',
    'template based scanner',
    'vulnerabilities',
    'cve',
    'web application',
    'misconfiguration',
    'network',
    'dns',
    'tls',
    'log4shell',
  ],
  state: 'released',
  tool: {
    name: 'Nuclei',
    homepage: 'https://nuclei.projectdiscovery.io/',
    docs: 'https://docs.projectdiscovery.io/tools/nuclei/overview',
    repository: 'https://github.com/projectdiscovery/nuclei',
    license: 'MIT',
  },
  toolVersion: 'v3.4.2',
  chart: {
    name: 'nuclei',
    release: 'nuclei',
    values: nucleiValues,
    ignores: [
      {
        key: 'scanner.extraVolumeMounts',
        reason: 'It has no effect without `scanner.extraVolumes` while `nucleiTemplateCache.enabled` is `false`.',
      },
    ],
  },
  images: [
    {
      role: 'scanner',
      repository: 'docker.io/projectdiscovery/nuclei',
      tag: 'v3.4.2',
      note: 'This is the official image of the tool; the jobs of the template cache use it too.',
    },
    {role: 'parser', repository: 'docker.io/securecodebox/parser-nuclei', tag: 'chart version'},
  ],
  platforms: ['linux/amd64', 'linux/arm64'],
  scanTypes: [
    {
      name: 'nuclei',
      purpose:
        'Choose it to test one or many targets for known weaknesses; narrow the templates by tag, id or severity.',
      command: ['nuclei', '-disable-update-check', '-jsonl', '-output', '/home/securecodebox/nuclei-results.jsonl'],
      resultType: 'nuclei-json',
      resultLocation: '/home/securecodebox/nuclei-results.jsonl',
      installedByDefault: true,
      note: 'With the template cache the volume `nuclei-content-claim` is mounted read-only at `/root`. Without it `-disable-update-check` is missing from the command.',
    },
  ],
  parameters: nucleiParameters,
  target: 'A URL, host name or IP behind `-u`; several by repeating it, by commas, or in a file behind `-l`.',
  privileges: 'The official image runs as root; it needs no capability and no RBAC beyond the standard.',
  findings: [
    {
      category: '<template id>',
      name: '<name of the template>',
      severity:
        '`critical` and `high` give HIGH, `medium` gives MEDIUM, `low` and `unknown` give LOW, `info` gives INFORMATIONAL',
      when: 'For every match of a template.',
    },
  ],
  findingFields: [
    {
      key: 'location',
      meaning: 'Holds the target as you gave it; the URL that matched is in `attributes.matched_at`.',
    },
    {key: 'osi_layer', meaning: 'Is not set.'},
    {key: 'description', meaning: 'Holds the description of the template, or a text with its id.'},
    {key: 'identified_at', meaning: 'Holds the time of the match.'},
    {
      key: 'references',
      meaning:
        'Holds the URLs of the template, CVE ids with their NVD page and CWE ids with a link that does not resolve; `null` when there are none.',
    },
  ],
  attributes: nucleiAttributes,
  cascadingRules: [
    {
      name: 'nuclei-subdomain-scan-light-http',
      invasive: 'non-invasive',
      intensive: 'light',
      matches: 'An `Open Port` finding in state `open` on port 80, or with the service `http` or `http-*`.',
      triggeredBy: ['nmap'],
      startsScanType: 'nuclei',
      parameters: ['-u', 'http://{{$.hostOrIP}}:{{attributes.port}}'],
      note: 'The rule runs all default templates, although it is labeled light.',
    },
    {
      name: 'nuclei-subdomain-scan-light-https',
      invasive: 'non-invasive',
      intensive: 'light',
      matches: 'An `Open Port` finding in state `open` on port 443, or with the service `https` or `https*`.',
      triggeredBy: ['nmap'],
      startsScanType: 'nuclei',
      parameters: ['-u', 'https://{{$.hostOrIP}}:{{attributes.port}}'],
      note: 'The rule runs all default templates, although it is labeled light.',
    },
  ],
  related: [
    '/docs/scanners/nmap',
    '/docs/scanners/zap-automation-framework',
    '/docs/hooks/cascading-scans',
    '/blog/2022/01/18/log4shell',
  ],
};
