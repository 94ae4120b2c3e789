import {nearest} from '../../src/text/nearest';

export {nearest};

/**
 * The mend for a name that does not exist: the nearest candidate if there is one, else what is possible.
 * `all` names the set in words and is used when nothing is near and the set is too long to print.
 */
export function suggest(word: string, candidates: readonly string[], all: string): string {
  const near = nearest(word, candidates);
  if (near !== undefined) return `did you mean \`${near}\`?`;
  if (candidates.length > 0 && candidates.length <= 12) return `use one of ${candidates.join(', ')}`;
  return `use ${all}`;
}
