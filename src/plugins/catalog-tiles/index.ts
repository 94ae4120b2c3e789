import type {Plugin} from '@docusaurus/types';
import {hooks} from '../../catalog/hooks';
import {scanners} from '../../catalog/scanners';
import type {Hook, Scanner} from '../../catalog/types';
import {hookCategories, targetKinds, wordsOf} from '../../catalog/schema/vocabulary';
import {chainsOf} from './chains';

/** A scanner or hook on the home page. */
export interface Tile {
  readonly title: string;
  readonly summary: string;
  /** The route of its page. */
  readonly to: string;
  /** The version of the wrapped tool; undefined for hooks. */
  readonly version?: string;
  /** `deprecated` or `in development`. */
  readonly state?: string;
}

/** The tiles of one target or task. */
export interface TileGroup {
  readonly title: string;
  readonly tiles: readonly Tile[];
}

export interface Tiles {
  readonly scannerCount: number;
  readonly hookCount: number;
  /** Shown first. */
  readonly selection: readonly Tile[];
  /** All scanners by target, then all hooks by task. */
  readonly groups: readonly TileGroup[];
}

/** Five scanners for the most common kinds of target, and a hook for each use of findings. */
const FIRST_SCANNERS = ['nmap', 'zap-automation-framework', 'nuclei', 'trivy', 'semgrep'];
const FIRST_HOOKS = ['defectdojo', 'notification-webhook', 'cascading-scans'];

function scannerTile({id, title, summary, toolVersion, deprecation}: Scanner): Tile {
  const tile = {title, summary, to: `/docs/scanners/${id}`, version: toolVersion.replace(/^v\.?/, '')};
  return deprecation ? {...tile, state: 'deprecated'} : tile;
}

function hookTile({id, title, summary, state}: Hook): Tile {
  const tile = {title, summary, to: `/docs/hooks/${id}`};
  return state === 'developing' ? {...tile, state: 'in development'} : tile;
}

/** Tiles in catalog order, with deprecated and unfinished ones last. */
function warnedLast(tiles: readonly Tile[]): readonly Tile[] {
  return [...tiles.filter((tile) => tile.state === undefined), ...tiles.filter((tile) => tile.state !== undefined)];
}

/** The entries with these ids, in the order of the ids. */
function chosen<Entry extends {readonly id: string}>(ids: readonly string[], entries: readonly Entry[]): Entry[] {
  return ids.map((id) => {
    const entry = entries.find((one) => one.id === id);
    if (!entry) throw new Error(`The home page shows "${id}", which is not in the catalog.`);
    return entry;
  });
}

/** The tiles for the home page: each scanner in the group of its first target, as in the sidebar, hooks by category. */
function tilesOf(): Tiles {
  const groups = [
    ...wordsOf(targetKinds).map((kind) => ({
      title: targetKinds[kind].tiles,
      tiles: warnedLast(scanners.filter(({targets}) => targets[0] === kind).map(scannerTile)),
    })),
    ...wordsOf(hookCategories).map((category) => ({
      title: hookCategories[category].tiles,
      tiles: warnedLast(hooks.filter((hook) => hook.category === category).map(hookTile)),
    })),
  ];
  return {
    scannerCount: scanners.length,
    hookCount: hooks.length,
    selection: [...chosen(FIRST_SCANNERS, scanners).map(scannerTile), ...chosen(FIRST_HOOKS, hooks).map(hookTile)],
    groups: groups.filter(({tiles}) => tiles.length > 0),
  };
}

/**
 * Provides the tiles and the scans of the home page as `@generated/catalog-tiles/default/*.json`, because importing the catalog and the
 * simulator would add all of them to the bundle. The development server must be restarted after a change.
 */
export default function catalogTiles(): Plugin {
  return {
    name: 'catalog-tiles',
    async contentLoaded({actions}) {
      await actions.createData('tiles.json', JSON.stringify(tilesOf()));
      await actions.createData('chains.json', JSON.stringify(chainsOf()));
    },
  };
}
