import {mendedPath} from './path';

// Runs before the router reads the address, which would throw there and leave a page without life.
if (typeof document !== 'undefined') {
  const mended = mendedPath(location.pathname);
  if (mended !== undefined) {
    reportError(new URIError(`The path of this address is malformed: ${location.pathname}`));
    history.replaceState(history.state, '', mended + location.search + location.hash);
  }
}
