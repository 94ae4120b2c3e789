import type {Scanner} from '../types';
import {mayRunAsRoot, readOnlyRootOff, runAsNonRootOff, shipsNoRules} from './common';

export const semgrep: Scanner = {
  id: 'semgrep',
  title: 'Semgrep',
  summary: 'Analyzes source code statically with pattern rules, taken from the Semgrep registry or written by you.',
  category: 'repository',
  targets: ['source-code'],
  tags: [
    'sast',
    'static analysis',
    'static code analysis',
    'static application security testing',
    'source code',
    'code scanning',
    'repository',
    'rules',
  ],
  tool: {
    name: 'Semgrep',
    homepage: 'https://semgrep.dev',
    docs: 'https://semgrep.dev/learn',
    repository: 'https://github.com/semgrep/semgrep',
    license: 'LGPL-2.1',
  },
  toolVersion: '1.120.0',
  chart: {
    name: 'semgrep',
    values: [
      {
        key: 'scanner.image.repository',
        default: 'docker.io/semgrep/semgrep',
        meaning: 'Differs from the shared default: the chart runs the official image of the tool.',
      },
      {
        key: 'parser.image.repository',
        default: 'securecodebox/parser-semgrep',
        meaning: 'Differs from the shared default: it has no registry in front.',
      },
      {
        key: 'parser.backoffLimit',
        default: '3',
        meaning: 'Is in the values, but no template uses it.',
      },
      {
        key: 'parser.ttlSecondsAfterFinished',
        type: 'int',
        default: 'null',
        meaning: 'Is missing from the values of the chart, but works as in all other charts when you set it.',
      },
      {
        key: 'scanner.nameAppend',
        type: 'string',
        default: 'null',
        meaning: 'Is missing from the values of the chart, but works as in all other charts when you set it.',
      },
      runAsNonRootOff,
      readOnlyRootOff,
    ],
    ignores: [shipsNoRules],
  },
  images: [
    {
      role: 'scanner',
      repository: 'docker.io/semgrep/semgrep',
      tag: '1.120.0',
      note: 'This is the official image of the tool.',
    },
    {role: 'parser', repository: 'securecodebox/parser-semgrep', tag: 'chart version'},
  ],
  platforms: ['linux/amd64', 'linux/arm64'],
  scanTypes: [
    {
      name: 'semgrep',
      purpose: 'Choose it for code that an init container or a volume puts into the pod.',
      command: ['semgrep', '--json', '-o', '/home/securecodebox/semgrep-results.json'],
      resultType: 'semgrep-json',
      resultLocation: '/home/securecodebox/semgrep-results.json',
    },
  ],
  parameters: [
    {
      flag: '-c, --config',
      meaning:
        'Chooses a rule set: a registry pack such as `p/ci`, a single rule (`r/` and its id), or a file or folder. At least one is needed; the flag may be repeated.',
    },
    {flag: 'p/ci', meaning: 'Is a registry pack of security checks with few false positives, good to start with.'},
    {flag: 'p/security-audit', meaning: 'Is a broader registry pack with more false positives.'},
    {flag: 'path (positional)', meaning: 'Names the code to analyze, such as `/repo/flask-app`.'},
    {flag: '--json / -o', meaning: 'Are set by the scan type. Do not override them.'},
  ],
  target: 'A path inside the scan pod as the last parameter; the address of a repository is not accepted.',
  privileges: mayRunAsRoot,
  findings: [
    {
      category: '<category of the rule>',
      name: '<rule id>',
      severity: '`ERROR` gives HIGH, `WARNING` gives MEDIUM, `INFO` and everything else give INFORMATIONAL',
      when: 'For every match; the category is often `security` or `correctness`, and `semgrep-result` when the rule names none.',
    },
  ],
  findingFields: [
    {key: 'location', meaning: 'Holds path and lines, as in `/test/flask/app/app.py:103-114`.'},
    {key: 'osi_layer', meaning: 'Is not set.'},
    {key: 'description', meaning: 'Holds the message of the rule, or a reminder that the rule lacks one.'},
  ],
  attributes: [
    {key: 'cwe', type: 'string, list or null', meaning: 'The CWE as the rule gives it.'},
    {key: 'owasp_category', type: 'string, list or null', meaning: 'The OWASP category as the rule gives it.'},
    {
      key: 'references',
      type: 'list of {type, value} or null',
      meaning:
        'The URLs of the rule, and its CWE with a link; only the first two digits of the CWE arrive. They stand here, not in the field of that name.',
    },
    {key: 'rule_source', type: 'string or null', meaning: 'A link to the rule.'},
  ],
  cascadingRules: [],
  related: [
    '/docs/scanners/git-repo-scanner',
    '/docs/scanners/gitleaks',
    '/docs/hooks/cascading-scans',
    '/blog/2021/10/27/sast-scanning',
  ],
};
