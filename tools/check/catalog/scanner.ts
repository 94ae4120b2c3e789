import type {CascadingRuleEntry, Scanner} from '../../../src/catalog';
import {severities} from '../../../src/catalog-schema/vocabulary';
import {chartFlaws} from './chart';
import {pageFlaws, type Routes} from './page';
import {type EntryFlaw, entryFlaw, unknownName} from './shape';

/** What an entry may refer to. */
interface ScannerContext {
  readonly routes: Routes;
  /** All scanners of the catalog. */
  readonly scanners: readonly Scanner[];
}

function successorFlaws({deprecation, removed}: Scanner, scanners: readonly Scanner[]): readonly EntryFlaw[] {
  const successor = deprecation?.successor ?? removed?.successor ?? null;
  if (successor === null || scanners.some((one) => one.id === successor && !one.deprecation && !one.removed)) return [];
  return entryFlaw(
    deprecation ? 'deprecation.successor' : 'removed.successor',
    `"${successor}" is not the id of a scanner that stays`,
    'use such an id, or null when there is no successor',
  );
}

/** The switch stands where a reader looks for it: among the values when there are rules, else among the ignored keys. */
function switchFlaws({chart, cascadingRules}: Scanner): readonly EntryFlaw[] {
  const [side, entries] =
    cascadingRules.length > 0 ? (['values', chart.values] as const) : (['ignores', chart.ignores ?? []] as const);
  if (entries.some(({key}) => key === 'cascadingRules.enabled')) return [];
  return entryFlaw(
    `chart.${side}`,
    `"cascadingRules.enabled" is missing, and the chart ships ${cascadingRules.length || 'no'} rules`,
    side === 'values' ? 'list it in chart.values' : 'add !common shipsNoRules to chart.ignores',
  );
}

function scanTypeFlaws({id, chart, scanTypes}: Scanner, scanners: readonly Scanner[]): readonly EntryFlaw[] {
  const others = scanners.filter((scanner) => scanner.id !== id);
  return [
    ...(chart.name === id
      ? []
      : entryFlaw('chart.name', 'the chart is not called like the scanner', 'make the two equal')),
    ...(scanTypes.some(({installedByDefault = true}) => installedByDefault)
      ? []
      : entryFlaw(
          'scanTypes',
          'no scan type is installed by default',
          'leave installedByDefault out where the chart renders it without values',
        )),
    ...scanTypes.flatMap(({name}, index) => {
      const other = others.find((scanner) => scanner.scanTypes.some((scanType) => scanType.name === name));
      const problem = `${other?.id} has a scan type "${name}", too`;
      return other ? entryFlaw(`scanTypes[${index}].name`, problem, 'name it as the chart does') : [];
    }),
  ];
}

/** Capitals outside inline code are taken for severities; words of the tool belong into inline code. */
function severityFlaws(severity: string, path: string): readonly EntryFlaw[] {
  const words = severity.replace(/`[^`]*`/g, '').match(/\b[A-Z]{3,}\b/g) ?? [];
  const wrong = words.find((word) => !severities.some((known) => known === word));
  if (wrong === undefined && words.length > 0) return [];
  return entryFlaw(
    path,
    wrong === undefined ? `"${severity}" names no severity` : `"${wrong}" is not a severity`,
    `write ${severities.join(', ')}; put words of the tool between backticks`,
  );
}

/** Fields of a finding that rules, scope limiters and hooks rely on, so that each page has to say what they hold. */
const expectedFields = ['location', 'osi_layer'];

function findingFlaws({findings, findingFields, attributes, scanTypes}: Scanner): readonly EntryFlaw[] {
  const carriers = [...new Set([...findings.map(({category}) => category), ...scanTypes.map(({name}) => name)])];
  const unsaid = expectedFields.filter((key) => !findingFields.some((field) => field.key === key));
  const mend = 'add it, with "Is not set." when the parser leaves it out';
  return [
    ...findings.flatMap(({severity}, index) => severityFlaws(severity, `findings[${index}].severity`)),
    ...unsaid.flatMap((key) => entryFlaw('findingFields', `nothing says what "${key}" holds`, mend)),
    ...attributes.flatMap(({on}, index) =>
      (on?.split(', ') ?? []).flatMap((carrier) => {
        const problem = `"${carrier}" is neither a category nor a scan type of this scanner`;
        return unknownName(`attributes[${index}].on`, carrier, carriers, problem);
      }),
    ),
  ];
}

/** True when the rule names, as inline code, a category that one of its triggers emits. */
function namesCategory({matches, triggeredBy}: CascadingRuleEntry, scanners: readonly Scanner[]): boolean {
  return scanners
    .filter(({id}) => triggeredBy.includes(id))
    .some(({findings}) => findings.some(({category}) => matches.includes(`\`${category}\``)));
}

/** Rules start from findings that exist and start a scan type that exists. */
function ruleFlaws(rule: CascadingRuleEntry, path: string, scanners: readonly Scanner[]): readonly EntryFlaw[] {
  const ids = scanners.map(({id}) => id);
  const types = scanners.flatMap((scanner) => scanner.scanTypes.map(({name}) => name));
  const unknown = rule.triggeredBy.flatMap((id, index) =>
    unknownName(`${path}.triggeredBy[${index}]`, id, ids, `"${id}" is not the id of a scanner`),
  );
  return [
    ...(unknown.length > 0 ? unknown : findingsOfRule(rule, path, scanners)),
    ...unknownName(`${path}.startsScanType`, rule.startsScanType, types, `"${rule.startsScanType}" is not a scan type`),
  ];
}

/** A rule waits for a category that its triggers emit, and its parameters take attributes that these findings have. */
function findingsOfRule(rule: CascadingRuleEntry, path: string, scanners: readonly Scanner[]): readonly EntryFlaw[] {
  const triggers = rule.triggeredBy.join(' or ');
  const attributes = scanners.filter(({id}) => rule.triggeredBy.includes(id)).flatMap((one) => one.attributes);
  const keys = attributes.map(({key}) => key);
  const problem = `the sentence names no category that ${triggers} emits`;
  return [
    ...(namesCategory(rule, scanners)
      ? []
      : entryFlaw(`${path}.matches`, problem, 'name the category of the finding between backticks')),
    ...rule.parameters.flatMap((parameter, index) =>
      [...parameter.matchAll(/\{\{\{?\s*attributes\.(\w+)/g)].flatMap(([, name = '']) => {
        const missing = `no finding of ${triggers} has the attribute "${name}"`;
        return unknownName(`${path}.parameters[${index}]`, name, keys, missing);
      }),
    ),
  ];
}

/** Judges what an entry of `src/catalog/scanners` refers to. */
export function scannerFlaws(scanner: Scanner, {routes, scanners}: ScannerContext): readonly EntryFlaw[] {
  return [
    ...pageFlaws(scanner, '/docs/scanners', routes),
    ...successorFlaws(scanner, scanners),
    ...chartFlaws(scanner.chart, 'chart.'),
    ...switchFlaws(scanner),
    ...scanTypeFlaws(scanner, scanners),
    ...findingFlaws(scanner),
    ...scanner.cascadingRules.flatMap((rule, index) => ruleFlaws(rule, `cascadingRules[${index}]`, scanners)),
  ];
}
