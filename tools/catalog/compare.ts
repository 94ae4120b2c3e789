import groupBy from 'lodash/groupBy';
import isEqual from 'lodash/isEqual';
import omitBy from 'lodash/omitBy';
import reject from 'lodash/reject';
import union from 'lodash/union';
import uniqBy from 'lodash/uniqBy';
import type {KubernetesObject} from '../../src/catalog/facts';
import {isMap} from '../../src/lib/map';
import {type Folder, inOneLine} from './folder';

/** A fact that two releases have differently. */
export interface Change {
  /** The kind of the file, such as `charts`, and the name in it, such as `nmap`. */
  readonly of: readonly [kind: string, name: string];
  /** Path of the fact in the file. Items of lists are named. */
  readonly path: readonly string[];
  /** Undefined for something new. */
  readonly before?: unknown;
  /** Undefined for something removed. */
  readonly after?: unknown;
}

/** The name of a list item: of an object, or anything with a name. */
function nameOf(item: unknown): string | undefined {
  const {kind, metadata, name} = Object(item) as Partial<KubernetesObject> & {readonly name?: string};
  return kind && metadata ? `${kind} ${metadata.name}` : name;
}

/** Files with lists of words. */
const WORDS = /^(?:names|findings)\//;

/** A list of named items as a map by name, and a list of words as a set. Other lists are compared as a whole. */
function byName(value: unknown, isOfWords: boolean): unknown {
  // If a file was removed, so was each of its words.
  if (isOfWords && value === undefined) return {};
  if (!Array.isArray(value)) return value;
  const items = Object.fromEntries(value.map((item) => [isOfWords ? String(item) : nameOf(item), item as unknown]));
  return 'undefined' in items || Object.keys(items).length < value.length ? value : items;
}

/** What differs between two values. A new or removed map is one difference. */
function differences(before: unknown, after: unknown, path: readonly string[] = []): readonly Omit<Change, 'of'>[] {
  const [old, now] = [before, after].map((value) => byName(value, WORDS.test(path[0] ?? '')));
  if (isMap(old) && isMap(now))
    return union(Object.keys(old), Object.keys(now))
      .toSorted()
      .flatMap((key) => differences(old[key], now[key], [...path, key]));
  if (isEqual(before, after)) return [];
  return [{path, ...(before !== undefined && {before}), ...(after !== undefined && {after})}];
}

const OBJECTS = /^(?:objects|switches)$/;

/** Leaves out what follows from another change: an image with the new tool version, and the same change in an object of a switch. */
function withoutEchoes(changes: readonly Change[]): readonly Change[] {
  const version = changes.find(({path}) => path[0] === 'appVersion');
  const hasVersion = (one: Change): boolean =>
    !!version && one !== version && one.after === String(one.before).replace(`${version.before}`, `${version.after}`);
  return uniqBy(reject(changes, hasVersion), ({path, before, after}) => {
    const inObject = path.slice(path[0] === 'switches' ? 2 : 1);
    return inOneLine([OBJECTS.test(path[0] ?? '') ? inObject : path, before ?? null, after ?? null]);
  });
}

/** Files that only evidence and quotations are compared with. */
const INDIRECT = /^(?:symbols|messages|removed)\/|^(?:proofs|former)\.json$/;

/** The facts that differ between two imported folders, in the order of their files. */
export function compare(before: Folder, after: Folder): readonly Change[] {
  const [old, now] = [before, after].map((folder) => omitBy(folder, (_, file) => INDIRECT.test(file)));
  const changes = differences(old, now).map(({path: [file = '', ...path], ...values}): Change => {
    const [, kind = '', name = ''] = /^(?:([^/]+)\/)?(.+)\.json$/.exec(file) ?? [];
    return {of: [kind, name], path, ...values};
  });
  return Object.values(groupBy(changes, ({of: file}) => file.join('/'))).flatMap(withoutEchoes);
}
