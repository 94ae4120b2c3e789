import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Reports a malformed percent-encoding in the path as a URIError and goes on: the path is mended, no page has it, and
 * the not-found page is shown and works. The same, without a report, for a path that starts with two slashes.
 */
export default function malformedPath(): Plugin {
  return {
    name: 'malformed-path',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
  };
}
