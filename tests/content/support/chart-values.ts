import get from 'lodash/get';
import isPlainObject from 'lodash/isPlainObject';
import mergeWith from 'lodash/mergeWith';
import set from 'lodash/set';

/** The values of a chart. */
export type Values = Readonly<Record<string, unknown>>;

const isFilledMap = (value: unknown): value is Values =>
  isPlainObject(value) && Object.keys(value as object).length > 0;

/** The paths of all values that a user can set: what is empty or no map. */
export function leavesOf(values: Values, path: readonly string[] = []): string[][] {
  return Object.entries(values).flatMap(([key, value]) =>
    isFilledMap(value) ? leavesOf(value, [...path, key]) : [[...path, key]],
  );
}

/** A copy with another value at one path. */
export const withValue = (values: Values, path: readonly string[], value: unknown): Values =>
  set(structuredClone(values), path, value);

/** A copy with the values of a values file, or of the `set` of a test suite: maps are merged, keys may be paths. */
export function mergedValues(values: Values, changes: Values): Values {
  const merged = structuredClone(values);
  const lists = (_: unknown, list: unknown) => (Array.isArray(list) ? list : undefined);
  for (const [key, change] of Object.entries(changes))
    set(merged, key, isPlainObject(change) ? mergeWith({}, get(merged, key), change, lists) : change);
  return merged;
}

/** Paths in `changes` that the values do not have. Below an empty map or null everything may stand. */
export function unknownValues(values: Values, changes: Values): string[] {
  const isUnknown = (leaf: readonly string[]): boolean =>
    leaf.some((key, depth) => {
      const parent: unknown = depth === 0 ? values : get(values, leaf.slice(0, depth));
      return isFilledMap(parent) && !Object.hasOwn(parent, key);
    });
  return leavesOf(changes)
    .map((leaf) => leaf.join('.'))
    .filter((leaf) => isUnknown(leaf.split('.')));
}

/** Another value of the same kind, to see whether it has an effect. */
export function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return ['changed'];
  return typeof value === 'object' && value !== null ? {changed: 'changed'} : 'changed';
}
