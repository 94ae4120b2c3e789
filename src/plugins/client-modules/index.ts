import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** What runs in the browser beside the components, in this order; the first comment of each says what it is for. */
const MODULES = [
  // Before everything that reads the address.
  'malformed-path/client.ts',
  'color-mode/storage-events.ts',
  'route-loading/out-of-view.ts',
  'route-progress/client.ts',
  'route-focus/client.ts',
  'current-place/client.ts',
  'diagram-dialog/client.ts',
  'reference-entries/client.ts',
  'table-regions/client.ts',
];

/** Adds the client modules that need nothing else of a plugin. */
export default function clientModules(): Plugin {
  return {
    name: 'client-modules',
    getClientModules: () => MODULES.map((module) => path.join(__dirname, '..', module)),
  };
}
