import type {Scanner} from '../types';
import {mayRunAsRoot, runAsNonRootOff, shipsNoRules} from './common';

export const gitleaks: Scanner = {
  id: 'gitleaks',
  title: 'Gitleaks',
  summary: 'Searches a Git repository with all its history for passwords, API keys, tokens and private keys.',
  category: 'repository',
  targets: ['source-code'],
  tags: [
    'secrets',
    'secret scanning',
    'leaked credentials',
    'passwords in code',
    'api keys',
    'private key',
    'repository',
    'git',
    'git history',
    'source code',
  ],
  tool: {
    name: 'Gitleaks',
    homepage: 'https://gitleaks.io',
    docs: 'https://github.com/zricethezav/gitleaks#usage',
    repository: 'https://github.com/zricethezav/gitleaks',
    license: 'MIT',
  },
  toolVersion: 'v8.24.3',
  chart: {
    name: 'gitleaks',
    values: [
      {
        key: 'scanner.image.repository',
        default: 'docker.io/zricethezav/gitleaks',
        meaning: 'Differs from the shared default: the chart runs the official image of the tool.',
      },
      runAsNonRootOff,
    ],
    ignores: [shipsNoRules],
  },
  images: [
    {
      role: 'scanner',
      repository: 'docker.io/zricethezav/gitleaks',
      tag: 'v8.24.3',
      note: 'This is the official image of the tool.',
    },
    {role: 'parser', repository: 'docker.io/securecodebox/parser-gitleaks', tag: 'chart version'},
  ],
  platforms: ['linux/amd64', 'linux/arm64'],
  scanTypes: [
    {
      name: 'gitleaks',
      purpose: 'Choose it for one repository that an init container has cloned into the pod.',
      command: [
        'gitleaks',
        '--verbose',
        '--report-format',
        'json',
        '--report-path',
        '/home/securecodebox/report.json',
        '--exit-code',
        '0',
        'detect',
      ],
      resultType: 'gitleaks-json',
      resultLocation: '/home/securecodebox/report.json',
      note: 'The subcommand `detect` is fixed; repeating it does no harm, `git`, `dir`, `stdin` and `protect` cannot be chosen.',
    },
  ],
  parameters: [
    {flag: '--source, -s <path>', meaning: 'Names the directory of the repository, `/repo/` in the examples.'},
    {
      flag: '--log-opts <opts>',
      meaning:
        'Limits the commits through options of `git log -p`. Write it as one list item without inner quotes, such as `--log-opts=--since=7days --all --full-history`.',
    },
    {
      flag: '--config, -c <file>',
      meaning:
        'Reads rules from a TOML file. It wins over `GITLEAKS_CONFIG`, `GITLEAKS_CONFIG_TOML`, a `.gitleaks.toml` in the source and the built-in rules, in this order.',
    },
    {flag: '--no-git', meaning: 'Treats the source as a plain directory; `--log-opts` then has no effect.'},
    {flag: '--baseline-path, -b <file>', meaning: 'Ignores what an earlier report already lists.'},
    {flag: '--redact', meaning: 'Masks the secrets, in `attributes.offender` and `attributes.line` too.'},
    {
      flag: '--log-level, -l',
      meaning: 'Sets how much is logged: `trace`, `debug`, `info`, `warn`, `error` or `fatal`.',
      default: 'info',
    },
    {flag: '--report-format, --report-path', meaning: 'Are set by the scan type. Never override them.'},
    {flag: '--exit-code', meaning: 'Is set to `0` by the scan type, so that secrets found do not fail the Job.'},
    {flag: '--verbose', meaning: 'Is set by the scan type, so secrets appear in the log of the scan pod.'},
  ],
  target: 'A path behind `--source`; an init container has to clone the repository there.',
  privileges: mayRunAsRoot,
  findings: [
    {
      category: 'Potential Secret',
      name: '<rule id>',
      severity: 'MEDIUM, unless the rule has the tag HIGH or LOW; HIGH wins over LOW',
      when: 'For every match of a rule in the commits that were read.',
    },
  ],
  findingFields: [
    {key: 'location', meaning: 'Is not set; the place stands in `attributes.file` and `attributes.commit`.'},
    {key: 'osi_layer', meaning: 'Is always `APPLICATION`.'},
    {key: 'description', meaning: 'Names the rule that matched.'},
  ],
  attributes: [
    {
      key: 'commit',
      type: 'string',
      meaning:
        'The SHA of the commit, or its address when the Scan has the annotation `metadata.scan.securecodebox.io/git-repo-url`.',
    },
    {key: 'description', type: 'string', meaning: 'The description of the rule.'},
    {key: 'offender', type: 'string', meaning: 'The secret in clear text.'},
    {key: 'author', type: 'string', meaning: 'Who made the commit.'},
    {key: 'email', type: 'string', meaning: 'The e-mail address of the author.'},
    {key: 'date', type: 'string', meaning: 'When the commit was made.'},
    {key: 'file', type: 'string', meaning: 'The path of the file.'},
    {key: 'line_number', type: 'int', meaning: 'The line where the match begins.'},
    {key: 'tags', type: 'list of string', meaning: 'The tags of the rule.'},
    {key: 'line', type: 'string', meaning: 'The text that matched.'},
  ],
  cascadingRules: [],
  related: [
    '/docs/scanners/git-repo-scanner',
    '/docs/scanners/semgrep',
    '/docs/how-tos/automatically-repeating-scans',
    '/blog/2021/10/27/sast-scanning',
  ],
};
