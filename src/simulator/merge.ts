import {isList, isMap, type Data, type DataMap} from './data';

function mergeLists(target: readonly Data[], source: readonly Data[]): readonly Data[] {
  const length = Math.max(target.length, source.length);
  return Array.from({length}, (_, index) => merged(target[index], source[index]) ?? null);
}

function merged(target: Data | undefined, source: Data | undefined): Data | undefined {
  if (source === undefined) return target;
  if (isMap(source)) return merge(isMap(target) ? target : {}, source);
  if (isList(source)) return mergeLists(isList(target) ? target : [], source);
  return source;
}

/**
 * Merges `override` into a finding: maps key by key, lists position by position, `null` is written, what is undefined is
 * skipped. The arguments stay as they are.
 */
export function merge(target: DataMap, source: DataMap): DataMap {
  const result = new Map(Object.entries(target));
  for (const [key, value] of Object.entries(source)) {
    const old = result.get(key);
    result.set(key, merged(old, value));
  }
  return Object.fromEntries(result);
}
