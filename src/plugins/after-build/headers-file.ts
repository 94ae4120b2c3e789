/** The headers of one path pattern, in the order in which they are written. */
export interface HeaderRule {
  /** A path, or a prefix that ends in `*`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Renders rules in the format of Netlify's `_headers` file. */
export const renderHeadersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({path, headers}) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');

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

/**
 * The response headers of the site. What no rule names keeps the host's default, which is to ask again each time.
 *
 * @param csp the content security policy
 * @param baseUrl starts and ends with `/`
 * @param preview true for a deployment that search engines must not list
 */
export const siteHeaders = (csp: string, baseUrl: string, preview: boolean): HeaderRule[] => [
  {
    path: `${baseUrl}*`,
    headers: {
      'Content-Security-Policy': csp,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      ...(preview ? {'X-Robots-Tag': 'noindex'} : {}),
    },
  },
  // The names of these files change with their content.
  {path: `${baseUrl}assets/*`, headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
  // Editors in a browser fetch the schemas from another origin.
  {path: `${baseUrl}schemas/*`, headers: {'Access-Control-Allow-Origin': '*'}},
];
