import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Shows the canonical path of a page on hosts that answer `/x.html` or `/x/` with the page itself. The router of
 * Docusaurus shows such a page too, but keeps the address and names it as canonical.
 */
export default function canonicalPathPlugin(): Plugin {
  return {
    name: 'canonical-path',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
  };
}
