import type {Field} from '../../search/constants';
import type {IndexedDocument} from '../../search/model';
import {stopWords} from '../../search/text/stop-words';
import type {Occurrences} from '../../search/index/words-file';
import {lastName, termsOf, wordsOf, type Word} from '../../search/text/words';

/** Digests, encoded data, times in seconds: nobody types them. */
const isNoise = (term: string): boolean => /^\d{6,}$|^(?=.*\d)[\da-f]{8,}$/.test(term);

/** Names made up for an example, `nmap-juice-shop-login`, are found by their parts, and folders by the path's last name. */
const isMadeUp = ({exact, parts}: Word, term: string): boolean =>
  (parts.length > 2 && /-.*-/.test(exact) && /^[a-z\d]+$/.test(term) && !parts.includes(term)) ||
  (term === exact && exact.split('/').length > 2);

/** The terms of running text, without the words that have no meaning of their own. */
const textTerms = (text: string): string[] =>
  wordsOf(text)
    .filter(({exact}) => !stopWords.has(exact) && !/^\d$/.test(exact))
    .flatMap((word) => termsOf(word).filter((term) => !isNoise(term) && !isMadeUp(word, term)));

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
export function fieldTerms({title, text, tags, indexedCategories}: IndexedDocument): FieldTerms {
  const titleTerms = nameTerms(title);
  const tagTerms = tags.flatMap(nameTerms);
  const said = new Set([...titleTerms, ...tagTerms]);
  return {
    title: titleTerms,
    content: textTerms(text).filter((term) => !said.has(term)),
    tags: tagTerms,
    sidebarParentCategories: indexedCategories.flatMap(nameTerms),
  };
}

/** A word in more sections than these tells little where it is said once, unless nothing else on the page says it. */
const COMMON = 150;

/** How often each term stands in the text of documents, in their order; common ones where they are said most. */
export function occurrencesOf(documents: readonly IndexedDocument[]): Map<string, Occurrences> {
  const words = new Map<string, {documents: number[]; counts: number[]}>();
  documents.forEach((document, number) => {
    const counts = new Map<string, number>();
    for (const term of fieldTerms(document).content) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const [term, count] of counts) {
      const known = words.get(term) ?? {documents: [], counts: []};
      words.set(term, known);
      known.documents.push(number);
      known.counts.push(count);
    }
  });
  const pageOf = documents.map(({sectionRoute}) => sectionRoute.split('#', 1)[0] ?? '');
  for (const [term, {documents: those, counts}] of words) {
    if (those.length <= COMMON) continue;
    const most = new Map<string, number>();
    those.forEach((document, place) => {
      const page = pageOf[document] ?? '';
      most.set(page, Math.max(most.get(page) ?? 0, counts[place] ?? 0));
    });
    const kept = those.flatMap((document, place) => {
      const page = pageOf[document] ?? '';
      const count = counts[place] ?? 0;
      if (count === 1 && (most.get(page) ?? 0) !== 1) return [];
      if (count === 1) most.set(page, 0);
      return [[document, count] as const];
    });
    words.set(term, {documents: kept.map(([document]) => document), counts: kept.map(([, count]) => count)});
  }
  return words;
}
