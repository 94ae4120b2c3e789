import type {Json} from './types';

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON merge patch, RFC 7396. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isJson(patch)) return patch;
  const result: Json = isJson(target) ? {...target} : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = mergePatch(result[key], value);
  }
  return result;
}

/** Fields by which lists of objects are merged, in the order in which they are tried. */
const MERGE_KEYS = ['name', 'containerPort', 'mountPath', 'port', 'type', 'uid', 'ip'];

function mergeLists(target: readonly unknown[], patch: readonly unknown[]): unknown[] {
  const key = MERGE_KEYS.find((name) => patch.every((item) => isJson(item) && name in item));
  if (key === undefined) return [...patch];
  const result = [...target];
  for (const item of patch as readonly Json[]) {
    const index = result.findIndex((old) => isJson(old) && old[key] === item[key]);
    if (item['$patch'] === 'delete') result.splice(index, index === -1 ? 0 : 1);
    else if (index === -1) result.push(item);
    else result[index] = strategicMergePatch(result[index], item);
  }
  return result;
}

/** Strategic merge patch as far as the kinds on the pages need it. */
export function strategicMergePatch(target: unknown, patch: unknown): unknown {
  if (Array.isArray(patch)) return Array.isArray(target) ? mergeLists(target, patch) : patch;
  if (!isJson(patch)) return patch;
  const result: Json = isJson(target) ? {...target} : {};
  for (const [key, value] of Object.entries(patch)) {
    if (key.startsWith('$')) continue;
    if (value === null) delete result[key];
    else result[key] = strategicMergePatch(result[key], value);
  }
  return result;
}
