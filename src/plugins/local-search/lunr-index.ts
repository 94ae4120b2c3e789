import chunk from 'lodash/chunk';
import countBy from 'lodash/countBy';
import groupBy from 'lodash/groupBy';
import memoize from 'lodash/memoize';
import sortBy from 'lodash/sortBy';
import uniq from 'lodash/uniq';
import lunr from 'lunr';
import {routeOf, type IndexedDocument} from '../../search/model';
import {isStopWord, stem, tellingWords, termsOf, unnumbered, wordsOf, type Word} from '../../search/text/words';

/** Boosts of the indexed fields. */
const FIELD_BOOSTS = {title: 5, content: 1, tags: 3, sidebarParentCategories: 2} as const;

/** The name of an indexed field. */
type Field = keyof typeof FIELD_BOOSTS;

/** The indexed fields, in the order in which the index lists them. */
const FIELDS = Object.keys(FIELD_BOOSTS) as readonly Field[];

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
const chunkTerms = memoize((written: string): readonly string[] =>
  wordsOf(written)
    .filter(({exact}) => !isStopWord(exact) && !/^\d$/.test(exact))
    .flatMap((word) => wholeTerms(word).filter((term) => !isMadeUp(word, term)))
    .map(stem),
);

/** The indexed terms of running text: stems, without stop words. */
const textTerms = (text: string): string[] => text.split(/\s+/).flatMap(chunkTerms);

const termsIn = (words: readonly Word[]): string[] => words.flatMap(termsOf).map(stem);

/** The indexed terms of a title or tag. For a field path, the whole path and its last name. */
function nameTerms(text: string): string[] {
  const words = tellingWords(unnumbered(text));
  const isPath = words.length === 1 && /^[^/]*\.\p{L}[^/.]*$/u.test(words[0]?.exact ?? '');
  if (!isPath) return termsIn(words);
  return [...new Set([words[0]?.exact ?? '', ...termsIn(wordsOf(text.slice(text.lastIndexOf('.') + 1)))])];
}

/** A document with its terms by field. */
interface Termed extends Readonly<Record<Field, readonly string[]>> {
  readonly id: number;
  readonly page: string;
}

/**
 * A term on more pages than this share, and on more than this number, says little about a page that contains it once. Rarer terms are indexed
 * on every page that contains them. A page must contain the most common terms several times.
 */
const COMMON = 0.085;
const COMMON_LEAST = 6;
const COMMON_EACH = 2.5;

/** A title has more weight than tags, and tags have more than text, so a term is not indexed again in a field with less weight. */
function termed(document: IndexedDocument): Termed {
  const {id, title, text, tags, indexedCategories} = document;
  const inTitle = new Set(nameTerms(title));
  const inTags = new Set(tags.flatMap(nameTerms).filter((term) => !inTitle.has(term)));
  return {
    id,
    page: routeOf(document),
    title: [...inTitle],
    content: textTerms(text).filter((term) => !inTitle.has(term) && !inTags.has(term)),
    tags: [...inTags],
    sidebarParentCategories: indexedCategories.flatMap(nameTerms),
  };
}

const contentOf = (sections: readonly Termed[]): string[] => sections.flatMap(({content}) => content);

/**
 * Documents with their indexed terms. A term is indexed once per page, in the section with the highest density. This halves the index, and
 * prevents many sections of one page from displacing better pages.
 */
function indexedTerms(documents: readonly IndexedDocument[]): Termed[] {
  const pages = Object.values(groupBy(documents.map(termed), 'page'));
  const spread = countBy(pages.flatMap((sections) => uniq(contentOf(sections))));
  const common = Math.max(COMMON_LEAST, COMMON * pages.length);
  return pages.flatMap((sections) => {
    const onPage = countBy(contentOf(sections));
    const densest = new Map<string, {readonly id: number; readonly density: number}>();
    for (const {id, content} of sections)
      for (const [term, count] of Object.entries(countBy(content))) {
        // The square root prevents single lines with the term from outranking long sections.
        const density = count / Math.sqrt(content.length + 40);
        if (density > (densest.get(term)?.density ?? 0)) densest.set(term, {id, density});
      }
    const isTelling = (term: string): boolean => {
      const times = onPage[term] ?? 0;
      return (spread[term] ?? 0) <= common * (times === 1 ? 1 : COMMON_EACH * times);
    };
    return sections.map((section) => ({
      ...section,
      content: section.content.filter((term) => densest.get(term)?.id === section.id && isTelling(term)),
    }));
  });
}

/**
 * A lunr index of documents. The terms are already stemmed, so the only pipeline function is the stemmer for queries, and any lunr of this
 * version can load the index.
 */
export function lunrIndex(documents: readonly IndexedDocument[]): lunr.Index {
  const terms = indexedTerms(documents);
  const builder = new lunr.Builder();
  builder.ref('id');
  // Parameters of BM25: length normalization and term saturation.
  builder.b(0.75);
  builder.k1(1.2);
  builder.searchPipeline.add(lunr.stemmer);
  const fields = FIELDS.filter(
    (field) => field !== 'sidebarParentCategories' || terms.some((of) => of[field].length > 0),
  );
  for (const field of fields) builder.field(field, {boost: FIELD_BOOSTS[field]});
  for (const document of terms) builder.add(document);
  return builder.build();
}

/** The documents of a term by field, and the number of the term in vectors. */
type Posting = {readonly _index: number} & Readonly<Partial<Record<Field, object>>>;

/** lunr's file format. The elements of a vector are the numbers of terms, ascending, each with its weight behind it. */
interface Serialized {
  readonly invertedIndex: readonly (readonly [term: string, posting: Posting])[];
  readonly fieldVectors: readonly (readonly [field: string, elements: readonly number[]])[];
}

/** New numbers of terms by their old ones, with the lowest for the most frequent terms. */
function renumbered(postings: readonly Posting[]): ReadonlyMap<number, number> {
  const rarity = (posting: Posting): number => -FIELDS.flatMap((field) => Object.keys(posting[field] ?? {})).length;
  return new Map(sortBy(postings, [rarity, '_index']).map(({_index: old}, number) => [old, number]));
}

/** The ratio of adjacent rounded weights, so that rounding changes a weight by less than 2.5 %. */
const STEP = Math.log(1.05);
const rounded = (weight: number): number => Number(Math.exp(Math.round(Math.log(weight) / STEP) * STEP).toPrecision(3));

/** The serialized index with a smaller size: short numbers of terms, weights rounded by less than 2.5 %, and no empty vectors. */
export function serialized(index: lunr.Index): object {
  const {invertedIndex, fieldVectors, ...rest} = JSON.parse(JSON.stringify(index)) as Serialized;
  const numbers = renumbered(invertedIndex.map(([, posting]) => posting));
  const vectors = fieldVectors.map(([field, elements]) => {
    const pairs = chunk(elements, 2).map(([old = 0, weight = 0]) => [numbers.get(old) ?? 0, rounded(weight)] as const);
    return [field, sortBy(pairs, 0).flat()] as const;
  });
  return {
    ...rest,
    fieldVectors: vectors.filter(([, elements]) => elements.length > 0),
    invertedIndex: invertedIndex.map(([term, {_index: old, ...posting}]) => [
      term,
      {_index: numbers.get(old), ...posting},
    ]),
  };
}
