import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type {ClientModule} from '@docusaurus/types';
import {targetOf} from '../../browser/target';
import {onLateArrival} from './arrival';
import {navigationStarts} from './recovery';

onLateArrival((location) => {
  targetOf(location.hash)?.scrollIntoView();
  dispatchLifecycleAction('onRouteDidUpdate', {location, previousLocation: {...location, pathname: ''}});
});

// The framework says this right before it preloads the page that a visitor goes to.
const client: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) navigationStarts();
    return undefined;
  },
};

export default client;
