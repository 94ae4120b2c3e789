import memoize from 'lodash/memoize';
import {isStopWord} from './stop-words';
import {stem, tellingWords, termsOf, wordsOf, type Word} from './words';

/** Digests, encoded data and times in seconds, which readers do not type. */
const isNoise = (term: string): boolean => /^\d{6,}$|^(?=.*\d)[\da-f]{8,}$/.test(term);

/** Longer paths are only indexed by their names. */
const MAX_PATH = 30;

/** Names in examples, such as `nmap-juice-shop-login`, are only indexed by their parts, and long paths by their last name. */
const isMadeUp = ({exact, parts}: Word, term: string): boolean =>
  (parts.length > 2 && /-.*-/.test(exact) && /^[a-z\d]+$/.test(term) && !parts.includes(term)) ||
  (term === exact && (exact.split('/').length > 2 || (exact.length > MAX_PATH && /[./]/.test(exact))));

/** In text, a compound is indexed as a whole and by the names in its path, not by each word in it. */
function wholeTerms(word: Word): string[] {
  const terms = termsOf(word);
  const whole = terms.filter((term) => !word.parts.includes(term));
  return whole.length > 0 && !/[./]/.test(word.exact) ? whole : terms;
}

/** Cached, because most chunks between spaces occur many times. */
const chunkTerms = memoize((chunk: string): readonly string[] =>
  wordsOf(chunk)
    .filter(({exact}) => !isStopWord(exact) && !/^\d$/.test(exact))
    .flatMap((word) => wholeTerms(word).filter((term) => !isNoise(term) && !isMadeUp(word, term)))
    .map(stem),
);

/** The indexed terms of running text: stems, without stop words. */
export const textTerms = (text: string): string[] => text.split(/\s+/).flatMap(chunkTerms);

/** Removes the step number from a heading such as `1. Install Nmap`. */
export const unnumbered = (title: string): string => title.replace(/^\d+\. /, '');

const termsIn = (words: readonly Word[]): string[] => words.flatMap(termsOf).map(stem);

/** The indexed terms of a title or tag. For a field path, the whole path and its last name. */
export function nameTerms(text: string): string[] {
  const words = tellingWords(unnumbered(text));
  const isPath = words.length === 1 && /^[^/]*\.\p{L}[^/.]*$/u.test(words[0]?.exact ?? '');
  if (!isPath) return termsIn(words);
  return [...new Set([words[0]?.exact ?? '', ...termsIn(wordsOf(text.slice(text.lastIndexOf('.') + 1)))])];
}
