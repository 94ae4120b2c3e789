import countBy from 'lodash/countBy';
import groupBy from 'lodash/groupBy';
import uniq from 'lodash/uniq';
import lunr from 'lunr';
import {FIELD_BOOSTS, FIELDS, RANKING, type Field} from '../../search/constants';
import type {IndexedDocument} from '../../search/model';
import {nameTerms, textTerms} from '../../search/text/terms';

/** A document with its terms by field. */
interface Termed extends Readonly<Record<Field, readonly string[]>> {
  readonly id: number;
  readonly page: string;
}

/** A term on more pages than this share of them, and than that number, says little about a page that contains it once. */
const COMMON = 0.033;
const COMMON_LEAST = 6;

/** A title weighs more than tags, and these more than text, so a term is not indexed again in a field of less weight. */
function termed({id, sectionRoute, title, text, tags, indexedCategories}: IndexedDocument): Termed {
  const inTitle = new Set(nameTerms(title));
  const inTags = new Set(tags.flatMap(nameTerms).filter((term) => !inTitle.has(term)));
  return {
    id,
    page: sectionRoute.split('#', 1)[0] ?? '',
    title: [...inTitle],
    content: textTerms(text).filter((term) => !inTitle.has(term) && !inTags.has(term)),
    tags: [...inTags],
    sidebarParentCategories: indexedCategories.flatMap(nameTerms),
  };
}

const contentOf = (sections: readonly Termed[]): string[] => sections.flatMap(({content}) => content);

/**
 * Documents with their indexed terms. A term of the text is indexed once per page, in the section with the highest density: this
 * halves the index, and section after section with the same words would push better pages down.
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
        // The square root keeps long sections from losing against one line that happens to contain the term.
        const density = count / Math.sqrt(content.length + 40);
        if (density > (densest.get(term)?.density ?? 0)) densest.set(term, {id, density});
      }
    const isTelling = (term: string): boolean => onPage[term] !== 1 || (spread[term] ?? 0) <= common;
    return sections.map((section) => ({
      ...section,
      content: section.content.filter((term) => densest.get(term)?.id === section.id && isTelling(term)),
    }));
  });
}

/** The documents of a term by field, as lunr keeps them, with its number in the vectors. */
type Posting = Readonly<Partial<Record<Field, object>>>;

/** The lowest numbers for the terms of most documents, because short numbers make a short file. */
function renumber(postings: readonly Posting[]): void {
  const frequency = new Map(
    postings.map((posting) => [posting, FIELDS.flatMap((field) => Object.keys(posting[field] ?? {})).length]),
  );
  const order = postings.toSorted((a, b) => (frequency.get(b) ?? 0) - (frequency.get(a) ?? 0));
  for (const [number, posting] of order.entries()) Object.assign(posting, {_index: number});
}

/**
 * A lunr index of documents. The terms are stems already, so nothing but the stemmer of queries is in its pipelines and every
 * lunr of this version loads and searches it.
 */
export function lunrIndex(documents: readonly IndexedDocument[]): lunr.Index {
  const terms = indexedTerms(documents);
  const builder = new lunr.Builder();
  builder.ref('id');
  builder.b(RANKING.b);
  builder.k1(RANKING.k1);
  builder.searchPipeline.add(lunr.stemmer);
  const fields = FIELDS.filter(
    (field) => field !== 'sidebarParentCategories' || terms.some((of) => of[field].length > 0),
  );
  for (const field of fields) builder.field(field, {boost: FIELD_BOOSTS[field]});
  for (const document of terms) builder.add(document);
  renumber(Object.values((builder as unknown as {readonly invertedIndex: Record<string, Posting>}).invertedIndex));
  return builder.build();
}

interface Serialized {
  readonly fieldVectors: readonly (readonly [field: string, elements: readonly number[]])[];
}

/** Neighboring weights differ by less than two percent, so a rounded weight is off by less than one. */
const STEP = Math.log(1.018);
const rounded = (weight: number): number => Number(Math.exp(Math.round(Math.log(weight) / STEP) * STEP).toPrecision(4));

/** The serialized index in fewer bytes: weights rounded by less than 1 %, and no empty vectors. */
export function serialized(index: lunr.Index): object {
  const {fieldVectors, ...rest} = JSON.parse(JSON.stringify(index)) as Serialized;
  const vectors = fieldVectors
    .filter(([, elements]) => elements.length > 0)
    // The number of a term is followed by its weight.
    .map(([field, elements]) => [field, elements.map((value, place) => (place % 2 === 0 ? value : rounded(value)))]);
  return {...rest, fieldVectors: vectors};
}
