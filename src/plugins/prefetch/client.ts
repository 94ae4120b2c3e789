import type {ClientModule} from '@docusaurus/types';

/**
 * Pages are preloaded when the pointer is on a link, not when the link is visible: prefetching every visible link costs readers data.
 */
const client: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (!previousLocation) window.docusaurus = {...window.docusaurus, prefetch: () => false};
    return undefined;
  },
};

export default client;
