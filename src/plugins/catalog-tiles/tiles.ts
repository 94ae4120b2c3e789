import type {Hook, Scanner} from '../../catalog/types';
import {hookCategories, targetKinds, wordsOf} from '../../catalog-schema/vocabulary';

/** What the home page shows of one scanner or hook. */
export interface Tile {
  readonly title: string;
  readonly summary: string;
  /** Route of its page. */
  readonly to: string;
  /** Version of the wrapped tool; hooks have none. */
  readonly version?: string;
  /** A word of warning: `deprecated`, `in development`. */
  readonly state?: string;
}

/** Tiles that answer one need of a reader. */
export interface TileGroup {
  readonly title: string;
  readonly tiles: readonly Tile[];
}

export interface Tiles {
  readonly scannerCount: number;
  readonly scanners: readonly TileGroup[];
  readonly hooks: readonly TileGroup[];
}

function scannerTile({id, title, summary, toolVersion, deprecation}: Scanner): Tile {
  const tile = {title, summary, to: `/docs/scanners/${id}`, version: toolVersion.replace(/^v\.?/, '')};
  return deprecation ? {...tile, state: 'deprecated'} : tile;
}

function hookTile({id, title, summary, state}: Hook): Tile {
  const tile = {title, summary, to: `/docs/hooks/${id}`};
  return state === 'developing' ? {...tile, state: 'in development'} : tile;
}

/** Tiles in the order of the catalog, with those that have a warning last. */
function warnedLast(tiles: readonly Tile[]): readonly Tile[] {
  return [...tiles.filter((tile) => tile.state === undefined), ...tiles.filter((tile) => tile.state !== undefined)];
}

/** Groups the catalog for the home page: each scanner by what it examines first, as in the sidebar, hooks by what happens to findings. */
export function tilesOf(scanners: readonly Scanner[], hooks: readonly Hook[]): Tiles {
  return {
    scannerCount: scanners.length,
    scanners: wordsOf(targetKinds)
      .map((kind) => ({
        title: targetKinds[kind].tiles,
        tiles: warnedLast(scanners.filter(({targets}) => targets[0] === kind).map(scannerTile)),
      }))
      .filter(({tiles}) => tiles.length > 0),
    hooks: wordsOf(hookCategories).map((category) => ({
      title: hookCategories[category].tiles,
      tiles: warnedLast(hooks.filter((hook) => hook.category === category).map(hookTile)),
    })),
  };
}
