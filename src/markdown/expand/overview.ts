import type {Scanner} from '../../catalog/types';
import type {Call, Directive} from './directive';
import {hookCategories, scannerCategories, targetKinds, wordsOf} from '../../catalog-schema/vocabulary';
import {scannerLink, scannerOfScanType} from './lookup';
import {shippedRules} from './scanner-rules';
import {blocks, code, sentence, table} from './text';

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
  for (const {rule} of shippedRules(call)) {
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

const deprecated = ({state}: Scanner): string => (state === 'deprecated' ? 'Deprecated' : 'Released');

function expandScannersTable(call: Call): string {
  const {scanners} = call.catalog;
  const pairs = connections(call);
  const names = (ids: readonly string[]): string =>
    ids.length === 0 ? 'none' : [...new Set(ids)].map((id) => scannerLink(call, id)).join(', ');
  return table(
    ['Scanner', 'Examines', 'Category', 'Version', 'Privileges', 'Platforms', 'Starts', 'Started by', 'State'],
    scanners.map((scanner) => [
      scannerLink(call, scanner.id),
      scanner.targets.map((target) => targetKinds[target].what).join(', '),
      scannerCategories[scanner.category],
      scanner.toolVersion,
      scanner.privileges === 'none' ? 'none' : sentence(firstClause(scanner.privileges)),
      scanner.platforms.map((platform) => code(platform.replace('linux/', ''))).join(', '),
      names(pairs.filter(({from}) => from === scanner.id).map(({to}) => to)),
      names(pairs.filter(({to}) => to === scanner.id).map(({from}) => from)),
      deprecated(scanner),
    ]),
  );
}

function expandByTarget(call: Call): string {
  const {scanners} = call.catalog;
  return blocks(
    ...wordsOf(targetKinds).flatMap((target) => {
      const fitting = scanners
        .filter(({targets}) => targets.includes(target))
        .toSorted((a, b) => Number(a.state === 'deprecated') - Number(b.state === 'deprecated'));
      const items = fitting.map(
        (scanner) =>
          `- ${scannerLink(call, scanner.id)}${scanner.state === 'deprecated' ? ' (deprecated)' : ''}: ${sentence(scanner.summary)}`,
      );
      return items.length === 0
        ? []
        : [`${'#'.repeat(Math.min(call.level + 1, 6))} ${targetKinds[target].have}`, items.join('\n')];
    }),
  );
}

function expandHooksTable(call: Call): string {
  return table(
    ['Hook', 'Category', 'What it does', 'Type', 'State'],
    call.catalog.hooks.map(({id, title, summary, category, hookType, state}) => [
      `[${title}](/docs/hooks/${id})`,
      hookCategories[category].does,
      sentence(summary),
      sentence(hookType),
      state === 'released' ? 'Released' : 'In development',
    ]),
  );
}

function expandCrdsTable(call: Call): string {
  return table(
    ['Kind', 'Purpose', 'Group', 'Scope', 'Plural', 'Columns of `kubectl get`', 'Schema'],
    call.catalog.customResources.map(({kind, purpose, group, version, scope, plural, columns, page, schema}) => [
      `[${code(kind)}](${page})`,
      sentence(purpose),
      code(`${group}/${version}`),
      scope,
      code(plural),
      ['NAME', ...columns.map(({name, wide}) => (wide ? `${name} (\`-o wide\`)` : name))].join(', '),
      `[JSON](pathname:///schemas/${schema})`,
    ]),
  );
}

function directive(expand: Directive['expand']): Directive {
  return {required: [], optional: [], expand};
}

/** `::scanners-table`: every scanner in one row. */
export const scannersTable = directive(expandScannersTable);

/** `::scanners-by-target`: the scanners under what a reader has in hand; one heading each. */
export const scannersByTarget = directive(expandByTarget);

/** `::hooks-table`: every hook in one row. */
export const hooksTable = directive(expandHooksTable);

/** `::crds-table`: every custom resource definition in one row. */
export const crdsTable = directive(expandCrdsTable);
