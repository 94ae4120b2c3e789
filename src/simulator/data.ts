/** A YAML or JSON value. */
export type Data = null | boolean | number | string | readonly Data[] | DataMap;

export interface DataMap {
  readonly [key: string]: Data | undefined;
}

export function isMap(value: unknown): value is DataMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: unknown): value is readonly Data[] {
  return Array.isArray(value);
}

/** The map at a path of keys, or an empty map. */
export function mapAt(value: Data | undefined, ...path: readonly string[]): DataMap {
  const found = valueAt(value, ...path);
  return isMap(found) ? found : {};
}

/** The list at a path of keys, or an empty list. */
export function listAt(value: Data | undefined, ...path: readonly string[]): readonly Data[] {
  const found = valueAt(value, ...path);
  return isList(found) ? found : [];
}

/** The string at a path of keys, or undefined for any other value. */
export function textAt(value: Data | undefined, ...path: readonly string[]): string | undefined {
  const found = valueAt(value, ...path);
  return typeof found === 'string' ? found : undefined;
}

/** The value at a path of keys. Ignores inherited properties. */
export function valueAt(value: Data | undefined, ...path: readonly string[]): Data | undefined {
  return path.reduce<Data | undefined>(
    (current, key) => (isMap(current) && Object.hasOwn(current, key) ? current[key] : undefined),
    value,
  );
}

/** The maximum length of a quoted value. */
const QUOTED = 200;

function quoted(value: Data): string {
  const text = JSON.stringify(value);
  return text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
}

/** A value with its type, because `22` and `"22"` look alike: `the number 22`, `the text "22"`. */
export function inWords(value: Data | undefined): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (isList(value)) return `the list ${quoted(value)}`;
  if (typeof value === 'object') return `the map ${quoted(value)}`;
  return typeof value === 'string' ? `the text ${quoted(value)}` : `the ${typeof value} ${value}`;
}
