import type {HeaderRule, RedirectRule} from './rules';

const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

/** The input for the headers of a build. */
interface BuildFacts {
  /** The Content-Security-Policy. */
  readonly csp: string;
  /** Starts and ends with `/`. */
  readonly baseUrl: string;
  /** Files in `assets`, relative to the build. */
  readonly assets: readonly string[];
  /** Whether search engines must not index the deployment. */
  readonly preview: boolean;
}

/** The response headers of the site. Other headers keep the host's default, which is revalidation. */
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
  // Browser-based editors fetch the schemas from another origin.
  {path: `${baseUrl}schemas/*`, headers: {'Access-Control-Allow-Origin': '*'}},
  // Only this site loads the code, but feed readers also load the images.
  {path: `${baseUrl}assets/js/*`, headers: {'Cross-Origin-Resource-Policy': 'same-origin'}},
  {path: `${baseUrl}assets/css/*`, headers: {'Cross-Origin-Resource-Policy': 'same-origin'}},
  {path: `${baseUrl}img/*`, headers: {'Cross-Origin-Resource-Policy': 'cross-origin'}},
  // The names of these files contain a hash of their content. There is one rule per file, because a rule for the folder would also apply to
  // missing files, and browsers would cache a 404 for a year.
  ...assets.map((file) => ({
    path: baseUrl + file,
    headers: {'Cache-Control': 'public, max-age=31536000, immutable'},
  })),
];

const hasDot = (route: string) => /\.[^/]*$/.test(route) && !route.endsWith('.html');

/**
 * The redirects of the site. Paths have no placeholders, because a placeholder could match another host.
 *
 * - Redirects of old paths are forced, because the fallback page for other hosts would take precedence.
 * - A route with a dot in its last segment is mapped to its file, so that hosts do not treat the text after the dot as an extension.
 * - `/x/index.html` redirects to `/x`. (`/x.html` is a file, and the host handles `/x/`.)
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
