/** The values of a chart. */
export type Values = Readonly<Record<string, unknown>>;

const isFilledMap = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;

/** The paths of all values that a user can set: what is empty or no map. */
export function leavesOf(values: Values, path: readonly string[] = []): string[][] {
  return Object.entries(values).flatMap(([key, value]) =>
    isFilledMap(value) ? leavesOf(value, [...path, key]) : [[...path, key]],
  );
}

/** The value at a path. */
export function valueAt(values: Values, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (isFilledMap(value) ? value[key] : undefined), values);
}

/** A copy with another value at one path. */
export function withValue(values: Values, [key = '', ...rest]: readonly string[], value: unknown): Values {
  const inner = values[key];
  return {...values, [key]: rest.length === 0 ? value : withValue(isFilledMap(inner) ? inner : {}, rest, value)};
}

/** A copy with the values of a values file, or of the `set` of a test suite: maps are merged, keys may be paths. */
export function mergedValues(values: Values, changes: Values): Values {
  return Object.entries(changes).reduce<Values>((merged, [key, change]) => {
    const path = key.split('.');
    const before = valueAt(merged, path);
    return withValue(merged, path, isFilledMap(change) && isFilledMap(before) ? mergedValues(before, change) : change);
  }, values);
}

/** Paths in `changes` that the values do not have. Below an empty map or null everything may stand. */
export function unknownValues(values: Values, changes: Values): string[] {
  return leavesOf(changes)
    .map((leaf) => leaf.join('.').split('.'))
    .filter((leaf) => {
      const missing = leaf.findIndex((key, depth) => {
        const parent = depth === 0 ? values : valueAt(values, leaf.slice(0, depth));
        return isFilledMap(parent) && !Object.hasOwn(parent, key);
      });
      return missing !== -1;
    })
    .map((leaf) => leaf.join('.'));
}

/** Another value of the same kind, to see whether it has an effect. */
export function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return ['changed'];
  return typeof value === 'object' && value !== null ? {changed: 'changed'} : 'changed';
}
