import {mendedPath} from './path';

// Runs before the router reads the address, which would throw there and leave a page without life.
if (typeof document !== 'undefined') {
  const mend = mendedPath(location.pathname);
  if (mend !== undefined) {
    if (mend.malformed) reportError(new URIError(`The path of this address is malformed: ${location.pathname}`));
    history.replaceState(history.state, '', mend.path + location.search + location.hash);
  }
}
