import {parseAllDocuments} from 'yaml';
import {isMap} from '../../../src/lib/map';

export {isMap};

export type Map = {readonly [key: string]: unknown};

/**
 * The documents of a YAML file that are maps, with anchors and merge keys resolved.
 *
 * @throws Error with the first syntax error
 */
export function documents(text: string): readonly Map[] {
  const parsed = parseAllDocuments(text, {uniqueKeys: false, merge: true, logLevel: 'error'});
  return [...parsed].flatMap((document) => {
    const [error] = document.errors;
    if (error) throw new Error(error.message);
    const value: unknown = document.toJS({maxAliasCount: 1000});
    return isMap(value) ? [value] : [];
  });
}

/** Dotted paths of all values that are not maps, including empty maps. */
export function leaves(value: Map, prefix = ''): readonly string[] {
  return Object.entries(value).flatMap(([key, part]) =>
    isMap(part) && Object.keys(part).length > 0 ? leaves(part, `${prefix}${key}.`) : [prefix + key],
  );
}
