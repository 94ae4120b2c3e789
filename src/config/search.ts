import {removedScanners, scanners} from '../catalog/scanners';
import type {SearchOptions} from '../plugins/local-search/options';

/** The search of the site. */
export const search = {
  indexedParentCategories: 0,
  // A list of all pages answers every query a little.
  ignoredRoutes: ['/site-map'],
  // Decisions and how the project works: found by what they say, not before the pages that tell how to use it.
  backgroundRoutes: ['/docs/architecture', '/docs/contributing'],
  deprecatedRoutes: [...scanners.filter(({deprecation}) => deprecation), ...removedScanners].map(
    ({id}) => `/docs/scanners/${id}` as const,
  ),
  popularPages: [
    {label: 'Installation', to: '/docs/getting-started/installation'},
    {label: 'First scans', to: '/docs/getting-started/first-scans'},
    {label: 'Scanners', to: '/docs/scanners'},
    {label: 'Hooks', to: '/docs/hooks'},
    {label: 'Scan', to: '/docs/api/crds/scan'},
    {label: 'Troubleshooting', to: '/docs/getting-started/troubleshooting'},
  ],
} satisfies SearchOptions;
