import {CronExpressionParser} from 'cron-parser';
import isEqual from 'lodash/isEqual';
import toPath from 'lodash/toPath';
import Mustache from 'mustache';
import {factNames, factsIn, type ProductFindings} from '../../../src/catalog/facts';
import {removedScanners, scanners} from '../../../src/catalog';
import {severities} from '../../../src/catalog/schema/vocabulary';
import {findingSchema} from '../../../src/catalog/crds/schemas';
import {distance} from '../../../src/lib/distance';
import {at} from '../../../src/lib/at';
import {type Diagnostic, diagnosticAt} from '../../../src/lib/diagnostic';
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
  const schedule = document.at(...path);
  if (path.length === 0 || typeof schedule !== 'string' || schedule.startsWith('@every ')) return [];
  const expression = schedule.trim().replace(/^(?:CRON_)?TZ=\S+\s+/, '');
  // The schemas check the number of fields.
  if (!expression.startsWith('@') && expression.split(/\s+/).length !== 5) return [];
  try {
    CronExpressionParser.parse(expression);
    return [];
  } catch (error) {
    const fix = 'write five fields: minute, hour, day of the month, month, day of the week; or a word such as @daily';
    return document.report(path, `the schedule \`${schedule}\`: ${(error as Error).message}`, fix);
  }
}

/** Labels of the cascading rules in charts, and their values. */
const RULE_LABELS: Readonly<Record<string, readonly string[]>> = {
  'securecodebox.io/invasive': ['invasive', 'non-invasive'],
  'securecodebox.io/intensive': ['light', 'medium', 'high'],
  'securecodebox.io/type': ['bruteforce'],
};

/** Checks that the labels in a selector exist on rules in charts or on the page. */
const checkSelector = (cascades: YamlDocument, page: PageFacts): Diagnostic[] =>
  Object.entries(cascades.map('matchLabels')).flatMap(([key, label]) => {
    const [path, values, value] = [['matchLabels', key], RULE_LABELS[key], String(label)];
    if (values?.includes(value) || page.ruleLabels.has(`${key}=${value}`)) return [];
    if (values)
      return cascades.report(
        path,
        `no CascadingRule has the label \`${key}: ${value}\``,
        `use one of ${values.join(', ')}`,
      );
    const fix = `use one of ${Object.keys(RULE_LABELS).join(', ')}, or show a rule with it on this page`;
    return cascades.report(path, `no CascadingRule has the label \`${key}\``, fix);
  });

/** Checks the scan type, the parameters and the selector of a scan's spec. */
function* checkScan(spec: YamlDocument, page: PageFacts): Iterable<Diagnostic> {
  const {scanType} = spec.map();
  const fix = typeof scanType === 'string' ? scanTypeFix(scanType, page) : undefined;
  if (fix !== undefined) yield* spec.report(['scanType'], `there is no scan type \`${String(scanType)}\``, fix);
  if (isEqual(spec.at('parameters'), []))
    yield* spec.report(
      ['parameters'],
      'the list of parameters is empty',
      'add one, or the API server refuses the Scan',
    );
  yield* checkSelector(spec.part('cascades'), page);
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
function* checkPattern(pattern: YamlDocument): Iterable<Diagnostic> {
  const {severity, category} = pattern.map();
  const misspelled = Object.keys(pattern.map('attributes')).flatMap((name) =>
    checkAttribute(name, pattern.lineOf(['attributes', name])),
  );
  if (misspelled.length > 0) return yield* misspelled;
  const near = CATEGORIES.includes(String(category)) ? undefined : nearest(String(category), CATEGORIES);
  if (near !== undefined) {
    const problem = `no scanner reports the category \`${String(category)}\``;
    return yield* pattern.report(['category'], problem, `did you mean \`${near}\`?`);
  }
  if (typeof severity !== 'string' || severity.includes('*') || severities.some((one) => one === severity)) return;
  yield* pattern.report(['severity'], `no finding has the severity \`${severity}\``, suggest(severity, severities));
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
function templatesOf(rule: YamlDocument): Diagnostic[] {
  const {value} = rule;
  if (typeof value === 'string') return checkTemplate(value, rule.lineOf([]));
  const keys = Array.isArray(value) ? value.keys() : Object.keys((value ?? {}) as object);
  return [...keys].flatMap((key) => templatesOf(rule.part(key)));
}

/** Fields with a scan spec. */
const SCAN_SPECS = ['Scan.spec', 'ScheduledScan.spec.scanSpec', 'CascadingRule.spec.scanSpec'];

/** Checks scan types, parameters, schedules and rules, which schemas do not cover. `what` is a kind or a part of one. */
export function* checkMeaning(what: string, document: YamlDocument, page: PageFacts): Iterable<Diagnostic> {
  if (what.endsWith('.cascades')) return yield* checkSelector(document, page);
  yield* checkSchedule(what, document);
  if (what === 'CascadingRule') {
    const path = ['spec', 'matches', 'anyOf'];
    for (const index of document.list(...path).keys()) yield* checkPattern(document.part(...path, index));
  }
  if (/^CascadingRule\b/.test(what)) yield* templatesOf(document);
  for (const spec of SCAN_SPECS.filter((one) => `${one}.`.startsWith(`${what}.`)))
    yield* checkScan(document.part(...toPath(spec.slice(what.length + 1))), page);
}
