import {isDeepStrictEqual} from 'node:util';
import type {CascadingRuleEntry, FindingPart, ScanTypeEntry} from '../../../src/catalog';
import {at} from '../../../src/lib/at';
import type {Made} from '../checkout/chart';
import {type Difference, matched, type Shown, shows, reporting} from '../difference';
import {fieldDifference, type Pair} from './pairs';

const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const word = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** A list in an entry, such as its rules, and the matching objects of a chart. */
interface Listed<One> {
  /** The noun for one item. */
  readonly noun: string;
  /** The place in the catalog, for messages. */
  readonly list: string;
  /** Folder of the chart with these objects. */
  readonly folder: string;
  readonly shown: Shown;
  readonly site: readonly One[];
  readonly made: readonly Made[];
  readonly compare: (known: One, now: Made) => readonly Difference[];
}

/** Reports items that exist on only one side, and compares the others. */
function listDifferences<One extends {readonly name: string}>(
  {about, product, id}: Pair,
  {noun, list, folder, shown, site, made, compare}: Listed<One>,
): readonly Difference[] {
  const {gone, fresh, both} = matched('name', site, made);
  const report = reporting(about, `${product.folder}/${folder}`, shown);
  return [
    ...fresh.map(({name, file}) => report(`${noun} ${name}`, `describe it in ${list}`, {product: name, source: file})),
    ...gone.map(({name}) =>
      report(`${noun} ${name}`, `remove it from ${list}, and from the pages`, {
        site: name,
        shown: {...shown, words: shows(id, [], [name]).words!},
      }),
    ),
    ...both.flatMap(([known, now]) => compare(known, now)),
  ];
}

/** Compares scan types: names, commands, results. */
function scanTypeDifferences(pair: Pair): readonly Difference[] {
  const {product, scanner, id} = pair;
  const made = product.objects.filter(({object}) => object['kind'] === 'ScanType');
  // If templates are unreadable, the scan types are unknown.
  if (!scanner || made.length === 0) return [];
  const directives = ['scanner-scan-types'];
  const words = {noun: 'scan type', list: '`scanTypes`', folder: 'templates'};
  const compare = (known: ScanTypeEntry, {object, file}: Made): readonly Difference[] => {
    const container = at(object, 'spec.jobTemplate.spec.template.spec.containers[0]');
    const result = at(object, 'spec.extractResults');
    const rows = [
      ['command', 'command', known.command, texts(at(container, 'command'))],
      ['resultType', 'result type', known.resultType, word(at(result, 'type'))],
      ['resultLocation', 'result location', known.resultLocation, word(at(result, 'location'))],
    ] as const;
    return rows.flatMap(([key, what, site, now]) => {
      const steps = ['scanTypes', {key: 'name', is: known.name}, key];
      return fieldDifference(pair, {what: `${what} of ${known.name}`, steps, site, now, source: file, directives});
    });
  };
  return listDifferences(pair, {...words, shown: shows(id, directives), site: scanner.scanTypes, made, compare});
}

const isIn = (all: readonly unknown[]) => (part: unknown) => all.some((one) => isDeepStrictEqual(one, part));

/** True for the same conditions in any order. */
function sameConditions(now: unknown, known: readonly FindingPart[]): boolean {
  const parts: readonly unknown[] = Array.isArray(now) ? now : [];
  return parts.length === known.length && parts.every(isIn(known)) && known.every(isIn(parts));
}

/** Compares the CascadingRules of a chart: labels, started scan, conditions. */
function ruleDifferences(pair: Pair, conditions: Conditions): readonly Difference[] {
  const {product, scanner, about, id} = pair;
  const directives = ['scanner-rules'];
  const shown = shows(id, [...directives, 'cascade-map']);
  const list = '`cascadingRules` and src/catalog/rule-conditions.ts';
  const words = {noun: 'rule', list, folder: 'cascading-rules'};
  const compare = (rule: CascadingRuleEntry, {object, file}: Made): readonly Difference[] => {
    const [known, now] = [conditions[rule.name] ?? [], at(object, 'spec.matches.anyOf')];
    const label = (key: string) => word(at(object, ['metadata', 'labels', `securecodebox.io/${key}`]));
    const rows = [
      ['invasive', 'invasiveness', rule.invasive, label('invasive')],
      ['intensive', 'intensiveness', rule.intensive, label('intensive')],
      ['startsScanType', 'scan type', rule.startsScanType, word(at(object, 'spec.scanSpec.scanType'))],
      ['parameters', 'parameters', rule.parameters, texts(at(object, 'spec.scanSpec.parameters'))],
    ] as const;
    const todo = 'write them into src/catalog/rule-conditions.ts, and `matches` and `triggeredBy` of the rule';
    const said = {site: JSON.stringify(known), product: JSON.stringify(now ?? [])};
    return [
      ...rows.flatMap(([key, what, site, value]) => {
        const steps = ['cascadingRules', {key: 'name', is: rule.name}, key];
        const told = {what: `${what} of rule ${rule.name}`, site, now: value};
        return fieldDifference(pair, {...told, steps, source: file, directives});
      }),
      ...(sameConditions(now, known)
        ? []
        : [reporting(about, file, shown)(`conditions of rule ${rule.name}`, todo, said)]),
    ];
  };
  if (!scanner) return [];
  return listDifferences(pair, {...words, shown, site: scanner.cascadingRules, made: product.rules, compare});
}

type Conditions = Readonly<Record<string, readonly FindingPart[]>>;

/** Compares scan types and cascading rules. `conditions` contains the match conditions of each rule. */
export const compareScanners = (pairs: readonly Pair[], conditions: Conditions): readonly Difference[] =>
  pairs.flatMap((pair) => [...scanTypeDifferences(pair), ...ruleDifferences(pair, conditions)]);
