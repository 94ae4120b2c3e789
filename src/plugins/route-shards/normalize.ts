// Stands in the place of the framework's module of the same name, which looks into the list of all routes. Only a path that
// ends like a file is asked about.
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';

type Address = Parameters<typeof normalizeLocation>[0];

/** The location without `.html` or `/index.html` at the end of its path. */
const normalize = <Location extends Address>(location: Location): Location =>
  location.pathname.trim().endsWith('.html') ? normalizeLocation(location) : location;

export default normalize;
