import type {ClientModule} from '@docusaurus/types';

const MOVED = 'src/exceptions/prefetch.ts: window.docusaurus has moved, so the framework prefetches visible links.';

const prefetch = (): false => false;

/**
 * Turns off prefetching of visible links, for which the framework has no option. It would download the code of every page that a visible
 * link leads to, and fill Firefox's console, where `default-src 'none'` blocks it. Pages are still preloaded when the pointer is on a link.
 * If the framework has no such function, it prefetches, and the console shows a warning.
 */
export function withoutPrefetch(page: Pick<Window, 'docusaurus'>): void {
  try {
    // The object is frozen.
    if (typeof page.docusaurus?.prefetch === 'function') page.docusaurus = {...page.docusaurus, prefetch};
  } catch {
    // The property is read-only.
  }
  if (page.docusaurus?.prefetch !== prefetch) console.warn(MOVED);
}

const client: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (!previousLocation) withoutPrefetch(window);
    return undefined;
  },
};

/** Loads the code of a page, for links that the framework does not render. If the framework has no such function, the click loads it. */
export const preloadPage = (path: string): unknown => window.docusaurus?.preload?.(path);

export default client;
