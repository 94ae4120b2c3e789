import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * The region around a table that fits needs no scrolling: it is no stop on the way of the Tab key, and the head of the
 * table stays in view. Without scripts every region can be scrolled.
 */
export default function tableRegions(): Plugin {
  return {
    name: 'table-regions',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
  };
}
