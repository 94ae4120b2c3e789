// Replaces the framework's module of the same name, which matches every location against the list of all routes. Only a path that
// ends in `.html` is handed to the original.
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import {mendedPath} from '../malformed-path/path';

type Address = Parameters<typeof normalizeLocation>[0];

/**
 * The location without `.html` or `/index.html` at the end of its path, and with a fragment that can be decoded: on a malformed one the
 * framework would throw while it looks for the target, and show the screen of a crash.
 */
function normalize<Location extends Address>(location: Location): Location {
  const mend = mendedPath(location.hash);
  if (mend) return {...location, hash: mend.path};
  return location.pathname.trim().endsWith('.html') ? normalizeLocation(location) : location;
}

export default normalize;
