import type {SearchOptions} from '../plugins/local-search/options';

/** The search of the site. */
export const search = {
  indexedParentCategories: 0,
  // A list of all pages answers every query a little.
  ignoredRoutes: ['/site-map'],
  popularPages: [
    {label: 'Installation', to: '/docs/getting-started/installation'},
    {label: 'First scans', to: '/docs/getting-started/first-scans'},
    {label: 'Scanners', to: '/docs/scanners'},
    {label: 'Hooks', to: '/docs/hooks'},
    {label: 'Scan', to: '/docs/api/crds/scan'},
    {label: 'Troubleshooting', to: '/docs/getting-started/troubleshooting'},
  ],
} satisfies SearchOptions;
