import memoize from 'lodash/memoize';
import type {Field} from '../../search/constants';
import type {IndexedDocument} from '../../search/model';
import {unnumbered} from '../../search/index/phrases';
import {isStopWord} from '../../search/text/stop-words';
import type {Occurrences} from '../../search/index/words-file';
import {lastName, termsOf, wordsOf, type Word} from '../../search/text/words';

/** Digests, encoded data, times in seconds: nobody types them. */
const isNoise = (term: string): boolean => /^\d{6,}$|^(?=.*\d)[\da-f]{8,}$/.test(term);

/** Names made up for an example, `nmap-juice-shop-login`, are found by their parts, and folders by the path's last name. */
const isMadeUp = ({exact, parts}: Word, term: string): boolean =>
  (parts.length > 2 && /-.*-/.test(exact) && /^[a-z\d]+$/.test(term) && !parts.includes(term)) ||
  (term === exact && exact.split('/').length > 2);

/** The terms of what stands between two spaces: most of it is said many times. */
const chunkTerms = memoize((chunk: string): readonly string[] =>
  wordsOf(chunk)
    .filter(({exact}) => !isStopWord(exact) && !/^\d$/.test(exact))
    .flatMap((word) => termsOf(word).filter((term) => !isNoise(term) && !isMadeUp(word, term))),
);
chunkTerms.cache = new Map();

/** The terms of running text, without the words that have no meaning of their own. */
const textTerms = (text: string): string[] => text.split(/\s+/).flatMap(chunkTerms);

/** The terms of a name. A path of fields is about the last of them: the others are found by the whole path. */
function nameTerms(text: string): string[] {
  const words = wordsOf(text);
  const [only] = words;
  const name = words.length === 1 && only ? lastName(only) : undefined;
  if (name === undefined || only === undefined) return words.flatMap(termsOf);
  const original = text.slice(text.lastIndexOf('.') + 1);
  return [...new Set([only.exact, ...wordsOf(original).flatMap(termsOf)])];
}

/** Terms of a document by field. */
export type FieldTerms = Readonly<Record<Field, readonly string[]>>;

/** The names of a document are worth more than its text, so what they say is not indexed again as text. */
export const fieldTerms = memoize(({title, text, tags, indexedCategories}: IndexedDocument): FieldTerms => {
  const titleTerms = nameTerms(unnumbered(title));
  const tagTerms = tags.flatMap(nameTerms);
  const said = new Set([...titleTerms, ...tagTerms]);
  return {
    title: titleTerms,
    content: textTerms(text).filter((term) => !said.has(term)),
    tags: tagTerms,
    sidebarParentCategories: indexedCategories.flatMap(nameTerms),
  };
});
fieldTerms.cache = new WeakMap();

/** A word in more than this share of the sections tells little where it is said once. */
const COMMON = 0.075;

/** Lists of links at the end of a page: what they say is what other pages are called. */
const isSignpost = ({sectionTitle}: IndexedDocument): boolean => /^(?:next steps|related pages)$/i.test(sectionTitle);

/**
 * Where each term stands in the text of documents, in their order. Of a common word, and of any word of a page beside the
 * documentation of the product, only what is said most is kept, on each page at least once. Lists of links are left out.
 *
 * @param isBeside tells pages about the project, and posts
 */
export function occurrencesOf(
  documents: readonly IndexedDocument[],
  isBeside: (document: IndexedDocument) => boolean,
): Map<string, Occurrences> {
  const words = new Map<string, {document: number; count: number}[]>();
  documents.forEach((document, number) => {
    if (isSignpost(document)) return;
    const counts = new Map<string, number>();
    for (const term of fieldTerms(document).content) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const [term, count] of counts) {
      const known = words.get(term) ?? [];
      words.set(term, known);
      known.push({document: number, count});
    }
  });
  const pageOf = documents.map(({sectionRoute}) => sectionRoute.split('#', 1)[0] ?? '');
  const beside = documents.map(isBeside);
  const common = COMMON * documents.length;
  const kept = [...words].map(([term, places]): [string, Occurrences] => {
    const most = new Map<string, number>();
    for (const {document, count} of places) {
      const page = pageOf[document] ?? '';
      most.set(page, Math.max(most.get(page) ?? 0, count));
    }
    const those = places.filter(({document, count}) => {
      const page = pageOf[document] ?? '';
      const highest = most.get(page) ?? 0;
      if (beside[document] ? count === highest : places.length > common && count === 1 && highest === 1) {
        // The first of those that say it as often.
        most.set(page, Number.POSITIVE_INFINITY);
        return true;
      }
      return beside[document] ? false : places.length <= common || count > 1;
    });
    return [term, new Map(those.map(({document, count}) => [document, count > 1]))];
  });
  return new Map(kept);
}
