import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Client modules that run on every page. The first comment of each explains its purpose. */
const MODULES = [
  // Must run before all modules that read the address.
  'malformed-address',
  'shared-layout',
  'prefetch',
  'chunk-recovery',
  'route-focus',
  'scroll-restoration',
  'sidebar-reveal',
  'diagram-dialog',
  'reference-entries',
  'table-regions',
  'table-filter',
  'message-filter',
];

/** Adds the client modules of the site. With `clientModules` in the configuration, their paths would become part of the bundle. */
export default function clientModules(): Plugin {
  return {
    name: 'client-modules',
    getClientModules: () => MODULES.map((name) => path.join(__dirname, '..', name, 'client.ts')),
  };
}
