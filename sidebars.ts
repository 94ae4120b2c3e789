import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {scanners} from './src/catalog/scanners';
import {targetKinds, wordsOf} from './src/catalog-schema/vocabulary';

/** Puts a folder's name before each of its pages. */
const within = (folder: string, pages: readonly string[]): string[] => pages.map((page) => `${folder}/${page}`);

/** The pages of a folder in the order of their file names, without the overview and what its charts share. */
const pagesOf = (folder: string): string[] =>
  readdirSync(path.join(__dirname, 'docs', folder))
    .filter((file) => /^(?!index\.|chart-behavior\.|_).*\.mdx?$/.test(file))
    .toSorted()
    .map((file) => `${folder}/${file.replace(/\.mdx?$/, '')}`);

const gettingStarted = within('getting-started', [
  'installation',
  'first-scans',
  'upgrading',
  'troubleshooting',
  'uninstallation',
]);

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
  'offline-networks',
]);

const operations = within('operations', ['rbac', 'pod-security', 'resource-quotas', 'network-policies']);

const autoDiscovery = within('auto-discovery', [
  'overview',
  'installation',
  'service-auto-discovery',
  'container-auto-discovery',
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
  'makefile',
  'examples-dir',
  'readme-and-helm-docs',
  'integration-tests',
]);

const newHook = within('contributing/integrating-a-hook', [
  'hook',
  'dockerfile',
  'templates-dir',
  'values.yaml',
  'chart.yaml',
  'makefile',
  'readme-and-helm-docs',
  'integration-tests',
]);

const testConcept = within('contributing/test-concept', ['operator-test', 'scanner-test', 'hook-test', 'charts-test']);

/** A category whose label opens a page of its own. */
const withIndex = (label: string, index: string, items: SidebarItems) =>
  ({type: 'category', label, link: {type: 'doc', id: `${index}/index`}, items}) as const;

/** A category whose label only expands. */
const group = (label: string, items: SidebarItems) => ({type: 'category', label, items}) as const;

/**
 * Scanners below what they examine, as on the home page; one that examines several kinds of targets stands below its first.
 * A tool stands before its variants: `trivy`, then `trivy-sbom`. A page without an entry in the catalog comes last.
 */
function scannersByTarget(): SidebarItems {
  const groups = wordsOf(targetKinds).map((kind) => {
    const ids = scanners.filter(({targets}) => targets[0] === kind).map(({id}) => id);
    return {...group(targetKinds[kind].tiles, within('scanners', ids.toSorted())), collapsible: false};
  });
  const known = new Set(scanners.map(({id}) => `scanners/${id}`));
  const others = pagesOf('scanners').filter((page) => !known.has(page));
  return [...groups.filter(({items}) => items.length > 0), ...others];
}

type SidebarItems = Extract<SidebarsConfig[string], readonly unknown[]>;

/** The order of the documentation, section by section. */
export default {
  docs: [
    {...group('Getting Started', gettingStarted), collapsed: false},
    withIndex('How-to guides', 'how-tos', howTos),
    group('Operations', operations),
    withIndex('Scanners', 'scanners', ['scanners/chart-behavior', ...scannersByTarget()]),
    withIndex('Hooks', 'hooks', ['hooks/chart-behavior', ...pagesOf('hooks')]),
    group('AutoDiscovery', autoDiscovery),
    withIndex(
      'Command Line (scbctl)',
      'scbctl',
      within('scbctl', ['overview', 'installation', 'usage', 'auto-completion']),
    ),
    group('API Reference', ['api/finding', withIndex('Custom Resource Definitions', 'api/crds', crds)]),
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
      withIndex('Integrating a Scanner', 'contributing/integrating-a-scanner', newScanner),
      withIndex('Integrating a Hook', 'contributing/integrating-a-hook', newHook),
      ...within('contributing', ['local-deployment', 'operator']),
      withIndex('Testing Concept', 'contributing/test-concept', testConcept),
      ...within('contributing', ['conventions', 'backports']),
    ]),
    group('Community Features', within('community-features', ['scanners-and-hooks', 'windows-scanners'])),
    'security',
    'telemetry',
    'mentions',
  ],
} satisfies SidebarsConfig;
