import lunr from 'lunr';
import {FIELD_BOOSTS, FIELDS, RANKING, type Field} from '../../search/constants';
import type {IndexedDocument} from '../../search/model';
import {nameTerms, textTerms} from '../../search/text/terms';

/** Terms of a document by field. */
export type FieldTerms = Readonly<Record<Field, readonly string[]>>;

/** A term on more pages than this share of them, and than that number, says little about a page that contains it once. */
const COMMON = 0.033;
const COMMON_LEAST = 6;

const pageOf = ({sectionRoute}: IndexedDocument): string => sectionRoute.split('#', 1)[0] ?? '';

/** A title weighs more than tags, and these more than text, so a term is not indexed again in a field of less weight. */
function allTerms({title, text, tags, indexedCategories}: IndexedDocument): FieldTerms {
  const inTitle = new Set(nameTerms(title));
  const inTags = new Set(tags.flatMap(nameTerms).filter((term) => !inTitle.has(term)));
  return {
    title: [...inTitle],
    content: textTerms(text).filter((term) => !inTitle.has(term) && !inTags.has(term)),
    tags: [...inTags],
    sidebarParentCategories: indexedCategories.flatMap(nameTerms),
  };
}

const counted = (terms: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
};

/**
 * The indexed terms. A term of the text is indexed once per page, in the section with the highest density: this halves the index,
 * and section after section with the same words would push better pages down.
 */
export function fieldTerms(documents: readonly IndexedDocument[]): FieldTerms[] {
  const terms = documents.map(allTerms);
  const counts = terms.map(({content}) => counted(content));
  /** How often each page contains a term, and in which of its sections it is densest. */
  const onPages = new Map<string, Map<string, {count: number; place: number; density: number}>>();
  documents.forEach((document, place) => {
    const page = onPages.get(pageOf(document)) ?? new Map<string, {count: number; place: number; density: number}>();
    onPages.set(pageOf(document), page);
    for (const [term, count] of counts[place] ?? []) {
      const of = page.get(term) ?? {count: 0, place, density: 0};
      page.set(term, of);
      of.count += count;
      // The square root keeps long sections from losing against one line that happens to contain the term.
      const density = count / Math.sqrt((terms[place]?.content.length ?? 0) + 40);
      if (density > of.density) Object.assign(of, {density, place});
    }
  });
  const pages = counted([...onPages.values()].flatMap((page) => [...page.keys()]));
  return terms.map((fields, place) => {
    const page = onPages.get(pageOf(documents[place] as IndexedDocument));
    const isKept = (term: string): boolean => {
      const of = page?.get(term);
      if (of?.count === 1 && (pages.get(term) ?? 0) > Math.max(COMMON_LEAST, COMMON * onPages.size)) return false;
      return of?.place === place;
    };
    return {...fields, content: fields.content.filter(isKept)};
  });
}

/**
 * A lunr index of these terms. They are stems already, so nothing but the stemmer of queries is in its pipelines and every
 * lunr of this version loads and searches it.
 */
export function lunrIndex(documents: readonly IndexedDocument[], terms = fieldTerms(documents)): lunr.Index {
  const builder = new lunr.Builder();
  builder.ref('id');
  builder.b(RANKING.b);
  builder.k1(RANKING.k1);
  builder.searchPipeline.add(lunr.stemmer);
  const fields = FIELDS.filter(
    (field) => field !== 'sidebarParentCategories' || terms.some((of) => of[field].length > 0),
  );
  for (const field of fields) builder.field(field, {boost: FIELD_BOOSTS[field]});
  documents.forEach(({id}, place) => builder.add({id, ...terms[place]}));
  return builder.build();
}

/** A term's places as lunr serializes them: `_index` is its number in the vectors, each field has its documents. */
type Posting = Record<string, number | Record<string, unknown>>;
interface Serialized {
  readonly fieldVectors: readonly (readonly [field: string, elements: readonly number[]])[];
  readonly invertedIndex: readonly (readonly [term: string, posting: Posting])[];
}

/** Neighboring weights differ by less than two percent, so a rounded weight is off by less than one. */
const STEP = Math.log(1.018);
const rounded = (weight: number): number => Number(Math.exp(Math.round(Math.log(weight) / STEP) * STEP).toPrecision(4));

/**
 * The serialized index in fewer bytes: weights rounded by less than 1 %, and the lowest term numbers for the most frequent terms. Each
 * term keeps a number of its own: lunr uses the same numbers in the vector of a query.
 */
export function serialized(index: lunr.Index): object {
  const {fieldVectors, invertedIndex, ...rest} = JSON.parse(JSON.stringify(index)) as Serialized;
  const frequency = counted(
    fieldVectors.flatMap(([, elements]) => elements.filter((_, place) => place % 2 === 0).map(String)),
  );
  const order = [...invertedIndex]
    .map(([, posting]) => Number(posting['_index']))
    .toSorted((a, b) => (frequency.get(String(b)) ?? 0) - (frequency.get(String(a)) ?? 0) || a - b);
  const numbers = new Map(order.map((number, place) => [number, place]));
  const vectors = fieldVectors.map(([field, elements]) => {
    const pairs = elements.flatMap((element, place) =>
      place % 2 === 0 ? [[numbers.get(element) ?? 0, rounded(elements[place + 1] ?? 0)] as const] : [],
    );
    return [field, pairs.toSorted((a, b) => a[0] - b[0]).flat()] as const;
  });
  return {
    ...rest,
    fieldVectors: vectors.filter(([, elements]) => elements.length > 0),
    invertedIndex: invertedIndex.map(([term, posting]) => [
      term,
      {...posting, _index: numbers.get(Number(posting['_index']))},
    ]),
  };
}
