import {MAX_QUERY_LENGTH} from '../constants';
import {isStopWord} from '../text/stop-words';
import {wordsOf, type Word} from '../text/words';

/** A word of the query. */
export interface QueryWord extends Word {
  /** True for the last word when nothing follows it: the reader may still be typing it. */
  readonly growing: boolean;
}

/** More words do not improve the results. */
const MAX_WORDS = 16;

/**
 * The words of a query. It is plain text: no character is syntax. Stop words are left out, unless there are no others.
 *
 * @param rarityOf how rare a word is; of a long query only the rarest words are kept
 */
export function parse(query: string, rarityOf: (word: Word) => number): QueryWord[] {
  // A pasted address may have its fragment encoded: `/docs/scanners/nmap%23install`.
  const text = query.slice(0, MAX_QUERY_LENGTH).replaceAll(/%(?:2[0-9a-f]|3[a-f]|5[bd]|7[bd])/gi, ' ');
  const all = wordsOf(text);
  const telling = all.filter(({exact}) => !isStopWord(exact));
  const words = telling.length > 0 ? telling : all;
  const kept = new Set(
    words.length > MAX_WORDS ? words.toSorted((a, b) => rarityOf(b) - rarityOf(a)).slice(0, MAX_WORDS) : words,
  );
  const open = /[\p{L}\p{N}]$/u.test(text);
  return words.filter((word) => kept.has(word)).map((word) => ({...word, growing: open && word === all.at(-1)}));
}
