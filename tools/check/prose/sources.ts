import {demoTargets, hooks, PRODUCT_RELEASE} from '../../../src/catalog';
import type {Diagnostic} from '../../../src/lib/diagnostic';
import {nearest} from '../../../src/lib/nearest';
import type {Found, Page} from '../page/pages';
import {CHART, chartVersion, RELEASE, releaseNumber, removedName, USE_OF_REMOVED} from './releases';

/** Returns the diagnostics of a match in the source of a page. */
type Judge = (match: RegExpExecArray, page: Page, release: string) => readonly Found[];

/** Reports an unknown name that is similar to a known one. The fix starts with `before`. */
function misspelled(name: string, names: readonly string[], problem: string, before = ''): Found[] {
  const meant = names.includes(name) ? undefined : nearest(name, names);
  return meant === undefined ? [] : [{problem, fix: `did you mean \`${before}${meant}\`?`}];
}

/** Annotations and labels in groups of hooks, but neither scopes, whose names are arbitrary, nor apiVersions. */
const OF_HOOKS = /(?<![\w.-])(?!scope\.)([a-z-]+(?:\.[a-z-]+)*\.securecodebox\.io\/)(?!v\d)[\w.-]+\w/g;

const ANNOTATIONS = hooks.flatMap(({annotations}) => annotations.map(({name}) => name));

/** Reports misspelled hook annotations, which Kubernetes accepts silently. */
function annotation([name, group = '']: RegExpExecArray, {kind}: Page): readonly Found[] {
  const own = kind === 'doc' ? ANNOTATIONS.filter((one) => one.startsWith(group)) : [];
  const keys = own.map((one) => one.slice(group.length));
  return misspelled(name.slice(group.length), keys, `no hook reads the annotation \`${name}\``, group);
}

const TARGETS = demoTargets.map(({chart}) => chart.release ?? chart.name);
const SPACE = 'demo-targets';

/** Reports misspelled hosts of demo targets, and misspellings of their namespace. */
const target: Judge = ([, host = '', space = '']) =>
  space === SPACE
    ? misspelled(host, TARGETS, `there is no demo target ${host}`)
    : misspelled(space, [SPACE], `there is no namespace ${space}`);

/** Reports invisible characters, which break copied code. */
function invisible([char]: RegExpExecArray): readonly Found[] {
  const code = char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  const problem = `the invisible character U+${code} is on this line`;
  return [{problem, fix: 'remove it, or type the line again'}];
}

const RULES: readonly (readonly [pattern: RegExp, judge: Judge])[] = [
  [/(?<![\w.-])([a-z0-9-]+)\.([a-z0-9-]+)\.svc\b/g, target],
  [/[\u00AD\u200B-\u200D\u2060]|(?<=.)\uFEFF/gu, invisible],
  [OF_HOOKS, annotation],
  [CHART, chartVersion],
  [USE_OF_REMOVED, removedName],
  [RELEASE, releaseNumber],
];

const SECRETS = '@secretlint/secretlint-rule-preset-recommend';

/** Off by default, because other ids look like AWS access keys. */
const ACCESS_KEYS = {id: '@secretlint/secretlint-rule-aws', options: {enableIDScanRule: true}};

/** Reports text that looks like credentials, with the rules of secretlint. */
async function secrets({file, source}: Page): Promise<Diagnostic[]> {
  const [{lintSource}, {creator}] = await Promise.all([import('@secretlint/core'), import(SECRETS)]);
  const {messages} = await lintSource({
    source: {filePath: file, content: source, ext: '.md', contentType: 'text'},
    options: {maskSecrets: true, config: {rules: [{id: SECRETS, rule: creator, rules: [ACCESS_KEYS]}]}},
  });
  const fix = 'revoke it if it is real, and write a word in capitals such as YOUR_TOKEN instead';
  return messages.map(({loc, message}) => ({line: loc.start.line, problem: message, fix}));
}

/** Reports matches of `RULES` in the source of a page, including code. */
export const checkPattern = (page: Page, release = PRODUCT_RELEASE): Diagnostic[] =>
  RULES.flatMap(([pattern, judge]) =>
    [...page.source.matchAll(pattern)].flatMap((match) => {
      const line = page.source.slice(0, match.index + match[0].length).split('\n').length;
      return judge(match, page, release).map((found) => ({line, ...found}));
    }),
  );

/** Checks names, releases, invisible characters and credentials in the source of a page. */
export const checkSource = async (page: Page): Promise<Diagnostic[]> => [
  ...checkPattern(page),
  ...(await secrets(page)),
];
