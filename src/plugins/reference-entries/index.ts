import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * What a reader does with the entries of a reference (src/markdown/entries): filters a long list by typing, copies a name.
 * It is loaded when somebody points at an entry or reaches it by key. Without it the list is complete, and its names are
 * links to themselves.
 */
export default function referenceEntries(): Plugin {
  return {
    name: 'reference-entries',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
  };
}
