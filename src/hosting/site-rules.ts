import type {HeaderRule, RedirectRule} from './rules';

const unusedFeatures = (
  'accelerometer browsing-topics camera display-capture encrypted-media geolocation gyroscope magnetometer ' +
  'microphone midi payment usb xr-spatial-tracking'
).split(' ');

/** What the headers of a build depend on. */
interface BuildFacts {
  /** The content security policy. */
  readonly csp: string;
  /** Starts and ends with `/`. */
  readonly baseUrl: string;
  /** Files below `assets`, relative to the build. */
  readonly assets: readonly string[];
  /** True for a deployment that search engines must not list. */
  readonly preview: boolean;
}

/** The response headers of the site. What no rule names keeps the host's default, which is to ask again each time. */
export const siteHeaders = ({csp, baseUrl, assets, preview}: BuildFacts): HeaderRule[] => [
  {
    path: `${baseUrl}*`,
    headers: {
      'Content-Security-Policy': csp,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Strict-Transport-Security': 'max-age=31536000',
      ...(preview ? {'X-Robots-Tag': 'noindex'} : {}),
    },
  },
  // Editors in a browser fetch the schemas from another origin.
  {path: `${baseUrl}schemas/*`, headers: {'Access-Control-Allow-Origin': '*'}},
  // Code is for this site alone; images are shown by readers of the feeds too.
  {path: `${baseUrl}assets/js/*`, headers: {'Cross-Origin-Resource-Policy': 'same-origin'}},
  {path: `${baseUrl}assets/css/*`, headers: {'Cross-Origin-Resource-Policy': 'same-origin'}},
  {path: `${baseUrl}img/*`, headers: {'Cross-Origin-Resource-Policy': 'cross-origin'}},
  // The names of these files change with their content. Each is named, since a rule for the folder would also speak for
  // files that are not there, and a missing script would stay missing for a year.
  ...assets.map((file) => ({
    path: baseUrl + file,
    headers: {'Cache-Control': 'public, max-age=31536000, immutable'},
  })),
];

const hasDot = (route: string) => /\.[^/]*$/.test(route) && !route.endsWith('.html');

/**
 * The redirects of the site. Each names its paths in full: a placeholder could be filled with another host.
 *
 * - Old paths are forced, because the page for other hosts would shadow the rule.
 * - A route whose last part contains a dot names its file, so that nothing can take the part for an extension.
 * - `/x/index.html` leads to `/x`. (`/x.html` is a file, and `/x/` is handled by the host.)
 */
export function siteRedirects(
  moved: readonly {readonly from: string; readonly to: string}[],
  routes: readonly string[],
  baseUrl: string,
): RedirectRule[] {
  const pages = routes.filter((route) => route !== baseUrl && !route.endsWith('.html'));
  return [
    ...moved.map(({from, to}) => ({from, to, status: 301, force: true})),
    ...pages.filter(hasDot).map((route) => ({from: route, to: `${route}.html`, status: 200, force: false})),
    ...moved.map(({from, to}) => ({from: `${from}/index.html`, to, status: 301, force: false})),
    ...pages.map((route) => ({from: `${route}/index.html`, to: route, status: 301, force: false})),
  ];
}
