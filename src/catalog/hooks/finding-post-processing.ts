import {noPullPolicy} from '../charts/common-hook-values';
import type {Hook} from '../types';

export const findingPostProcessing: Hook = {
  id: 'finding-post-processing',
  title: 'Finding Post Processing',
  summary:
    'Changes or adds fields on the findings that match your rules, for example a higher severity for an open Telnet port.',
  category: 'dataProcessing',
  tags: ['change severity', 'override', 'rules', 'enrich', 'conditional', 'postprocessing', 'modify findings'],
  state: 'released',
  hookType: 'ReadAndWrite',
  priority: '0',
  chart: {
    name: 'finding-post-processing',
    mustSet: [
      {
        key: 'rules',
        example: '[{"matches": {"anyOf": [{"category": "Host"}]}, "override": {"severity": "HIGH"}}]',
        reason: 'The hook starts even when there is no rule, but then it alters no finding.',
      },
    ],
    values: [
      {
        key: 'rules',
        type: 'list of rules',
        default: '[]',
        meaning: 'Rules that the hook tries on every finding in the order in which you list them.',
      },
      {
        key: 'rules[].matches.anyOf',
        type: 'list of partial findings',
        default: '(required)',
        meaning:
          'Conditions of the rule: one entry must match, and an entry matches when all its fields equal those of the finding in value and type, without wildcards.',
      },
      {
        key: 'rules[].override',
        type: 'map',
        default: '(required)',
        meaning: 'Fields that are merged deeply into a matching finding; it stands beside `matches`, not below it.',
      },
    ],
    ignores: [noPullPolicy],
  },
  images: [{role: 'hook', repository: 'docker.io/securecodebox/hook-finding-post-processing', tag: 'chart version'}],
  secrets: [],
  annotations: [],
  environment: [{name: 'RULES', source: '`rules`', meaning: 'The rules as JSON.'}],
  labels: {},
  serviceAccount: 'scan-completion-hook',
  related: [
    '/docs/hooks/update-field',
    '/docs/hooks/cascading-scans',
    '/docs/api/crds/cascading-rule',
    '/docs/api/finding',
  ],
};
