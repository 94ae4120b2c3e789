import {parseAllDocuments} from 'yaml';
import {isMap} from '../../../src/text/map';

export {isMap};

/** A map of YAML. */
export type Map = {readonly [key: string]: unknown};

/**
 * The maps of a YAML file with any number of documents; anchors and merge keys are resolved.
 *
 * @throws Error with the first thing that is wrong
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

/** Paths of everything that is not a map with entries. */
export function leaves(value: Map, prefix = ''): readonly string[] {
  return Object.entries(value).flatMap(([key, part]) =>
    isMap(part) && Object.keys(part).length > 0 ? leaves(part, `${prefix}${key}.`) : [prefix + key],
  );
}
