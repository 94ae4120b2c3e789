import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {formerCharts} from './src/catalog/charts';
import {scanners} from './src/catalog/scanners';
import {outcomes} from './src/catalog/schema/guide';
import {targetKinds, wordsOf} from './src/catalog/schema/vocabulary';
import {siteGuides} from './src/markdown/guides';

/** Adds a folder to the ids of its pages. */
const within = (folder: string, pages: readonly string[]): string[] => pages.map((page) => `${folder}/${page}`);

/** Ids of the pages in a folder in the order of their file names, without the overview and chart-behavior. */
const pagesOf = (folder: string): string[] =>
  readdirSync(path.join(__dirname, 'docs', folder))
    .filter((file) => /^(?!index\.|chart-behavior\.|_).*\.mdx?$/.test(file))
    .toSorted()
    .map((file) => `${folder}/${file.replace(/\.mdx?$/, '')}`);

/** A page of Getting Started with pages below it. */
const withPages = (label: string, page: string, pages: readonly string[]) =>
  ({
    type: 'category',
    label,
    link: {type: 'doc', id: `getting-started/${page}`},
    items: within('getting-started', pages),
  }) as const;

const gettingStarted: SidebarItems = [
  ...within('getting-started', ['installation', 'first-scans']),
  withPages('Upgrading', 'upgrading', ['upgrading-from-4', 'upgrading-from-3', 'changes-by-release']),
  withPages('Troubleshooting', 'troubleshooting', ['error-messages', 'scanner-and-hook-errors', 'known-issues']),
  'getting-started/uninstallation',
];

const howTos = within('how-tos', [
  'automatically-repeating-scans',
  'scanning-networks',
  'scanning-web-applications',
  'hooks',
  'scbctl',
  'persistence-storage',
  'autodiscovery',
  'scope',
  'playground',
  'pipelines',
  'hardened-clusters',
]);

const operations = within('operations', [
  'result-storage',
  'custom-ca',
  'offline-images',
  'proxies',
  'metrics',
  'rbac',
  'pod-security',
  'resource-quotas',
  'network-policies',
  'scans-in-scripts',
  'install-script',
]);

const autoDiscovery = within('auto-discovery', [
  'overview',
  'installation',
  'service-auto-discovery',
  'container-auto-discovery',
  'aws',
]);

const crds = within('api/crds', [
  'scan',
  'scheduled-scan',
  'scan-type',
  'parse-definition',
  'scan-completion-hook',
  'cascading-rule',
]);

const newScanner = within('contributing/integrating-a-scanner', [
  'scanner-dir',
  'parser-dir',
  'templates-dir',
  'values.yaml',
  'chart.yaml',
  'cascading-rules-dir',
  'taskfile',
  'examples-dir',
  'readme-and-helm-docs',
  'integration-tests',
  'makefile',
]);

const newHook = within('contributing/integrating-a-hook', [
  'hook',
  'dockerfile',
  'templates-dir',
  'values.yaml',
  'chart.yaml',
  'taskfile',
  'readme-and-helm-docs',
  'integration-tests',
  'makefile',
]);

const testConcept = within('contributing/test-concept', ['operator-test', 'scanner-test', 'hook-test', 'charts-test']);

/** A category whose label links to the index page of a folder. */
const withIndex = (label: string, index: string, items: SidebarItems) =>
  ({type: 'category', label, link: {type: 'doc', id: `${index}/index`}, items}) as const;

/** A category whose label only expands it. */
const group = (label: string, items: SidebarItems) => ({type: 'category', label, items}) as const;

/** The tool, which is the first word of a page name: `zap` for `scanners/zap-migration`. */
const toolOf = (page: string): string => page.split(/[/-]/)[1] ?? '';

/**
 * Scanners grouped by their first kind of target, as on the home page. A tool comes before its variants, and a page without a
 * catalog entry after the scanners of its tool: `zap-automation-framework`, then `zap-migration`. Removed scanners come last.
 */
function scannersByTarget(): SidebarItems {
  const removed = [
    ...formerCharts.flatMap(({name, lastRelease}) => (lastRelease === undefined ? [] : name)),
    'zap-advanced-keys',
  ];
  const known = [...scanners.map(({id}) => id), ...removed];
  const others = pagesOf('scanners').filter((page) => !known.some((id) => page === `scanners/${id}`));
  const withOthers = (ids: readonly string[]): string[] =>
    within('scanners', ids.toSorted()).flatMap((page, index, pages) => {
      const isLast = toolOf(pages[index + 1] ?? '') !== toolOf(page);
      return [page, ...others.filter((other) => isLast && toolOf(other) === toolOf(page))];
    });
  const groups = wordsOf(targetKinds).map((kind) => {
    const ids = scanners.filter(({targets}) => targets[0] === kind).map(({id}) => id);
    return {...group(targetKinds[kind].tiles, withOthers(ids)), collapsible: false};
  });
  const placed = new Set(groups.flatMap(({items}) => items));
  return [
    ...others.filter((page) => !placed.has(page)),
    ...groups.filter(({items}) => items.length > 0),
    group('Removed in 5.0', within('scanners', removed.toSorted())),
  ];
}

/** Pages with `guide` in their front matter, by what they are for. */
const guidesByOutcome = (): SidebarItems =>
  wordsOf(outcomes).flatMap((outcome) => {
    const pages = siteGuides().filter(({guide}) => guide.outcome === outcome);
    return pages.length === 0
      ? []
      : [
          {
            ...group(
              outcomes[outcome],
              pages.map(({id}) => id),
            ),
            collapsible: false,
          },
        ];
  });

type SidebarItems = Extract<SidebarsConfig[string], readonly unknown[]>;

/** The areas of the documentation (src/components/Areas). Each page is in one. */
export default {
  start: ['overview', ...gettingStarted],
  use: [
    {...withIndex('Guides', 'how-tos', [...guidesByOutcome(), group('Single tasks', howTos)]), collapsed: false},
    group('Operations', operations),
    withIndex(
      'Command line (scbctl)',
      'scbctl',
      within('scbctl', ['overview', 'installation', 'usage', 'auto-completion']),
    ),
  ],
  reference: [
    {
      ...withIndex('Scanners', 'scanners', ['scanners/chart-behavior', ...scannersByTarget()]),
      customProps: {switcher: 'Other scanners'},
    },
    {
      ...withIndex('Hooks', 'hooks', [
        ...new Set(['hooks/chart-behavior', 'hooks/shared-values', ...pagesOf('hooks')]),
      ]),
      customProps: {switcher: 'Other hooks'},
    },
    group('AutoDiscovery', autoDiscovery),
    group('API Reference', [
      'api/finding',
      withIndex('Custom Resource Definitions', 'api/crds', crds),
      'api/scope-limiter',
    ]),
  ],
  understand: [
    withIndex('Architecture', 'architecture', [
      ...within('architecture', [
        'introduction_and_goals',
        'system_scope_and_context',
        'solution_strategy',
        'building_block_view',
        'runtime_view',
        'deployment_view',
        'concepts',
      ]),
      withIndex(
        'Architecture Decisions',
        'architecture/architecture_decisions',
        pagesOf('architecture/architecture_decisions'),
      ),
      ...within('architecture', ['quality_requirements', 'technical_risks', 'glossary']),
    ]),
    group('Contributing', [
      ...within('contributing', ['contribution-criteria']),
      withIndex('Integrate a scanner', 'contributing/integrating-a-scanner', newScanner),
      withIndex('Integrate a hook', 'contributing/integrating-a-hook', newHook),
      ...within('contributing', ['local-deployment', 'operator']),
      withIndex('Testing concept', 'contributing/test-concept', testConcept),
      ...within('contributing', ['conventions', 'backports']),
    ]),
    group('Community Features', within('community-features', ['scanners-and-hooks', 'windows-scanners'])),
    group('Project', ['security', 'telemetry', 'mentions']),
  ],
} satisfies SidebarsConfig;
