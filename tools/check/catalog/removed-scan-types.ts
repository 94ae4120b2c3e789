import {formerCharts} from '../../../src/catalog/charts';
import {CHART_REGISTRY, removedScanners} from '../../../src/catalog';
import type {Flaw} from '../../../src/text/flaw';
import {literal} from '../../../src/text/literal';
import type {Page} from '../page/pages';

interface Removed {
  /** A scan type or a chart. */
  readonly name: string;
  readonly in: string;
  readonly successor: string | null;
  /** The page of the scanner. */
  readonly page: string | undefined;
}

const removed: readonly Removed[] = [
  ...removedScanners.flatMap(({id, scanTypes, removed: removal}) =>
    [...new Set([id, ...scanTypes.map(({name}) => name)])].map((name) => ({
      name,
      in: removal?.in ?? '',
      successor: removal?.successor ?? null,
      page: `docs/scanners/${id}.md`,
    })),
  ),
  ...formerCharts
    .filter(({lastRelease}) => lastRelease !== undefined)
    .map(({name, removedIn, successor}) => ({name, in: removedIn, successor, page: undefined})),
];

/** Pages about the past: they name what is no longer there. */
const HISTORY =
  /^(?:blog\/|docs\/getting-started\/upgrading\.md$|docs\/architecture\/architecture_decisions\/|docs\/scanners\/zap-migration\.md$)/;

const NAMES = removed.map(({name}) => literal(name)).join('|');
const USE = new RegExp(`(?:\\bscanType: *["']?|\\bscbctl scan |${literal(CHART_REGISTRY)}/)(${NAMES})(?![\\w-])`, 'g');

/** Manifests and commands that use a removed scan type or chart. Only the page of its scanner can. */
export function removedScanTypeFlaws({file, source}: Page): Flaw[] {
  if (HISTORY.test(file)) return [];
  return [...source.matchAll(USE)].flatMap(({1: name, index}) => {
    const found = removed.find((one) => one.name === name);
    if (found === undefined || found.page === file) return [];
    const {successor} = found;
    return [
      {
        line: source.slice(0, index).split('\n').length,
        problem: `\`${name}\` was removed in ${found.in}`,
        fix: successor === null ? 'use another scanner' : `use \`${successor}\``,
      },
    ];
  });
}
