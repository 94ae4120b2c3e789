/** Names that a release adds or removes. *Changes by release* lists them, and the check finds removed ones on pages. */
import compact from 'lodash/compact';
import groupBy from 'lodash/groupBy';
import isEmpty from 'lodash/isEmpty';
import mapValues from 'lodash/mapValues';
import omitBy from 'lodash/omitBy';
import reject from 'lodash/reject';
import union from 'lodash/union';
import type {ReleaseChanges} from '../../src/catalog/changes';
import type {ProductChart} from '../../src/catalog/facts';
import {type Change, compare} from './compare';
import {filesWithNames, type Folder} from './folder';

/** Names that earlier releases had, by the chart, kind or part of the product that had them. File: `product/former.json`. */
export type Former = Readonly<Record<string, readonly string[]>>;

/** Changes that are about a name, with the phrase for *Changes by release*. The last group is the name. */
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
  const updates = changes.filter(({path, after}) => path[0] === 'appVersion' && typeof after === 'string');
  return {
    from,
    breaks: phrases(({after}) => after === undefined),
    adds: phrases(({before}) => before === undefined),
    versions: Object.fromEntries(updates.map(({of: [, name], after}) => [name, String(after)])),
  };
}

/** Parts of a chart's code belong to the chart. */
const subjectOf = (name: string): string => name.replace(/^(?:hooks|scanners|demo-targets)-/, '');

/** Adds what a release no longer has to the names of earlier releases, and drops what it has again. */
export function formerNames(before: Folder, now: Folder): Former {
  const former: Record<string, readonly string[]> = {...(before['former.json'] as Former | undefined)};
  for (const change of compare(before, now).filter((one) => one.before !== undefined)) {
    const own = change.path.length === 0 ? (change.before as Partial<ProductChart>) : {};
    const version = change.path[0] === 'appVersion' ? String(change.before) : own.appVersion;
    const name = change.after === undefined ? namedBy(change).name : undefined;
    const subject = subjectOf(change.of[1]);
    former[subject] = union(former[subject], compact([name, version, ...Object.keys(own.values ?? {})]));
  }
  const facts = filesWithNames(now);
  const bySubject = groupBy(facts, ([file]) => subjectOf(file.replace(/^.*\/|\.json$/g, '')));
  const kept = mapValues(former, (names, subject) => {
    const text = JSON.stringify(bySubject[subject] ?? facts);
    return reject(names, (name) => text.includes(`"${name.replace(/^scbctl /, '')}"`)).toSorted();
  });
  return omitBy(kept, isEmpty);
}
