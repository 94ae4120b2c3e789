import {isDeepStrictEqual} from 'node:util';
import type {Catalog} from '../../../src/markdown/expand/catalog';
import type {FindingPart} from '../../../src/catalog';
import {type Made, type ProductChart} from '../checkout/chart';
import {at} from '../../at';
import {isMap} from '../checkout/yaml';
import {type Difference, directive, type Edit, type Step, telling} from '../difference';
import type {Pair} from './values';

const name = ({object}: Made): string => String(at(object, 'metadata.name') ?? '');
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
/** Objects of a kind that the templates of a chart make. */
export const ofKind = ({objects}: ProductChart, kind: string): readonly Made[] =>
  objects.filter(({object}) => object['kind'] === kind);

/** Where an entry of the catalog stands, where the product says the same, and what shows it. */
interface Place {
  readonly about: string;
  readonly file: string;
  readonly entry: string;
  readonly source: string;
  readonly shows: string;
}

type Value = string | readonly string[] | undefined;

/** A field of an entry beside what the product says. */
export function field(
  place: Place,
  steps: readonly Step[],
  what: string,
  site: Value,
  now: Value,
): readonly Difference[] {
  const line = (value: Value) => (typeof value === 'string' ? value : value?.join(' '));
  if (line(site) === line(now) || now === undefined || now.length === 0) return [];
  const edit: Edit = {file: place.file, entry: place.entry, steps, value: now};
  const before = line(site);
  const shown = {
    directives: [directive(place.shows, place.entry)],
    words: before !== undefined && before.length > 6 ? [before] : [],
  };
  const todo = `write it into ${steps.map((step) => (typeof step === 'string' ? `\`${step}\`` : step.is)).join(' › ')}`;
  const said = before === undefined ? {} : {site: before, edit};
  return [telling(place.about, place.source, shown)(what, todo, {...said, product: line(now)!})];
}

/** Fields of one thing, such as a rule, beside what the product says: each by its key and its name for people. */
const fields = (
  place: Place,
  steps: readonly Step[],
  of: string,
  rows: readonly (readonly [key: string, what: string, site: Value, now: Value])[],
): readonly Difference[] =>
  rows.flatMap(([key, what, site, now]) => field(place, [...steps, key], `${what} of ${of}`, site, now));

/** Scan types: names, commands, results. */
export function compareScanTypes(catalog: Catalog, pairs: readonly Pair[]): readonly Difference[] {
  return pairs.flatMap(({product, family, about, id, file}): readonly Difference[] => {
    const scanner = family === 'scanner' ? catalog.scanners.find((one) => one.id === id) : undefined;
    const made = ofKind(product, 'ScanType');
    // A chart whose templates could not be read says nothing about its scan types.
    if (!scanner || made.length === 0) return [];
    const shown = {directives: [directive('scanner-scan-types', id)]};
    const tell = telling(about, `${product.folder}/templates`, shown);
    return [
      ...made
        .filter((one) => !scanner.scanTypes.some((known) => known.name === name(one)))
        .map((one) =>
          tell(`scan type ${name(one)}`, 'describe it in `scanTypes`', {product: name(one), source: one.file}),
        ),
      ...scanner.scanTypes.flatMap((known): readonly Difference[] => {
        const one = made.find((candidate) => name(candidate) === known.name);
        if (!one)
          return [
            tell(`scan type ${known.name}`, 'remove it from `scanTypes` and from the pages', {
              site: known.name,
              shown: {...shown, words: [known.name]},
            }),
          ];
        const place = {about, file, entry: id, source: one.file, shows: 'scanner-scan-types'};
        const container = at(one.object, 'spec.jobTemplate.spec.template.spec.containers[0]');
        const result = at(one.object, 'spec.extractResults');
        return fields(place, ['scanTypes', {key: 'name', is: known.name}], known.name, [
          ['command', 'command', known.command, texts(at(container, 'command'))],
          ['resultType', 'result type', known.resultType, at(result, 'type') as string | undefined],
          ['resultLocation', 'result location', known.resultLocation, at(result, 'location') as string | undefined],
        ]);
      }),
    ];
  });
}

const isIn = (all: readonly unknown[]) => (part: unknown) => all.some((one) => isDeepStrictEqual(one, part));

/** The same conditions in any order. */
function sameConditions(now: unknown, known: readonly FindingPart[]): boolean {
  const parts: readonly unknown[] = Array.isArray(now) ? now : [];
  return parts.length === known.length && parts.every(isIn(known)) && known.every(isIn(parts));
}

/** CascadingRules that charts ship: labels, the scan that they start, and what they wait for. */
export function compareRules(
  catalog: Catalog,
  pairs: readonly Pair[],
  known: Readonly<Record<string, readonly FindingPart[]>>,
): readonly Difference[] {
  return pairs.flatMap(({product, family, about, id, file}): readonly Difference[] => {
    const scanner = family === 'scanner' ? catalog.scanners.find((one) => one.id === id) : undefined;
    if (!scanner) return [];
    const shows = 'scanner-rules';
    const shown = {directives: [directive(shows, id), /^\s*::cascade-map/]};
    const tell = telling(about, `${product.folder}/cascading-rules`, shown);
    return [
      ...product.rules
        .filter((one) => !scanner.cascadingRules.some((rule) => rule.name === name(one)))
        .map((one) =>
          tell(
            `rule ${name(one)}`,
            'describe it in `cascadingRules`, and its conditions in src/catalog/rule-conditions.ts',
            {product: name(one), source: one.file},
          ),
        ),
      ...scanner.cascadingRules.flatMap((rule): readonly Difference[] => {
        const one = product.rules.find((candidate) => name(candidate) === rule.name);
        if (!one)
          return [
            tell(`rule ${rule.name}`, 'remove it from `cascadingRules` and src/catalog/rule-conditions.ts', {
              site: rule.name,
              shown: {...shown, words: [rule.name]},
            }),
          ];
        const place = {about, file, entry: id, source: one.file, shows};
        const spec = at(one.object, 'spec.scanSpec');
        const labels = at(one.object, 'metadata.labels');
        const label = (key: string) =>
          isMap(labels) ? (labels[`securecodebox.io/${key}`] as string | undefined) : undefined;
        const now = at(one.object, 'spec.matches.anyOf');
        return [
          ...fields(place, ['cascadingRules', {key: 'name', is: rule.name}], `rule ${rule.name}`, [
            ['invasive', 'invasiveness', rule.invasive, label('invasive')],
            ['intensive', 'intensiveness', rule.intensive, label('intensive')],
            ['startsScanType', 'scan type', rule.startsScanType, at(spec, 'scanType') as string | undefined],
            ['parameters', 'parameters', rule.parameters, texts(at(spec, 'parameters'))],
          ]),
          ...(sameConditions(now, known[rule.name] ?? [])
            ? []
            : [
                tell(
                  `conditions of rule ${rule.name}`,
                  'write them into src/catalog/rule-conditions.ts, and `matches` and `triggeredBy` of the rule',
                  {
                    site: JSON.stringify(known[rule.name] ?? []),
                    product: JSON.stringify(now ?? []),
                    source: one.file,
                  },
                ),
              ]),
        ];
      }),
    ];
  });
}
