import type {Problem} from '../../../src/text/flaw';
import {renamedRoute} from './routes';
import type {Site} from '../site';

const REDIRECTS = 'src/config/redirects.ts';

/** Published routes that no longer exist: a renamed page needs a redirect. */
export function knownRouteProblems(site: Site): Problem[] {
  const routes = [...site.routes.keys()];
  const known = site.knownRoutes.map(({route}) => route);
  return known
    .filter((route) => !site.routes.has(route.replace(/\/page\/\d+$/, '')))
    .map((route) => {
      const line = site.read(REDIRECTS).split('\n').findIndex((text) => text.startsWith('export const redirects')) + 1; // prettier-ignore
      const to = renamedRoute(route, routes, known) ?? '…';
      const fix = `add {from: '${route}', to: '${to}', reason: 'the page was renamed'}`;
      return {file: REDIRECTS, line, problem: `the page ${route} no longer exists, but other sites link to it`, fix};
    });
}
