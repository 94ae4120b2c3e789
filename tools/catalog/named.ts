/** Names that a release adds or removes: for *Changes by release*, and for the check, which finds removed names on pages. */
import groupBy from 'lodash/groupBy';
import mapValues from 'lodash/mapValues';
import reject from 'lodash/reject';
import union from 'lodash/union';
import type {ReleaseChanges} from '../../src/catalog/changes';
import type {ProductChart} from '../../src/catalog/facts';
import {type Change, compare} from './compare';
import type {Folder} from './folder';

/** Names that earlier releases had, by the chart, kind or part of the product that had them. File: `product/former.json`. */
export type Former = Readonly<Record<string, readonly string[]>>;

/** Changes that are about a name, which is the last group, with the phrase for *Changes by release*. */
const NAMED: readonly (readonly [change: RegExp, phrase?: string])[] = [
  [/^charts (\S+)$/, 'chart `$1`'],
  [/^charts (\S+) values (\S+)$/, 'value `$2` of the $1 chart'],
  [/^charts .* ScanType (\S+)$/, 'scan type `$1`'],
  [/^charts .* CascadingRule (\S+)$/, 'rule `$1`'],
  [/^charts .* (?:Cluster)?Role (\S+)$/],
  [/^charts .* env (\S+)$/],
  [/^crds (\S+)$/, 'kind `$1`'],
  [/^crds (\S+) ((?:\S+\.)?([^.\s]+))$/, '`$2` of $1'],
  [/^findings (\S+) categories (.+)$/, 'findings of the category `$2` of $1'],
  [/^findings \S+ attributes (.+)$/],
  [/^names \S+ metrics (\S+)$/, 'metric `$1`'],
  [/^names \S+ (?:environment|labels) (\S+)$/],
  [/^(scbctl \S+)$/, '`$1`'],
  [/^(scbctl \S+) flags (\S+)$/, '`$1 $2`'],
];

/** The name that a change is about, and its phrase. */
function namedBy({of: [kind, name], path}: Change): {readonly name?: string; readonly phrase?: string | undefined} {
  const isField = kind === 'crds' && path.at(-2) === 'properties';
  const field = path.filter((step) => !/^(?:schema|properties|items)$/.test(step)).join('.');
  const text = [kind, name, ...(isField ? [field] : path)].join(' ').trim();
  const [change, phrase] = NAMED.find(([one]) => one.test(text)) ?? [];
  if (!change) return {};
  return {name: change.exec(text)!.at(-1)!, phrase: phrase && text.replace(change, phrase)};
}

/** The rows of a release that follow from its facts alone. */
export function releaseChanges(changes: readonly Change[], from: string): ReleaseChanges {
  const phrases = (keep: (change: Change) => boolean): readonly string[] =>
    union(changes.filter(keep).flatMap((change) => namedBy(change).phrase ?? [])).toSorted();
  const versions = changes.flatMap(({of: [kind, name], path: steps, after}) =>
    kind === 'charts' && steps[0] === 'appVersion' && typeof after === 'string' ? [[name, after] as const] : [],
  );
  return {
    from,
    breaks: phrases(({after}) => after === undefined),
    adds: phrases(({before}) => before === undefined),
    versions: Object.fromEntries(versions),
  };
}

/** Parts of a chart's code belong to the chart. */
const subjectOf = (name: string): string => name.replace(/^(?:hooks|scanners|demo-targets)-/, '');

/** Adds what a release no longer has to the names of earlier releases, and drops what it has again. */
export function formerNames(before: Folder, now: Folder): Former {
  const known = (before['former.json'] ?? {}) as Former;
  const changes = compare(before, now).filter((change) => change.before !== undefined);
  const lost = changes.flatMap((change) => {
    const {of: subject, path: steps, before: old, after} = change;
    const own = steps.length === 0 ? (old as Partial<ProductChart>) : {};
    const version = steps[0] === 'appVersion' ? old : own.appVersion;
    const names = [after === undefined && namedBy(change).name, version, ...Object.keys(own.values ?? {})];
    return names.filter(Boolean).map((name) => ({subject: subjectOf(subject[1]), name: String(name)}));
  });
  const added = mapValues(groupBy(lost, 'subject'), (all) => all.map(({name}) => name));
  const facts = Object.entries(now).filter(([file]) => /^(?:charts|crds|findings|names)\/|^scbctl/.test(file));
  const bySubject = groupBy(facts, ([file]) => subjectOf(file.replace(/^.*\/|\.json$/g, '')));
  const former = union(Object.keys(known), Object.keys(added)).map((subject) => {
    const text = JSON.stringify(bySubject[subject] ?? facts);
    const has = (name: string) => text.includes(`"${name.replace(/^scbctl /, '')}"`);
    return [subject, reject(union(known[subject], added[subject]), has).toSorted()] as const;
  });
  return Object.fromEntries(former.filter(([, names]) => names.length > 0));
}
