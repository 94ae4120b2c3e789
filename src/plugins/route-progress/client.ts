import type {ClientModule} from '@docusaurus/types';
import {endBar, startBar} from './bar';
import {progress} from './constants';

const client: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    const timer = setTimeout(startBar, progress.delay);
    return () => clearTimeout(timer);
  },
  onRouteDidUpdate: endBar,
};

export default client;
