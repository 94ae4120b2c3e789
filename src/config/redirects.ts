/** A path of old that leads to a page of today. Paths are relative to the base URL and start with `/`. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  /** Why the old path is still asked for. */
  readonly reason: string;
}

/** Kept for good: links of other sites, charts and older pages use them. */
export const redirects: readonly Redirect[] = [
  {from: '/docs', to: '/docs/getting-started/installation', reason: 'the documentation starts with the installation'},
  {from: '/telemetry', to: '/docs/telemetry', reason: 'linked from the values of the operator chart'},
  {
    from: '/docs/hooks/notification-hook',
    to: '/docs/hooks/notification-webhook',
    reason: 'older pages use the name of the folder',
  },
];

/**
 * The home links of several charts write the scanner with a capital letter, as in `/docs/scanners/Nmap`. These
 * redirects need a server: a page of that name would be the same file on a file system that ignores case.
 *
 * @param routes all routes, relative to the base URL
 */
export const capitalRedirects = (routes: readonly string[]): Redirect[] =>
  routes
    .filter((route) => /^\/docs\/scanners\/[a-z]/.test(route))
    .map((to) => ({
      from: to.replace(/[^/]+$/, (name) => name[0]?.toUpperCase() + name.slice(1)),
      to,
      reason: 'home link of a chart',
    }));
