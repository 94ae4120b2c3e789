import type {PluginConfig} from '@docusaurus/types';
import {formerCharts} from '../catalog/charts';
import {scanners} from '../catalog/scanners';
import type {SearchOptions} from '../plugins/local-search';

const routesOf = (those: readonly {readonly id: string}[]) => those.map(({id}) => `/docs/scanners/${id}` as const);

/** Options of the local search. */
export const search = {
  indexedParentCategories: 0,
  // The list of all pages matches every query.
  ignoredRoutes: ['/site-map'],
  // Pages about architecture, contributing, and deprecated or removed scanners rank below other pages.
  demotedRoutes: [
    '/docs/architecture',
    '/docs/contributing',
    ...routesOf([
      ...scanners.filter(({deprecation}) => deprecation),
      ...formerCharts.flatMap(({name, lastRelease}) => (lastRelease === undefined ? [] : {id: name})),
      {id: 'zap-advanced-keys'},
    ]),
  ],
  popularPages: [
    {label: 'Installation', to: '/docs/getting-started/installation'},
    {label: 'First scans', to: '/docs/getting-started/first-scans'},
    {label: 'Scanners', to: '/docs/scanners'},
    {label: 'Hooks', to: '/docs/hooks'},
    {label: 'Scan', to: '/docs/api/crds/scan'},
    {label: 'Troubleshooting', to: '/docs/getting-started/troubleshooting'},
  ],
} satisfies SearchOptions;

/**
 * The theme that the search extends: its route `/search` and its translations. It writes no index of its own, because
 * src/plugins/local-search does.
 */
export const searchTheme: PluginConfig = [
  '@easyops-cn/docusaurus-search-local',
  {indexDocs: false, indexBlog: false, indexPages: false},
];
