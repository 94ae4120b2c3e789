import {CronExpressionParser} from 'cron-parser';
import toPath from 'lodash/toPath';
import Mustache from 'mustache';
import {factNames, factsIn, type ProductFindings} from '../../../src/catalog/facts';
import {removedScanners, scanners} from '../../../src/catalog';
import {severities} from '../../../src/catalog/schema/vocabulary';
import {findingSchema} from '../../../src/catalog/crds/schemas';
import {distance} from '../../../src/lib/distance';
import {at} from '../../../src/lib/at';
import {type Diagnostic, diagnosticAt} from '../../../src/lib/diagnostic';
import {isMap} from '../../../src/lib/map';
import {nearest, suggest} from '../../../src/lib/nearest';
import type {PageFacts} from '../fences/fences';
import type {YamlDocument} from './yaml-text';

/** Scan types that no chart installs, and why pages can use them. */
const OTHERS: Readonly<Record<string, string>> = {
  'test-scan': 'the dummy scanner of the integration tests',
  'header-check': 'the worked example of how to integrate a scanner',
  typo3scan: 'removed in 5.0.0',
};

const known = new Set([...scanners, ...removedScanners].flatMap(({scanTypes}) => scanTypes.map(({name}) => name)));

/**
 * Checks that a chart installs a scan type, or that the page defines it or sets a matching `nameAppend`.
 *
 * @returns the fix for a wrong name
 */
export function scanTypeFix(name: string, page: PageFacts): string | undefined {
  if (known.has(name) || page.scanTypes.has(name) || Object.hasOwn(OTHERS, name)) return undefined;
  if (name.includes('{{') || name.includes('$')) return undefined;
  for (const suffix of page.scanTypeSuffixes) {
    if (name.endsWith(suffix) && known.has(name.slice(0, -suffix.length))) return undefined;
  }
  const base = [...known].filter((type) => name.startsWith(`${type}-`)).toSorted((a, b) => b.length - a.length)[0];
  if (base !== undefined) return `show how \`scanner.nameAppend\` makes it from \`${base}\`, or use \`${base}\``;
  return suggest(name, [...known], 'a scan type of a chart, or show its ScanType on the page');
}

/** Fields with a cron expression. */
const SCHEDULES = ['ScheduledScan.spec.schedule', 'CronJob.spec.schedule'];

/** Checks a schedule with cron-parser, except `@every`, which only the operator's cron library supports. */
export function checkSchedule(what: string, document: YamlDocument): Diagnostic[] {
  const path = toPath(SCHEDULES.find((place) => place.startsWith(`${what}.`))?.slice(what.length + 1));
  const schedule = at(document.value, path);
  if (path.length === 0 || typeof schedule !== 'string' || schedule.startsWith('@every ')) return [];
  const expression = schedule.trim().replace(/^(?:CRON_)?TZ=\S+\s+/, '');
  const fix = 'write five fields: minute, hour, day of the month, month, day of the week; or a word such as @daily';
  // The schemas check the number of fields.
  if (!expression.startsWith('@') && expression.split(/\s+/).length !== 5) return [];
  try {
    CronExpressionParser.parse(expression);
    return [];
  } catch (error) {
    return diagnosticAt(document.lineOf(path), `the schedule \`${schedule}\`: ${(error as Error).message}`, fix);
  }
}

type Path = readonly (string | number)[];

/** Labels of the cascading rules in charts, and their values. */
const RULE_LABELS: Readonly<Record<string, readonly string[]>> = {
  'securecodebox.io/invasive': ['invasive', 'non-invasive'],
  'securecodebox.io/intensive': ['light', 'medium', 'high'],
  'securecodebox.io/type': ['bruteforce'],
};

/** Checks that the labels in a selector exist on rules in charts or on the page. */
function checkSelector(document: YamlDocument, path: Path, page: PageFacts): Diagnostic[] {
  const labels = at(document.value, [...path, 'matchLabels']);
  return Object.entries(isMap(labels) ? labels : {}).flatMap(([key, label]) => {
    const values = RULE_LABELS[key];
    const value = String(label);
    if (values?.includes(value) || page.ruleLabels.has(`${key}=${value}`)) return [];
    const line = document.lineOf([...path, 'matchLabels', key]);
    if (values)
      return diagnosticAt(
        line,
        `no CascadingRule has the label \`${key}: ${value}\``,
        `use one of ${values.join(', ')}`,
      );
    const fix = `use one of ${Object.keys(RULE_LABELS).join(', ')}, or show a rule with it on this page`;
    return diagnosticAt(line, `no CascadingRule has the label \`${key}\``, fix);
  });
}

function checkScan(document: YamlDocument, path: Path, page: PageFacts): Diagnostic[] {
  const spec = at(document.value, path);
  if (!isMap(spec)) return [];
  const {scanType, parameters} = spec;
  const fix = typeof scanType === 'string' ? scanTypeFix(scanType, page) : undefined;
  const isEmpty = Array.isArray(parameters) && parameters.length === 0;
  const lineOf = (field: string): number => document.lineOf([...path, field]);
  return [
    ...(fix === undefined
      ? []
      : diagnosticAt(lineOf('scanType'), `there is no scan type \`${String(scanType)}\``, fix)),
    ...(isEmpty
      ? diagnosticAt(
          lineOf('parameters'),
          'the list of parameters is empty',
          'add one, or the API server refuses the Scan',
        )
      : []),
    ...checkSelector(document, [...path, 'cascades'], page),
  ];
}

const CATEGORIES = [...scanners, ...removedScanners].flatMap(({findings}) => findings.map(({category}) => category));

/** Attributes of findings of all parsers. */
const ATTRIBUTES = factNames('findings').flatMap((name) => (factsIn(`findings/${name}`) as ProductFindings).attributes);

/** Reports a misspelled attribute. Parsers and hooks of readers can add others. */
function checkAttribute(name: string, line: number): Diagnostic[] {
  const meant = ATTRIBUTES.includes(name)
    ? undefined
    : ATTRIBUTES.find((one) => one.length > 3 && distance(one, name) === 1);
  return meant === undefined
    ? []
    : diagnosticAt(line, `no scanner reports the attribute \`${name}\``, `did you mean \`${meant}\`?`);
}

/** Checks severities, categories and attributes, because a rule with an unknown one never starts a scan. */
function checkPattern(document: YamlDocument): Diagnostic[] {
  const path = ['spec', 'matches', 'anyOf'];
  const patterns = at(document.value, path);
  return (Array.isArray(patterns) ? patterns : []).flatMap((pattern, index) => {
    const {severity, category, attributes} = isMap(pattern) ? pattern : {};
    const lineOf = (...fields: readonly string[]): number => document.lineOf([...path, index, ...fields]);
    const misspelled = Object.keys(isMap(attributes) ? attributes : {}).flatMap((name) =>
      checkAttribute(name, lineOf('attributes', name)),
    );
    if (misspelled.length > 0) return misspelled;
    const near = CATEGORIES.includes(String(category)) ? undefined : nearest(String(category), CATEGORIES);
    if (near !== undefined)
      return diagnosticAt(
        lineOf('category'),
        `no scanner reports the category \`${String(category)}\``,
        `did you mean \`${near}\`?`,
      );
    if (typeof severity !== 'string' || severity.includes('*') || severities.some((one) => one === severity)) return [];
    return diagnosticAt(
      lineOf('severity'),
      `no finding has the severity \`${severity}\``,
      suggest(severity, severities),
    );
  });
}

/** Valid first names in a template. */
const FIELDS = ['$', ...Object.keys(at(findingSchema, '$defs.finding.properties') as object)];

/** Checks that a Mustache template parses and that its fields exist. */
function checkTemplate(text: string, line: number): Diagnostic[] {
  try {
    return Mustache.parse(text).flatMap(([type, name]) => {
      const [field = '', attribute] = name.split('.');
      if (field === 'attributes' && attribute !== undefined) return checkAttribute(attribute, line);
      const meant = /^(?:name|&)$/.test(type) && !FIELDS.includes(field) ? nearest(field, FIELDS) : undefined;
      return meant === undefined
        ? []
        : diagnosticAt(line, `a finding has no \`${field}\``, `did you mean \`${meant}\`?`);
    });
  } catch (error) {
    const problem = `the template cannot be parsed: ${String((error as Error).message).replace(/ at:? \d+$/, '')}`;
    return diagnosticAt(line, problem, 'close each {{ with }}, and each {{#…}} with {{/…}}');
  }
}

/** Checks all strings of a rule, which are Mustache templates. */
function templatesOf(document: YamlDocument, value: unknown, path: Path = []): Diagnostic[] {
  if (typeof value === 'string') return checkTemplate(value, document.lineOf(path));
  return Object.entries((value ?? {}) as object).flatMap(([key, child]) =>
    templatesOf(document, child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Fields with a scan spec. */
const SCAN_SPECS = ['Scan.spec', 'ScheduledScan.spec.scanSpec', 'CascadingRule.spec.scanSpec'];

/** Checks scan types, parameters, schedules and rules, which schemas do not cover. `what` is a kind or a part of one. */
export function checkMeaning(what: string, document: YamlDocument, page: PageFacts): Diagnostic[] {
  if (what.endsWith('.cascades')) return checkSelector(document, [], page);
  return [
    ...checkSchedule(what, document),
    ...(what === 'CascadingRule' ? checkPattern(document) : []),
    ...(/^CascadingRule\b/.test(what) ? templatesOf(document, document.value) : []),
    ...SCAN_SPECS.filter((spec) => `${spec}.`.startsWith(`${what}.`)).flatMap((spec) =>
      checkScan(document, toPath(spec.slice(what.length + 1)), page),
    ),
  ];
}
