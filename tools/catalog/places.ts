import path from 'node:path';
import {readSource} from '../../src/lib/source';
import once from 'lodash/once';
import toPath from 'lodash/toPath';
import {hooks, removedScanners, scanners} from '../../src/catalog';
import {at} from '../../src/lib/at';
import {filesBelow} from '../../src/lib/files';
import {literal} from '../../src/lib/literal';
import {readFences} from '../check/fences/fences';
import {parseYaml} from '../check/manifests/yaml-text';
import {filesOfPages, pageKind, parsePage} from '../check/page/pages';
import type {Change} from './compare';

/** A line that shows a fact, and the id of the section above it. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly section: string;
}

/** A file that people wrote: a page, a part of one, or the catalog. */
export interface Written {
  readonly file: string;
  readonly source: string;
  readonly lines: readonly string[];
  /** Lines of YAML fences that set a value of a chart, or a field of a kind. */
  readonly sets: (keys: {
    readonly chart?: string;
    readonly kind?: string;
    readonly path: readonly string[];
  }) => readonly number[];
}

function written(root: string, file: string): Written {
  const source = readSource(path.join(root, file));
  const fences = once(() =>
    pageKind(file) === undefined
      ? []
      : readFences(parsePage(file, source)).fences.filter(
          ({generated, language}) => !generated && language.startsWith('y'),
        ),
  );
  return {
    file,
    source,
    lines: source.split('\n'),
    sets({chart, kind, path: steps}) {
      const key = steps.findLast((step) => !/^\d+$/.test(step)) ?? '';
      if (key === '' || !source.includes(key)) return [];
      return fences().flatMap(({meta, code, line}) => {
        if (chart !== undefined && meta.values !== chart) return [];
        const fits = parseYaml(code).documents.filter(
          ({value}) => (kind === undefined || at(value, 'kind') === kind) && at(value, steps) !== undefined,
        );
        return fits.map((one) => line + one.lineOf(steps));
      });
    },
  };
}

/** Pages except posts, which keep the facts of their time, parts of pages, and the catalog. */
export const readWritten = (root: string): readonly Written[] => [
  ...filesOfPages(root)
    .filter((file) => /\.mdx?$/.test(file) && !file.startsWith('blog/'))
    .map((file) => written(root, file)),
  ...filesBelow(path.join(root, 'src/catalog'), '.yaml').map((file) => written(root, `src/catalog/${file}`)),
];

/** The id of the heading above a line. */
function sectionAt({lines}: Written, line: number): string {
  const heading = lines.slice(0, line).findLast((text) => /^#{1,6} /.test(text));
  const id = /\{\/?\*? ?#([\w.-]+)/.exec(heading ?? '')?.[1];
  return (
    id ??
    (heading ?? '')
      .replaceAll(/^#+ |[`*]/g, '')
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-')
  );
}

/** Directives that render the entry of a chart, by what changed in it. */
const RENDERED: readonly (readonly [path: RegExp, directives: string])[] = [
  [/^(?:values|unlisted|subcharts)/, 'scanner-values|hook-values|chart-values|hook-environment'],
  [/^(?:appVersion|platforms|deprecated)/, 'scanner-card|demo-target|scanner-install'],
  [/CascadingRule /, 'scanner-rules'],
  [/ScanType |ParseDefinition /, 'scanner-card|scanner-install|scanner-scan-types'],
  [/ScanCompletionHook |ConfigMap |Deployment /, 'hook-card|hook-install|hook-environment|hook-secrets|demo-target'],
  [/^$/, '[a-z-]+'],
];
/** Directives that render all entries. */
const OVERVIEWS: readonly (readonly [path: RegExp, directives: string])[] = [
  [/^(?:appVersion|platforms)/, 'scanners-table|images|demo-targets'],
  [/CascadingRule /, 'cascade-map'],
  [/ image$|values .*image/, 'images'],
  [/^$/, 'scanners-table|hooks-table|scanners-by-target|images|demo-targets|cascade-map'],
];

const entryIds = (chart: string): readonly string[] => [
  chart,
  ...[...scanners, ...removedScanners, ...hooks].flatMap(({id, chart: own}) => (own?.name === chart ? [id] : [])),
];

/** A pattern for directives, with or without an id. */
const directive = (names: string, ids?: readonly string[]) =>
  new RegExp(`^\\s*::(?:${names})(?:\\{${ids === undefined ? '' : `[^}]*"(?:${ids.join('|')})"`}|\\s*$)`);

/** Patterns for the directives that render a changed fact. */
function directivesOf({of: [kind, name], path: steps}: Change): readonly RegExp[] {
  const where = steps.join(' ');
  const named = (table: typeof RENDERED) =>
    table
      .filter(([pattern]) => pattern.test(where))
      .map(([, names]) => names)
      .join('|');
  if (kind === 'charts') {
    const [own, all] = [named(RENDERED), named(OVERVIEWS)];
    return [...(own === '' ? [] : [directive(own, entryIds(name))]), ...(all === '' ? [] : [directive(all)])];
  }
  if (kind === 'findings') return [directive('scanner-findings', entryIds(name))];
  if (kind === 'crds')
    return [directive('schema', [name]), ...(steps[0] === 'schema' ? [] : [directive('crds-table')])];
  if (name === 'scbctl') return [directive('scbctl'), directive('scbctl', [steps[0] ?? ''])];
  return [];
}

/** A word as a pattern. 1.2 matches v1.2, because tags start with v, but not 11.2 or 1.20. */
const wordPattern = (word: string): RegExp => new RegExp(`(?<![\\w.-])v?${literal(word)}(?![\\w-]|\\.\\w)`);

/** Whether a word is so rare that its lines are worth reading: a name in camel case, or with digits, dots, dashes or slashes. */
const isDistinctive = (word: string): boolean =>
  /^[\w@%+:,./-]{3,80}$/.test(word) &&
  ((word.length > 4 && /[\d./_-]/.test(word)) ||
    (word.length > 7 && /[a-z][A-Z]/.test(word)) ||
    /^[A-Z_]{5,}$/.test(word));

const UNITS: Readonly<Record<string, string>> = {s: 'second', m: 'minute', h: 'hour', d: 'day'};
const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** How sentences say a default: `1h` as "one hour" or "hourly", `0 * * * *` as "hourly". */
function inWords(value: string): readonly string[] {
  if (/^0 \*(?: \*){3}$/.test(value)) return ['hourly', 'every hour'];
  if (/^\d+ \d+(?: \*){3}$/.test(value)) return ['daily', 'once a day', 'every day'];
  const [, count = '', unit = ''] = /^(\d+)([smhd])$/.exec(value) ?? [];
  if (unit === '') return [];
  const name = UNITS[unit]!;
  const [plural, isOne] = [count === '1' ? name : `${name}s`, count === '1'];
  return [
    `${count} ${plural}`,
    `${NUMBERS[Number(count)] ?? count} ${plural}`,
    ...(isOne ? [`an ${name}`, `a ${name}`, `${name === 'day' ? 'daily' : `${name}ly`}`] : []),
  ];
}

/** The words by which people refer to a changed fact, and whether they count only on pages about its chart. */
function wordsOf({of: [kind, name], path: steps, before}: Change): {
  anywhere: readonly string[];
  nearby: readonly string[];
} {
  const last = steps.at(-1) ?? '';
  const isNamed = kind !== 'charts' || steps[0] === 'values';
  const own = isNamed ? [last, ...(kind === 'charts' ? [last.split('.').at(-1) ?? ''] : [])] : [];
  const isWord = kind === 'names' || kind === 'findings' || name === 'scbctl';
  const values =
    before === undefined || before === 'gone'
      ? []
      : before.startsWith('["')
        ? (JSON.parse(before) as unknown[]).map(String)
        : [before];
  const objects = steps.flatMap(
    (step) => /^(?:ScanType|CascadingRule|ParseDefinition|ClusterRole|Role|ConfigMap) (.+)$/.exec(step)?.[1] ?? [],
  );
  const isObject = before === 'gone' && objects.length > 0 && steps.length < 4;
  const rule =
    /^rule (.+) of /.exec(last)?.[1]?.split(', ') ?? /^rule (.+) of /.exec(steps.at(-2) ?? '')?.[1]?.split(', ') ?? [];
  return {
    anywhere: [...own, ...values, ...(isObject ? objects : [])].filter(
      (word) => word !== '' && (isWord ? word === last : isDistinctive(word)),
    ),
    nearby: [
      ...values.flatMap(inWords),
      ...(isObject ? objects : []),
      ...rule,
      ...values.filter((one) => one.length > 2 && steps[0] !== 'values'),
    ],
  };
}

/** The lines that show a changed fact. */
export function placesOf(change: Change, files: readonly Written[]): readonly Place[] {
  const {
    of: [kind, name],
    path: steps,
    before,
  } = change;
  if (kind === 'release' || name === 'release') return [];
  const directives = directivesOf(change);
  const {anywhere, nearby} = wordsOf(change);
  const isRole = steps.some((step) => /^(?:Cluster)?Role /.test(step));
  const near = isRole ? /rbac|can-i/i : new RegExp(entryIds(name).map(literal).join('|'));
  const [everywhere, here] = [anywhere, nearby].map((words) => words.map(wordPattern));
  const isNew = before === undefined;
  return files.flatMap((page) => {
    const isNear = near.test(page.file) || (isRole && near.test(page.source));
    const shows = (text: string) =>
      directives.some((one) => one.test(text)) ||
      (!isNew && (everywhere!.some((one) => one.test(text)) || (isNear && here!.some((one) => one.test(text)))));
    const lines = page.lines.flatMap((text, index) => (shows(text) ? [index + 1] : []));
    const fields = steps.filter((step) => !/^(?:schema|properties|items|additionalProperties)$/.test(step));
    const set =
      kind === 'charts' && steps[0] === 'values'
        ? page.sets({chart: name, path: toPath(steps[1])})
        : kind === 'crds' && steps[0] === 'schema'
          ? page.sets({kind: name, path: fields})
          : [];
    return [...new Set([...lines, ...set])]
      .toSorted((a, b) => a - b)
      .map((line) => ({file: page.file, line, section: sectionAt(page, line)}));
  });
}
