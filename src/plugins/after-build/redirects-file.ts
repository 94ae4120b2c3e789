import type {Redirect} from '../../config/redirects';

/** Depth of the deepest route, which is a post: year, month, day and slug below the blog. */
const depthOf = (route: string) => route.split('/').filter(Boolean).length;

const hasDot = (route: string) => /\.[^/]*$/.test(route) && !route.endsWith('.html');

/**
 * Renders the rules in the format of Netlify's `_redirects` file, first match wins.
 *
 * - Old paths are forced (`!`), because the page for other hosts would shadow the rule.
 * - A route whose last part contains a dot names its file, so that nothing can take the part for an extension.
 * - `/x/index.html` leads to `/x`. (`/x.html` is a file, and `/x/` is handled by the host.)
 */
export function renderRedirectsFile(
  redirects: readonly Redirect[],
  routes: readonly string[],
  baseUrl: string,
): string {
  const depth = Math.max(...routes.map(depthOf));
  const names = Array.from({length: depth}, (_, index) => `:p${index + 1}`);
  return [
    '# Old paths.',
    ...redirects.map(({from, to}) => `${from} ${to} 301!`),
    '',
    '# Routes with a dot are pages.',
    ...routes.filter(hasDot).map((route) => `${route} ${route}.html 200`),
    '',
    '# Other forms of a path.',
    ...names.map((_, index) => {
      const route = baseUrl + names.slice(0, index + 1).join('/');
      return `${route}/index.html ${route} 301`;
    }),
    '',
  ].join('\n');
}
