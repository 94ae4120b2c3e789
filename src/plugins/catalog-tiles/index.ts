import type {Plugin} from '@docusaurus/types';
import {hooks} from '../../catalog/hooks';
import {scanners} from '../../catalog/scanners';
import {tilesOf} from './tiles';

/**
 * Provides the tiles of the home page as `@generated/catalog-tiles/default/tiles.json`, because an import of the catalog would send all
 * of it to the browser. The development server must be restarted after a change.
 */
export default function catalogTiles(): Plugin {
  return {
    name: 'catalog-tiles',
    async contentLoaded({actions}) {
      await actions.createData('tiles.json', JSON.stringify(tilesOf(scanners, hooks)));
    },
  };
}
