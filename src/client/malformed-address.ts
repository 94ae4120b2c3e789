import {wellFormed} from '../lib/well-formed';

/**
 * Replaces an address that the router cannot decode. A malformed path is reported as a URIError; no page has the new path, so the 404 page
 * is shown. A malformed fragment has no target and is replaced without a report, as are two leading slashes.
 */
function replaceMalformed(): void {
  const {path, fragment, isMalformed} = wellFormed(location);
  if (path === location.pathname && fragment === location.hash) return;
  if (isMalformed) reportError(new URIError(`The path of this address is malformed: ${location.pathname}`));
  history.replaceState(history.state, '', path + location.search + fragment);
}

// Must run before the router reads the address, because the router would throw.
if (typeof document !== 'undefined') {
  replaceMalformed();
  window.addEventListener('popstate', replaceMalformed);
}
