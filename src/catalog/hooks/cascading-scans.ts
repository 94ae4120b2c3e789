import {noPullPolicy} from '../charts/common-hook-values';
import type {Hook} from '../types';

export const cascadingScans: Hook = {
  id: 'cascading-scans',
  title: 'Cascading Scans',
  summary:
    'Compares the findings of a scan with CascadingRules and starts the next scans by itself, for example Ncrack on each open SSH port.',
  category: 'processing',
  tags: [
    'cascade',
    'cascading rule',
    'CascadingRule',
    'follow-up scan',
    'chained scans',
    'scope limiter',
    'scopeLimiter',
    'hostOrIP',
    'declarative-subsequent-scans',
  ],
  state: 'released',
  hookType: 'ReadOnly',
  priority: '0',
  chart: {
    name: 'cascading-scans',
    note: 'Install it once per namespace: its service account and role are always named `cascading-scans`.',
    values: [],
    ignores: [noPullPolicy],
  },
  images: [{role: 'hook', repository: 'docker.io/securecodebox/hook-cascading-scans', tag: 'chart version'}],
  secrets: [],
  annotations: [
    {
      name: 'scope.cascading.securecodebox.io/*',
      meaning:
        'Scope of the engagement, to which `spec.cascades.scopeLimiter` refers; every child scan gets an unchanged copy.',
      default: 'none; a scope limiter that refers to a missing annotation fails',
    },
    {
      name: 'cascading.securecodebox.io/chain',
      meaning:
        'Rules that led to this scan, separated by commas; the hook writes it and skips a rule that already stands in it.',
      default: 'empty on a scan that you start yourself',
    },
  ],
  environment: [],
  labels: {'securecodebox.io/internal': 'true'},
  serviceAccount: 'cascading-scans',
  related: [
    '/docs/api/crds/cascading-rule',
    '/docs/api/crds/scan',
    '/docs/how-tos/scanning-networks',
    '/docs/how-tos/scope',
    '/docs/architecture/architecture_decisions/adr_0003',
    '/docs/scbctl/usage',
  ],
};
