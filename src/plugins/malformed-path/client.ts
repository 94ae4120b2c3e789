import {mendedPath} from './path';

// Reports a malformed percent-encoding in the path as a URIError and goes on: the path is mended, no page has it, and the
// not-found page is shown and works. The same, without a report, for a path that starts with two slashes. Runs before the
// router reads the address, which would throw there and leave a page without life.
if (typeof document !== 'undefined') {
  const mend = mendedPath(location.pathname);
  if (mend !== undefined) {
    if (mend.malformed) reportError(new URIError(`The path of this address is malformed: ${location.pathname}`));
    history.replaceState(history.state, '', mend.path + location.search + location.hash);
  }
}
