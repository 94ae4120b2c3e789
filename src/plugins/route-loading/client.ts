import type {ClientModule} from '@docusaurus/types';
import {navigationStarts} from './recovery';

// The framework says this right before it preloads the page that a visitor goes to.
const client: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) navigationStarts();
    return undefined;
  },
};

export default client;
