import Mustache from 'mustache';
import {severities} from '../../../src/catalog-schema/vocabulary';
import {removedScanners, scanners} from '../../../src/catalog';
import {findingSchema} from '../../../src/catalog/crds/schemas';
import {nearest, suggest} from '../../../src/text/nearest';
import type {PageFacts} from '../fences/collect-facts';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import {scanTypeFix} from './scan-types';
import {scheduleFlaws} from './schedule';
import type {YamlDocument} from './yaml-text';
import {at} from '../../../src/text/at';
import {isMap} from '../../../src/text/map';

type Path = readonly (string | number)[];

/** Labels of the rules that charts ship, and their values. */
const RULE_LABELS: Readonly<Record<string, readonly string[]>> = {
  'securecodebox.io/invasive': ['invasive', 'non-invasive'],
  'securecodebox.io/intensive': ['light', 'medium', 'high'],
  'securecodebox.io/type': ['bruteforce'],
};

function labelFlaws(key: string, value: string | undefined, line: number, page: PageFacts): Flaw[] {
  const values = RULE_LABELS[key];
  const shown = [...page.ruleLabels].some((label) =>
    value === undefined ? label.startsWith(`${key}=`) : label === `${key}=${value}`,
  );
  if (shown || (values && (value === undefined || values.includes(value)))) return [];
  if (values)
    return flawAt(line, `no CascadingRule has the label \`${key}: ${value}\``, `use one of ${values.join(', ')}`);
  return flawAt(
    line,
    `no CascadingRule has the label \`${key}\``,
    `use one of ${Object.keys(RULE_LABELS).join(', ')}, or show a rule with it on this page`,
  );
}

function selectorFlaws(document: YamlDocument, path: Path, page: PageFacts): Flaw[] {
  const {matchLabels, matchExpressions} = (at(document.value, path) ?? {}) as Record<string, unknown>;
  const labels = Object.entries(isMap(matchLabels) ? matchLabels : {}).flatMap(([key, value]) =>
    labelFlaws(key, String(value), document.lineOf([...path, 'matchLabels', key]), page),
  );
  const expressions = (Array.isArray(matchExpressions) ? matchExpressions : []).flatMap((expression, index) => {
    const {key, values} = isMap(expression) ? expression : {};
    const line = document.lineOf([...path, 'matchExpressions', index, 'key']);
    const all: unknown[] = Array.isArray(values) ? values : [undefined];
    return all.flatMap((value) => labelFlaws(String(key), value === undefined ? undefined : String(value), line, page));
  });
  return [...labels, ...expressions];
}

function parameterFlaws(document: YamlDocument, path: Path, parameters: readonly unknown[]): Flaw[] {
  if (parameters.length === 0)
    return flawAt(
      document.lineOf(path),
      'the list of parameters is empty',
      'add one, or the API server refuses the Scan',
    );
  return parameters.flatMap((parameter, index) =>
    parameter === '' ? flawAt(document.lineOf([...path, index]), 'the parameter is empty', 'remove it') : [],
  );
}

function scanFlaws(document: YamlDocument, path: Path, page: PageFacts): Flaw[] {
  const spec = at(document.value, path);
  if (!isMap(spec)) return [];
  const {scanType, parameters} = spec;
  const fix = typeof scanType === 'string' ? scanTypeFix(scanType, page) : undefined;
  const wrongType = `there is no scan type \`${String(scanType)}\``;
  return [
    ...(fix === undefined ? [] : flawAt(document.lineOf([...path, 'scanType']), wrongType, fix)),
    ...(Array.isArray(parameters) ? parameterFlaws(document, [...path, 'parameters'], parameters) : []),
    ...selectorFlaws(document, [...path, 'cascades'], page),
  ];
}

const CATEGORIES = [...scanners, ...removedScanners].flatMap(({findings}) => findings.map(({category}) => category));

/** A rule with an unknown severity or category never starts a scan. */
function patternFlaws(what: string, document: YamlDocument): Flaw[] {
  const path: Path | undefined = {
    CascadingRule: ['spec', 'matches', 'anyOf'],
    'CascadingRule.spec': ['matches', 'anyOf'],
  }[what];
  const patterns = path && at(document.value, path);
  return (Array.isArray(patterns) ? patterns : []).flatMap((pattern, index) => {
    const {severity, category} = isMap(pattern) ? pattern : {};
    const near = CATEGORIES.includes(String(category)) ? undefined : nearest(String(category), CATEGORIES);
    if (near !== undefined)
      return flawAt(
        document.lineOf([...path!, index, 'category']),
        `no scanner reports the category \`${String(category)}\``,
        `did you mean \`${near}\`?`,
      );
    if (typeof severity !== 'string' || severity.includes('*') || severities.some((one) => one === severity)) return [];
    const line = document.lineOf([...path!, index, 'severity']);
    return flawAt(line, `no finding has the severity \`${severity}\``, suggest(severity, severities));
  });
}

/** The names with which a template can begin. */
const FIELDS = ['$', ...Object.keys(at(findingSchema, '$defs.finding.properties') as object)];

/** Strings of a rule are Mustache templates. */
function templateTextFlaws(document: YamlDocument): Flaw[] {
  const texts = (value: unknown, path: Path): [string, Path][] =>
    typeof value === 'string'
      ? [[value, path]]
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, child]) =>
            texts(child, [...path, Array.isArray(value) ? Number(key) : key]),
          )
        : [];
  return texts(document.value, []).flatMap(([text, path]) => {
    try {
      const [field, near] = Mustache.parse(text).flatMap(([type, name]) => {
        const first = name.split('.')[0]!;
        const meant = /^(?:name|&)$/.test(type) && !FIELDS.includes(first) ? nearest(first, FIELDS) : undefined;
        return meant === undefined ? [] : [first, meant];
      });
      return field === undefined
        ? []
        : flawAt(document.lineOf(path), `a finding has no \`${field}\``, `did you mean \`${near}\`?`);
    } catch (error) {
      const problem = `the template cannot be parsed: ${String((error as Error).message).replace(/ at:? \d+$/, '')}`;
      return flawAt(document.lineOf(path), problem, 'close each {{ with }}, and each {{#…}} with {{/…}}');
    }
  });
}

/** Where a kind, or a part of one, describes a scan. */
const SCAN_SPECS: Readonly<Record<string, readonly Path[]>> = {
  Scan: [['spec']],
  'Scan.spec': [[]],
  ScheduledScan: [['spec', 'scanSpec']],
  'ScheduledScan.spec': [['scanSpec']],
  'ScheduledScan.spec.scanSpec': [[]],
  CascadingRule: [['spec', 'scanSpec']],
  'CascadingRule.spec': [['scanSpec']],
  'CascadingRule.spec.scanSpec': [[]],
};

/** Checks what no schema covers: scan types, parameters and labels of rules exist. `what` is a kind or a part of one. */
export function meaningFlaws(what: string, document: YamlDocument, page: PageFacts): Flaw[] {
  if (what.endsWith('.cascades')) return selectorFlaws(document, [], page);
  return [
    ...scheduleFlaws(what, document),
    ...patternFlaws(what, document),
    ...(/^CascadingRule\b/.test(what) ? templateTextFlaws(document) : []),
    ...(SCAN_SPECS[what] ?? []).flatMap((path) => scanFlaws(document, path, page)),
  ];
}
