import type {CustomResource, Scanner} from '../../catalog/types';
import type {Call} from './directive';
import {hookCategories, targetKinds, wordsOf} from '../../catalog-schema/vocabulary';
import {scannerLink, scannerOfScanType} from './lookup';
import {rulesOfCharts} from './scanner-rules';
import {blocks, bullets, code, led, sentence, table} from './text';

/** Ids of scanners between which a shipped rule leads, without a scanner that starts itself. */
export interface Connection {
  readonly from: string;
  readonly to: string;
  /** Whether one of the rules is labelled invasive. */
  readonly invasive: boolean;
}

/** Which scanner's findings start which other scanner, each pair once, in the order of the catalog. */
export function connections(call: Call): Connection[] {
  const found = new Map<string, Connection>();
  for (const {rule} of rulesOfCharts(call)) {
    const to = scannerOfScanType(call, rule.startsScanType)?.id;
    for (const from of rule.triggeredBy) {
      if (to !== undefined && from !== to) {
        const key = `${from} ${to}`;
        const invasive = rule.invasive === 'invasive' || (found.get(key)?.invasive ?? false);
        found.set(key, {from, to, invasive});
      }
    }
  }
  const position = (id: string): number => call.catalog.scanners.findIndex((scanner) => scanner.id === id);
  return [...found.values()].toSorted((a, b) => position(a.from) - position(b.from) || position(a.to) - position(b.to));
}

/** The first clause of a sentence without what it adds in brackets, for a cell of an overview. */
const firstClause = (text: string): string => text.split(/[;.:,](?=\s|$)| \(/)[0] ?? text;

const isDeprecated = ({deprecation}: Scanner): boolean => deprecation !== undefined;

/** `::scanners-table`: every scanner in one row, with what decides whether it fits. The rest is on its page. */
export const scannersTable = (call: Call): string =>
  table(call.catalog.scanners, {
    Scanner: (one) => `${scannerLink(call, one.id)}${isDeprecated(one) ? ' (deprecated)' : ''}`,
    Examines: ({targets}) => targets.map((target) => targetKinds[target].what).join(', '),
    Platforms: ({platforms}) => platforms.map((platform) => code(platform.replace('linux/', ''))).join(', '),
    Privileges: ({privileges}) => (privileges === 'none' ? 'none' : sentence(firstClause(privileges))),
    Version: ({toolVersion}) => toolVersion,
  });

/** `::scanners-by-target`: the scanners under what a reader has in hand; one heading each. */
export const scannersByTarget = (call: Call): string =>
  blocks(
    ...wordsOf(targetKinds).map((target) => {
      const fitting = call.catalog.scanners.filter(({targets}) => targets.includes(target));
      const inOrder = [...fitting.filter((one) => !isDeprecated(one)), ...fitting.filter(isDeprecated)];
      return led(
        `${'#'.repeat(Math.min(call.level + 1, 6))} ${targetKinds[target].have}`,
        bullets(
          inOrder.map(
            (one) =>
              `${scannerLink(call, one.id)}${isDeprecated(one) ? ' (deprecated)' : ''}: ${sentence(one.summary)}`,
          ),
        ),
      );
    }),
  );

/** `::hooks-table`: the hooks in a table for each thing that hooks do. */
export const hooksTable = (call: Call): string =>
  blocks(
    ...wordsOf(hookCategories).map((category) =>
      led(
        `${'#'.repeat(Math.min(call.level + 1, 6))} ${hookCategories[category].tiles}`,
        table(
          call.catalog.hooks.filter((hook) => hook.category === category),
          {
            Hook: ({id, title, state}) =>
              `[${title}](/docs/hooks/${id})${state === 'released' ? '' : ' (in development)'}`,
            'What it does': ({summary}) => sentence(summary),
            Type: ({hookType}) => (hookType.match(/Read\w+/g) ?? [hookType]).join(' or '),
          },
        ),
      ),
    ),
  );

/** What `kubectl get` shows of a kind, with the additional columns of `-o wide`. */
function shownColumns({columns}: CustomResource): string {
  const namesOf = (wide: boolean): string[] =>
    columns.filter((one) => Boolean(one.wide) === wide).map(({name}) => name);
  const more = namesOf(true).join(', ');
  return `\`kubectl get\` shows ${['NAME', ...namesOf(false)].join(', ')}${more && `; with \`-o wide\` also ${more}`}.`;
}

/** `::crds-table`: every custom resource definition, as an entry of a reference. */
export const crdsTable = (call: Call): string =>
  table(call.catalog.customResources, {
    Kind: ({kind, page}) => `[${code(kind)}](${page})`,
    Name: ({plural, group}) => code(`${plural}.${group}`),
    Scope: ({scope}) => scope,
    Schema: ({schema}) => `[JSON](pathname:///schemas/${schema})`,
    Meaning: (resource) => `${sentence(resource.purpose)} ${shownColumns(resource)}`,
  });
