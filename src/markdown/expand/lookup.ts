import type {DemoTarget, Hook, Scanner} from '../../catalog/types';
import {suggest} from '../../lib/nearest';
import {attribute, type Call} from './directive';
import {bullets} from './text';

/**
 * Finds a thing by name.
 *
 * @param absent the start of the error message, for example `there is no chart`
 */
export function named<Thing>(
  {fail}: Pick<Call, 'fail'>,
  name: string,
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
  absent: string,
): Thing {
  return (
    things.find((thing) => nameOf(thing) === name) ?? fail(`${absent} "${name}"`, suggest(name, things.map(nameOf)))
  );
}

const byId = <Thing extends {readonly id: string}>(call: Call, things: readonly Thing[], noun: string): Thing =>
  named(call, attribute(call, 'id'), things, ({id}) => id, `there is no ${noun}`);

const allScanners = ({catalog}: Pick<Call, 'catalog'>): readonly Scanner[] => [
  ...catalog.scanners,
  ...catalog.removedScanners,
];

/** The scanner with the id in the attribute `id`, including removed ones. */
export const scannerOf = (call: Call): Scanner => byId(call, allScanners(call), 'scanner');

/** The hook with the id in the attribute `id`. */
export const hookOf = (call: Call): Hook => byId(call, call.catalog.hooks, 'hook');

/** The demo target with the id in the attribute `id`. */
export const demoTargetOf = (call: Call): DemoTarget => byId(call, call.catalog.demoTargets, 'demo target');

/** A link to the page of a scanner, or the id as code if there is no such scanner. */
export function scannerLink(call: Call, id: string): string {
  const scanner = allScanners(call).find((one) => one.id === id);
  return scanner ? `[${scanner.title}](/docs/scanners/${id})` : `\`${id}\``;
}

/** The scanner whose chart installs a scan type. */
export function scannerOfScanType(call: Call, scanType: string): Scanner | undefined {
  return allScanners(call).find(({scanTypes}) => scanTypes.some(({name}) => name === scanType));
}

/**
 * A list of links to the related pages of an entry.
 *
 * @param folder of the entry's file in the catalog, for the error
 */
export const relatedPages = (call: Call, {id, related}: Scanner | Hook, folder: 'scanners' | 'hooks'): string =>
  bullets(
    related.map((route) => {
      const fix = `Correct \`related\` in src/catalog/${folder}/${id}.yaml.`;
      return `[${call.catalog.pageTitle(route) ?? call.fail(`there is no page at "${route}"`, fix)}](${route})`;
    }),
  );
