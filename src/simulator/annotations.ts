import {textAt, type DataMap} from './data';

/** The annotation that names the rules which led to a Scan. */
export const CHAIN = 'cascading.securecodebox.io/chain';

/** The prefix of annotations that a scope limiter compares with. Rules cannot set them. */
export const SCOPE_PREFIX = 'scope.cascading.securecodebox.io/';

/** The names of the rules that led to a Scan, from the first to the last. Empty for a Scan that a person started. */
export function chainOf(scan: DataMap): readonly string[] {
  const chain = textAt(scan, 'metadata', 'annotations', CHAIN);
  return chain ? chain.split(',') : [];
}
