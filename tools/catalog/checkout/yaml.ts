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

/** The value at a path such as `a.b[0].c`. */
export function at(value: unknown, path: string): unknown {
  let current = value;
  for (const step of path.split(/[.[\]]+/).filter((one) => one !== '')) {
    if (Array.isArray(current)) current = current[Number(step)];
    else current = isMap(current) ? current[step] : undefined;
  }
  return current;
}

/** Paths of everything that is not a map with entries. */
export function leaves(value: Map, prefix = ''): readonly string[] {
  return Object.entries(value).flatMap(([key, part]) =>
    isMap(part) && Object.keys(part).length > 0 ? leaves(part, `${prefix}${key}.`) : [prefix + key],
  );
}
