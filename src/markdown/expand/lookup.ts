import type {DemoTarget, Hook, Scanner} from '../../catalog/types';
import {attribute, type Call} from './directive';
import {suggest} from '../../text/nearest';

function byId<T extends {readonly id: string}>(call: Call, things: readonly T[], noun: string): T {
  const id = attribute(call, 'id');
  return (
    things.find((thing) => thing.id === id) ??
    call.fail(
      `there is no ${noun} "${id}"`,
      suggest(
        id,
        things.map((thing) => thing.id),
      ),
    )
  );
}

/** The scanner that the attribute `id` names. */
export const scannerOf = (call: Call): Scanner => byId(call, call.catalog.scanners, 'scanner');

/** The hook that the attribute `id` names. */
export const hookOf = (call: Call): Hook => byId(call, call.catalog.hooks, 'hook');

/** The demo target that the attribute `id` names. */
export const demoTargetOf = (call: Call): DemoTarget => byId(call, call.catalog.demoTargets, 'demo target');

/** A link to the page of a scanner; its id as code when there is no such scanner. */
export function scannerLink(call: Call, id: string): string {
  const scanner = call.catalog.scanners.find((one) => one.id === id);
  return scanner ? `[${scanner.title}](/docs/scanners/${id})` : `\`${id}\``;
}

/** The scanner whose chart installs a scan type. */
export function scannerOfScanType(call: Call, scanType: string): Scanner | undefined {
  return call.catalog.scanners.find(({scanTypes}) => scanTypes.some(({name}) => name === scanType));
}

/**
 * A list of links to pages.
 *
 * @param source the catalog file that holds the routes, for the error
 */
export function relatedPages(call: Call, routes: readonly string[], source: string): string {
  return routes
    .map((route) => {
      const title =
        call.catalog.pageTitle(route) ??
        call.fail(`there is no page at "${route}"`, `Correct \`related\` in ${source}.`);
      return `- [${title}](${route})`;
    })
    .join('\n');
}
