import type {Scanner} from '../types';
import {shipsNoRules} from './common';

export const gitRepoScanner: Scanner = {
  id: 'git-repo-scanner',
  title: 'Git Repo Scanner',
  summary:
    'Takes stock of the repositories of a GitHub organization or GitLab group, so that code scanners can follow.',
  category: 'repository',
  targets: ['source-code'],
  tags: [
    'repository',
    'repository discovery',
    'list repositories',
    'git',
    'github',
    'github organisation',
    'gitlab',
    'gitlab group',
    'inventory',
  ],
  tool: {
    name: 'git-repo-scanner, a script of secureCodeBox',
    homepage: 'https://github.com/secureCodeBox/secureCodeBox',
    repository: 'https://github.com/secureCodeBox/secureCodeBox',
    license: 'Apache-2.0',
  },
  toolVersion: '1.1',
  chart: {
    name: 'git-repo-scanner',
    values: [
      {
        key: 'scanner.image.tag',
        type: 'string',
        default: 'null',
        meaning: 'Differs from the shared default: without a value the tag is the chart version, not the tool version.',
      },
    ],
    ignores: [shipsNoRules],
  },
  images: [
    {
      role: 'scanner',
      repository: 'docker.io/securecodebox/scanner-git-repo-scanner',
      tag: 'chart version',
      note: 'The tag follows the release of secureCodeBox.',
    },
    {
      role: 'parser',
      repository: 'docker.io/securecodebox/parser-git-repo-scanner',
      tag: 'chart version',
      note: 'The scanner writes findings already; the parser hands them on unchanged.',
    },
  ],
  platforms: ['linux/amd64'],
  scanTypes: [
    {
      name: 'git-repo-scanner',
      purpose: 'Choose it to take stock of the repositories of an organization, a group or a GitLab server.',
      command: ['python', '-m', 'git_repo_scanner', '--file-output', '/home/securecodebox'],
      resultType: 'git-repo-scanner-json',
      resultLocation: '/home/securecodebox/git-repo-scanner-findings.json',
    },
  ],
  parameters: [
    {flag: '--git-type', meaning: 'Says which server it is: `github` or `gitlab`, required and in lower case only.'},
    {flag: '--file-output', meaning: 'Is set by the scan type. Do not repeat it.'},
    {
      flag: '--url',
      meaning:
        'Names the GitLab server, where it is required, or the API of a GitHub Enterprise server. Leave it out for github.com.',
    },
    {
      flag: '--access-token',
      meaning:
        'Hands over the access token: optional on github.com, required with `--url`. On GitLab it is tried as a private token, then as an OAuth token.',
    },
    {
      flag: '--organization',
      meaning: 'Names the GitHub organization and is required on GitHub. User accounts are not supported.',
    },
    {
      flag: '--group',
      meaning:
        'Names the GitLab group by its number, subgroups included. Without it every project that the token can see is listed.',
    },
    {
      flag: '--ignore-repos',
      meaning: 'Leaves out repositories or projects by their numbers, separated by spaces; the flag may be repeated.',
      default: '[]',
    },
    {
      flag: '--ignore-groups',
      meaning: 'Leaves out GitLab groups by their numbers. Only the direct group of a project counts, not its parents.',
      default: '[]',
    },
    {
      flag: '--obey-rate-limit',
      meaning:
        'Respects the rate limit of the API. Any text, even `False`, keeps it on; only an empty one switches it off.',
      default: 'true',
    },
    {
      flag: '--annotate-latest-commit-id',
      meaning:
        'Adds the newest commit of the default branch to each finding, at up to two more API calls per repository. Any text switches it on.',
      default: 'false',
    },
    {
      flag: '--activity-since-duration',
      meaning:
        'Keeps repositories that were active within this time before now, such as `7d` or `2h45m` (`m`, `h`, `d`, `w`).',
    },
    {
      flag: '--activity-until-duration',
      meaning:
        'Keeps repositories whose last activity is longer ago than this. GitHub scans ignore it when `--activity-since-duration` is given too.',
    },
  ],
  target: 'For GitHub `--organization`; for GitLab `--url` and, if wanted, `--group`.',
  privileges: 'none',
  findings: [
    {
      category: 'Git Repository',
      name: 'GitHub Repo',
      severity: 'INFORMATIONAL',
      when: 'For every repository of the GitHub organization that the filters let through.',
    },
    {
      category: 'Git Repository',
      name: 'GitLab Repo',
      severity: 'INFORMATIONAL',
      when: 'For every project of the GitLab server or group that the filters let through.',
    },
  ],
  findingFields: [
    {
      key: 'location',
      meaning: 'Is not set; rules and scope limiters use `attributes.web_url` or `attributes.full_name`.',
    },
    {key: 'osi_layer', meaning: 'Is always `APPLICATION`.'},
    {key: 'description', meaning: 'Says whether it is a GitHub or a GitLab repository.'},
  ],
  attributes: [
    {key: 'id', type: 'string (GitHub) or int (GitLab)', meaning: 'The number of the repository.'},
    {key: 'web_url', type: 'string', meaning: 'The address for a browser.'},
    {key: 'full_name', type: 'string', meaning: 'Owner and name, or the path with its namespace.'},
    {key: 'owner_type', type: 'string', meaning: '`Organization` or `User` on GitHub, `group` or `user` on GitLab.'},
    {key: 'owner_id', type: 'string (GitHub) or int (GitLab)', meaning: 'The number of the owner.'},
    {key: 'owner_name', type: 'string', meaning: 'The display name of the owner.'},
    {key: 'topics', type: 'list of string', meaning: 'The topics of the repository.'},
    {key: 'created_at', type: 'date-time string', meaning: 'When the repository was created.'},
    {key: 'last_activity_at', type: 'date-time string', meaning: 'When the repository last changed.'},
    {
      key: 'visibility',
      type: 'string',
      meaning: '`public` or `private`; on GitLab also `internal`.',
    },
    {key: 'archived', type: 'bool', meaning: 'Whether the repository is archived.'},
    {
      key: 'last_commit_id',
      type: 'string',
      meaning: 'The newest commit, with `--annotate-latest-commit-id` only; empty when none could be read.',
    },
  ],
  cascadingRules: [],
  related: [
    '/docs/scanners/gitleaks',
    '/docs/scanners/semgrep',
    '/docs/hooks/cascading-scans',
    '/blog/2021/10/27/sast-scanning',
  ],
};
