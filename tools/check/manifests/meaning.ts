import Mustache from 'mustache';
import {severities} from '../../../src/catalog-schema/vocabulary';
import {removedScanners, scanners} from '../../../src/catalog';
import {findingSchema} from '../../../src/catalog/crds/schemas';
import {nearest, suggest} from '../../../src/text/nearest';
import type {PageFacts} from '../fences/collect-facts';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import {parameterPortFlaws} from './ports';
import {scanTypeMend} from './scan-types';
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
  const selector = at(document.value, path);
  if (!isMap(selector)) return [];
  const {matchLabels, matchExpressions} = selector;
  const flaws: Flaw[] = [];
  for (const [key, value] of Object.entries(isMap(matchLabels) ? matchLabels : {})) {
    flaws.push(...labelFlaws(key, String(value), document.lineOf([...path, 'matchLabels', key]), page));
  }
  for (const [index, expression] of (Array.isArray(matchExpressions) ? matchExpressions : []).entries()) {
    if (!isMap(expression)) continue;
    const line = document.lineOf([...path, 'matchExpressions', index, 'key']);
    const values: unknown[] = Array.isArray(expression['values']) ? expression['values'] : [undefined];
    for (const value of values)
      flaws.push(...labelFlaws(String(expression['key']), value === undefined ? undefined : String(value), line, page));
  }
  return flaws;
}

function parameterFlaws(document: YamlDocument, path: Path, scanType: string, parameters: readonly unknown[]): Flaw[] {
  if (parameters.length === 0)
    return flawAt(
      document.lineOf(path),
      'the list of parameters is empty',
      'give at least one: the operator cannot write the Scan back without',
    );
  const given = parameters.map((parameter, index) => ({
    text: String(parameter),
    line: document.lineOf([...path, index]),
  }));
  const empty = given.flatMap(({text, line}, index) =>
    text === '' ? flawAt(line, `parameter ${index + 1} is empty`, 'remove it') : [],
  );
  return [...empty, ...parameterPortFlaws(scanType, given)];
}

function scanFlaws(document: YamlDocument, path: Path, page: PageFacts): Flaw[] {
  const spec = at(document.value, path);
  if (!isMap(spec)) return [];
  const {scanType, parameters} = spec;
  const mend = typeof scanType === 'string' ? scanTypeMend(scanType, page) : undefined;
  const wrongType = `there is no scan type \`${String(scanType)}\``;
  return [
    ...(mend === undefined ? [] : flawAt(document.lineOf([...path, 'scanType']), wrongType, mend)),
    ...(Array.isArray(parameters)
      ? parameterFlaws(document, [...path, 'parameters'], String(scanType), parameters)
      : []),
    ...selectorFlaws(document, [...path, 'cascades'], page),
  ];
}

const CATEGORIES = [...scanners, ...removedScanners].flatMap(({findings}) => findings.map(({category}) => category));

/** A rule that waits for a severity or a category that no finding has never starts anything. */
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
        `no scanner gives findings of the category \`${String(category)}\``,
        `did you mean \`${near}\`?`,
      );
    if (typeof severity !== 'string' || severity.includes('*') || severities.some((one) => one === severity)) return [];
    const line = document.lineOf([...path!, index, 'severity']);
    return flawAt(line, `no finding has the severity \`${severity}\``, suggest(severity, severities));
  });
}

/** What a template may begin with. */
const FIELDS = ['$', ...Object.keys(at(findingSchema, '$defs.finding.properties') as object)];

/** Texts of a rule or a scope limiter are templates of Mustache. */
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
      const problem = `the template is not whole: ${String((error as Error).message).replace(/ at:? \d+$/, '')}`;
      return flawAt(document.lineOf(path), problem, 'close each {{ with }}, and each {{#…}} with {{/…}}');
    }
  });
}

/** Fields of what a path such as `ScheduledScan.spec` denotes in which a scan is described. */
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

/** What the schema cannot say: scan types, parameters and labels of rules exist. `what` is a kind or a part of one. */
export function meaningFlaws(what: string, document: YamlDocument, page: PageFacts): Flaw[] {
  if (what.endsWith('.cascades')) return selectorFlaws(document, [], page);
  return [
    ...scheduleFlaws(what, document),
    ...patternFlaws(what, document),
    ...(/^CascadingRule\b/.test(what) ? templateTextFlaws(document) : []),
    ...(SCAN_SPECS[what] ?? []).flatMap((path) => scanFlaws(document, path, page)),
  ];
}
