import type {Plugin} from '@docusaurus/types';
import {hooks} from '../../catalog/hooks';
import {scanners} from '../../catalog/scanners';
import {tilesOf} from './tiles';

/**
 * Hands the home page what it shows of the catalog as `@generated/catalog-tiles/default/tiles.json`: importing the
 * catalog itself would send all of it to the browser. When that changes, the development server must be restarted.
 */
export default function catalogTiles(): Plugin {
  return {
    name: 'catalog-tiles',
    async contentLoaded({actions}) {
      await actions.createData('tiles.json', JSON.stringify(tilesOf(scanners, hooks)));
    },
  };
}
