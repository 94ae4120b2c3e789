import type {Plugin} from '@docusaurus/types';
import sortBy from 'lodash/sortBy';
import {hooks} from '../../catalog/hooks';
import {scanners} from '../../catalog/scanners';
import type {Hook, Scanner} from '../../catalog/types';
import {hookCategories, targetKinds, wordsOf} from '../../catalog/schema/vocabulary';
import {siteData} from '../data';
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

/** Five scanners for the most common kinds of target, and a hook for each use of findings. */
const FIRST_SCANNERS = ['nmap', 'zap-automation-framework', 'nuclei', 'trivy', 'semgrep'];
const FIRST_HOOKS = ['defectdojo', 'notification-webhook', 'cascading-scans'];

const scannerTile = ({id, title, summary, toolVersion, deprecation}: Scanner): Tile => ({
  title,
  summary,
  to: `/docs/scanners/${id}`,
  version: toolVersion.replace(/^v\.?/, ''),
  ...(deprecation && {state: 'deprecated'}),
});

const hookTile = ({id, title, summary, state}: Hook): Tile => ({
  title,
  summary,
  to: `/docs/hooks/${id}`,
  ...(state === 'developing' && {state: 'in development'}),
});

/** Tiles in catalog order, with deprecated and unfinished ones last. */
const groupOf = (title: string, tiles: readonly Tile[]): TileGroup => ({
  title,
  tiles: sortBy(tiles, ({state}) => state !== undefined),
});

/** The entries with these ids, in the order of the ids. */
const chosen = <Entry extends {readonly id: string}>(ids: readonly string[], entries: readonly Entry[]): Entry[] =>
  ids.map((id) => {
    const entry = entries.find((one) => one.id === id);
    if (!entry) throw new Error(`The home page shows "${id}", which is not in the catalog.`);
    return entry;
  });

/** The tiles for the home page: each scanner in the group of its first target, as in the sidebar, hooks by category. */
function tilesOf() {
  const ofTarget = wordsOf(targetKinds).map((kind) =>
    groupOf(targetKinds[kind].tiles, scanners.filter(({targets}) => targets[0] === kind).map(scannerTile)),
  );
  const ofTask = wordsOf(hookCategories).map((category) =>
    groupOf(hookCategories[category].tiles, hooks.filter((hook) => hook.category === category).map(hookTile)),
  );
  return {
    scannerCount: scanners.length,
    hookCount: hooks.length,
    // Shown first.
    selection: [...chosen(FIRST_SCANNERS, scanners).map(scannerTile), ...chosen(FIRST_HOOKS, hooks).map(hookTile)],
    groups: [...ofTarget, ...ofTask].filter(({tiles}) => tiles.length > 0),
  };
}

export type Tiles = ReturnType<typeof tilesOf>;

/**
 * Provides the tiles and the scans of the home page, because importing the catalog and the simulator would add all of them to the bundle.
 * The development server must be restarted after a change.
 */
export default function catalogTiles(): Plugin {
  const {provide, configureWebpack} = siteData();
  return {
    name: 'catalog-tiles',
    async contentLoaded({actions}) {
      await provide('tiles.json', tilesOf(), actions);
      await provide('chains.json', chainsOf(), actions);
    },
    configureWebpack,
  };
}
