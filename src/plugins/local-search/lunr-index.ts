import lunr from 'lunr';
import {FIELD_BOOSTS, FIELDS, RANKING} from '../../search/constants';
import type {IndexedDocument, SerializedIndex} from '../../search/model';
import {fieldTerms, type FieldTerms} from './terms';

/** A word in more sections than this share of them, and than that number, is indexed once for each page. */
const REPEATED_SHARE = 0.002;
const REPEATED_LEAST = 4;
/** A word on more pages than this share of them says little about a page that says it once. */
const COMMON_SHARE = 0.2;
const COMMON_LEAST = 10;

const counts = (terms: Iterable<string>): Map<string, number> => {
  const count = new Map<string, number>();
  for (const term of terms) count.set(term, (count.get(term) ?? 0) + 1);
  return count;
};

/** How a page says a term: how often in all, and which of its sections says it most densely. */
interface Says {
  count: number;
  place: number;
  density: number;
}

/** The terms of each page, by its route. */
function saidOn(documents: readonly IndexedDocument[], counted: readonly ReadonlyMap<string, number>[]) {
  const pages = new Map<string, Map<string, Says>>();
  documents.forEach(({sectionRoute}, place) => {
    const route = sectionRoute.split('#', 1)[0] ?? '';
    const page = pages.get(route) ?? new Map<string, Says>();
    pages.set(route, page);
    const length = [...(counted[place]?.values() ?? [])].reduce((sum, count) => sum + count, 0);
    for (const [term, count] of counted[place] ?? []) {
      const said = page.get(term) ?? {count: 0, place, density: 0};
      page.set(term, said);
      said.count += count;
      // The square root keeps long sections from losing against one line that happens to say the word.
      const density = count / Math.sqrt(length + 40);
      if (density > said.density) Object.assign(said, {density, place});
    }
  });
  return pages;
}

/**
 * Leaves out what tells nothing apart: words that most pages say, where a page says one only once; and the sections of
 * a page that say a word less densely than another one, unless the word is rare. This halves the index.
 */
function telling(documents: readonly IndexedDocument[], terms: readonly FieldTerms[]): FieldTerms[] {
  const counted = terms.map(({content}) => counts(content));
  const pages = saidOn(documents, counted);
  const sections = counts(counted.flatMap((count) => [...count.keys()]));
  const onPages = counts([...pages.values()].flatMap((page) => [...page.keys()]));
  const repeated = Math.max(REPEATED_LEAST, REPEATED_SHARE * documents.length);
  const common = Math.max(COMMON_LEAST, COMMON_SHARE * pages.size);
  return terms.map((fields, place) => {
    const page = pages.get(documents[place]?.sectionRoute.split('#', 1)[0] ?? '');
    const stays = (term: string): boolean => {
      const said = page?.get(term);
      if (said?.count === 1 && (onPages.get(term) ?? 0) > common) return false;
      return (sections.get(term) ?? 0) <= repeated || said?.place === place;
    };
    return {...fields, content: fields.content.filter(stays)};
  });
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
  const terms = telling(documents, documents.map(fieldTerms));
  const fields = FIELDS.filter(
    (field) => field !== 'sidebarParentCategories' || terms.some((of) => of[field].length > 0),
  );
  for (const field of fields) builder.field(field, {boost: FIELD_BOOSTS[field]});
  documents.forEach(({id}, place) => builder.add({id, ...terms[place]}));
  // The set of all terms is no part of the file: who loads it makes one.
  Object.assign(builder, {createTokenSet: () => undefined});
  return builder.build().toJSON() as unknown as SerializedIndex;
}
