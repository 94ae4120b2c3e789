// Stands in the place of the framework's module of the same name, which looks into the list of all routes. Only a path that
// ends like a file is asked about.
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import {mendedPath} from '../malformed-path/path';

type Address = Parameters<typeof normalizeLocation>[0];

/**
 * The location without `.html` or `/index.html` at the end of its path, and with a fragment that can be decoded: the framework, which
 * looks for its place, would take the page for crashed.
 */
function normalize<Location extends Address>(location: Location): Location {
  const mend = mendedPath(location.hash);
  if (mend) return {...location, hash: mend.path};
  return location.pathname.trim().endsWith('.html') ? normalizeLocation(location) : location;
}

export default normalize;
