import lunr from 'lunr';
import {FIELD_BOOSTS, FIELDS, RANKING, type Field} from '../../search/constants';
import type {IndexedDocument, SerializedIndex} from '../../search/model';
import {stopWords} from '../../search/text/stop-words';
import {lastName, termsOf, wordsOf} from '../../search/text/words';

/** The terms of running text, without the words that have no meaning of their own. */
const textTerms = (text: string): string[] =>
  wordsOf(text)
    .filter(({exact}) => !stopWords.has(exact) && !/^\d$/.test(exact))
    .flatMap(termsOf);

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
type FieldTerms = Readonly<Record<Field, readonly string[]>>;

const fieldTerms = ({title, text, tags, indexedCategories}: IndexedDocument): FieldTerms => ({
  title: nameTerms(title),
  content: textTerms(text),
  tags: tags.flatMap(nameTerms),
  sidebarParentCategories: indexedCategories.flatMap(nameTerms),
});

/** A word in more than this share of the sections tells pages apart, but not sections. */
const COMMON_SHARE = 0.03;
const COMMON_LEAST = 20;

/** The words of running text that are so common that they are indexed once for each page. */
function commonTerms(documents: readonly FieldTerms[]): Set<string> {
  const frequency = new Map<string, number>();
  for (const {content} of documents) {
    for (const term of new Set(content)) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  const limit = Math.max(COMMON_LEAST, COMMON_SHARE * documents.length);
  return new Set([...frequency].filter(([, count]) => count > limit).map(([term]) => term));
}

/** Moves common words from the sections of a page to its first document. */
function withCommonTerms(documents: readonly IndexedDocument[], terms: readonly FieldTerms[]): FieldTerms[] {
  const common = commonTerms(terms);
  const moved = terms.map(() => [] as string[]);
  let first = 0;
  documents.forEach(({sectionRoute}, place) => {
    if (!sectionRoute.includes('#')) first = place;
    // Once for each section, so that a page is not the longer the more common its words are.
    moved[first]?.push(...new Set((terms[place]?.content ?? []).filter((term) => common.has(term))));
  });
  return terms.map((fields, place) => ({
    ...fields,
    content: [...fields.content.filter((term) => !common.has(term)), ...(moved[place] ?? [])],
  }));
}

/**
 * Indexes documents with lunr. The terms are made by our own tokenizer and no pipeline function changes them, so that
 * a bare lunr of the same version loads and searches the index.
 */
export function lunrIndex(documents: readonly IndexedDocument[]): SerializedIndex {
  const builder = new lunr.Builder();
  builder.ref('id');
  builder.b(RANKING.b);
  builder.k1(RANKING.k1);
  // Terms arrive as a list that needs no further cutting.
  builder.tokenizer = Object.assign(
    (terms: unknown) => (terms as readonly string[]).map((term) => new lunr.Token(term, {})),
    {separator: lunr.tokenizer.separator},
  ) as unknown as typeof lunr.tokenizer;
  const terms = withCommonTerms(documents, documents.map(fieldTerms));
  const fields = FIELDS.filter(
    (field) => field !== 'sidebarParentCategories' || terms.some((of) => of[field].length > 0),
  );
  for (const field of fields) builder.field(field, {boost: FIELD_BOOSTS[field]});
  documents.forEach(({id}, place) => builder.add({id, ...terms[place]}));
  return builder.build().toJSON() as unknown as SerializedIndex;
}
