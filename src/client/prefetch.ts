import type {ClientModule} from '@docusaurus/types';

/** Disables prefetching of visible links, which costs readers data. Pages are still preloaded when the pointer is on a link. */
const client: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (!previousLocation) window.docusaurus = {...window.docusaurus, prefetch: () => false};
    return undefined;
  },
};

export default client;
