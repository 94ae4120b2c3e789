import memoize from 'lodash/memoize';
import lunr from 'lunr';
import {routeOf, type SearchDocument, type SearchIndexFile} from '../model';
import {keyOf, namesIn, type NameUse, type PageRange} from './names';

/** How lunr matches terms that begin with a word, or that differ from it by typing errors. */
type Match = {readonly wildcard: lunr.Query.wildcard} | {readonly editDistance: number};

/** An index file that lunr has loaded. */
interface LoadedIndex {
  readonly documents: readonly SearchDocument[];
  readonly index: lunr.Index;
  /** Document frequency of each term as lunr counts it: once for each field. */
  readonly frequency: ReadonlyMap<string, number>;
}

/** The parts of a serialized index that lunr does not check itself. */
interface Serialized {
  readonly invertedIndex: readonly (readonly [term: string, posting: Readonly<Record<string, object>>])[];
  readonly fieldVectors: readonly (readonly [field: string, elements: readonly number[]])[];
}

const texts = ['title', 'content', 'sectionRoute', 'sectionTitle', 'pageTitle', 'type'] as const;
const lists = ['tags', 'sidebarParentCategories'] as const;
const isText = (value: unknown): boolean => typeof value === 'string';
const isDocument = (value: SearchDocument): boolean =>
  texts.every((key) => isText(value[key])) && lists.every((key) => value[key].every(isText));

/**
 * Loads the content of `search-index-{tag}.json`.
 *
 * @throws Error if the content is not an index file
 */
export function loadIndex(content: unknown): LoadedIndex {
  const {documents, index} = content as SearchIndexFile;
  const {invertedIndex, fieldVectors} = index as Serialized;
  if (!documents.every(isDocument)) throw new Error('The file has no documents.');
  if (!fieldVectors.every(([field, elements]) => isText(field) && Array.isArray(elements)))
    throw new Error('The index has no vectors.');
  // The posting also contains the index of the term, which has no keys.
  const frequencies = invertedIndex.map(([term, posting]) => {
    const fields = Object.values(posting);
    return [term, fields.reduce((sum, field) => sum + Object.keys(field).length, 0)] as const;
  });
  return {documents, index: lunr.Index.load(index), frequency: new Map(frequencies)};
}

function pagesOf(documents: readonly SearchDocument[]): PageRange[] {
  const pages: {first: number; last: number; route: string; key: string}[] = [];
  documents.forEach((document, place) => {
    const route = routeOf(document);
    const page = pages.at(-1);
    if (page?.route === route) page.last = place;
    else pages.push({first: place, last: place, route, key: keyOf(document.pageTitle)});
  });
  return pages;
}

/** Inverse document frequency as lunr computes it; 0 for terms in no document. */
export const rarityOf = (frequency: number, total: number): number =>
  frequency === 0 ? 0 : Math.log(1 + Math.abs((total - frequency + 0.5) / (frequency + 0.5)));

/** Indexes that are searched together. Their documents are numbered consecutively, so that scores are comparable. */
export class Corpus {
  readonly documents: readonly SearchDocument[];
  readonly pages: readonly PageRange[];
  /** The names that contain a term. */
  readonly names: ReadonlyMap<string, readonly NameUse[]>;

  constructor(readonly indexes: readonly LoadedIndex[]) {
    this.documents = indexes.flatMap(({documents}) => documents);
    this.pages = pagesOf(this.documents);
    this.names = namesIn(this.documents, this.pages);
  }

  /** Document frequency of a term in all indexes, 0 for unknown ones. */
  frequency(term: string): number {
    return this.indexes.reduce((sum, {frequency}) => sum + (frequency.get(term) ?? 0), 0);
  }

  /** The document of a section, or of the whole page if the anchor is ''. */
  documentAt(route: string, anchor: string): SearchDocument | undefined {
    const address = anchor === '' ? route : `${route}#${encodeURIComponent(anchor)}`;
    return this.documents.find(({sectionRoute}) => sectionRoute === address);
  }

  /** BM25 weights of an exact term by document, without the inverse document frequency. */
  readonly weights = memoize((term: string): ReadonlyMap<number, number> => {
    const weights = new Map<number, number>();
    let offset = 0;
    for (const {documents, index, frequency} of this.indexes) {
      const rarity = rarityOf(frequency.get(term) ?? 0, documents.length);
      const hits = rarity === 0 ? [] : index.query((query) => query.term(term, {usePipeline: false}));
      for (const {ref, score} of hits) weights.set(offset + Number(ref), score / rarity);
      offset += documents.length;
    }
    return weights;
  });

  /** The indexed terms that match a word with a wildcard or an edit distance, the most frequent first. */
  readonly matching = memoize(
    (word: string, match: Match): readonly string[] => {
      const hits = this.indexes.flatMap(({index}) =>
        index.query((query) => query.term(word, {usePipeline: false, ...match})),
      );
      const terms = new Set(hits.flatMap(({matchData}) => Object.keys(matchData.metadata)));
      return [...terms].toSorted((a, b) => this.frequency(b) - this.frequency(a));
    },
    (word, match) => `${word} ${JSON.stringify(match)}`,
  );
}
