import {textAt, type DataMap} from './data';

export const CHAIN = 'cascading.securecodebox.io/chain';

/** The names of the rules that led to a Scan, from the first to the last. Empty for a Scan that a person started. */
export function chainOf(scan: DataMap): readonly string[] {
  const chain = textAt(scan, 'metadata', 'annotations', CHAIN);
  return chain ? chain.split(',') : [];
}
