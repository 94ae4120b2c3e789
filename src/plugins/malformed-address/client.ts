import {wellFormed} from './well-formed';

/**
 * Replaces an address that the router cannot decode. A malformed path is reported as a URIError; no page has the replacement, so the
 * not-found page is shown. A malformed fragment points at nothing and is replaced without a report, as are two slashes at the start.
 */
function replaceMalformed(): void {
  const {path, fragment, isMalformed} = wellFormed(location);
  if (path === location.pathname && fragment === location.hash) return;
  if (isMalformed) reportError(new URIError(`The path of this address is malformed: ${location.pathname}`));
  history.replaceState(history.state, '', path + location.search + fragment);
}

// This module runs, and adds its listener, before the router reads the address: the router would throw.
if (typeof document !== 'undefined') {
  replaceMalformed();
  window.addEventListener('popstate', replaceMalformed);
}
