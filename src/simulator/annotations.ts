import {textAt, type DataMap} from './data';

/** The annotation with the names of the rules that led to a Scan. */
export const CHAIN = 'cascading.securecodebox.io/chain';

/** The prefix of the annotations that scope limiters compare. Rules cannot set them. */
export const SCOPE_PREFIX = 'scope.cascading.securecodebox.io/';

/** The names of the rules that led to a Scan, first to last. Empty for a Scan that no rule started. */
export function chainOf(scan: DataMap): readonly string[] {
  const chain = textAt(scan, 'metadata', 'annotations', CHAIN);
  return chain ? chain.split(',') : [];
}
