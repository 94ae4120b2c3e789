import {CHART_REGISTRY, removedScanners} from '../../../src/catalog';
import {formerCharts} from '../../../src/catalog/charts';
import type {Flaw} from '../../../src/text/flaw';
import {literal} from '../../../src/text/literal';
import type {Page} from '../page/pages';

interface Removed {
  readonly since?: string | undefined;
  readonly successor?: string | null | undefined;
  /** The page that can still use it. */
  readonly page?: string;
}

/** Removed scan types and charts. */
const removed = new Map<string, Removed>([
  ...formerCharts
    .filter(({lastRelease}) => lastRelease !== undefined)
    .map(({name, removedIn, successor}) => [name, {since: removedIn, successor}] as const),
  ...removedScanners.flatMap(({id, scanTypes, removed: removal}) =>
    [id, ...scanTypes.map(({name}) => name)].map(
      (name) => [name, {since: removal?.in, successor: removal?.successor, page: `docs/scanners/${id}.md`}] as const,
    ),
  ),
]);

/** Pages that describe earlier releases. */
const HISTORY =
  /^(?:blog\/|docs\/getting-started\/upgrading\.md$|docs\/architecture\/architecture_decisions\/|docs\/scanners\/zap-migration\.md$)/;

const NAMES = [...removed.keys()].map(literal).join('|');
const USE = new RegExp(`(?:\\bscanType: *["']?|\\bscbctl scan |${literal(CHART_REGISTRY)}/)(${NAMES})(?![\\w-])`, 'g');

/** Manifests and commands that use a removed scan type or chart. Only the page of its scanner can. */
export function removedScanTypeFlaws({file, source}: Page): Flaw[] {
  return [...source.matchAll(USE)].flatMap(({1: name = '', index}) => {
    const {since, successor, page} = removed.get(name) ?? {};
    if (HISTORY.test(file) || page === file) return [];
    const line = source.slice(0, index).split('\n').length;
    const fix = successor ? `use \`${successor}\`` : 'use another scanner';
    return [{line, problem: `\`${name}\` was removed in ${since}`, fix}];
  });
}
