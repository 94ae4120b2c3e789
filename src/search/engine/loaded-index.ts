import lunr from 'lunr';
import type {SearchDocument, SearchIndexFile} from '../model';
import {namesIn, type NameWord, type PageRange} from './names';

/** An indexed term in the word of a name, and how much of the word it is. */
interface Use {
  readonly word: NameWord;
  readonly share: number;
}

/** BM25 weights of one term by document, without its inverse document frequency. */
export interface Weights {
  readonly all: ReadonlyMap<number, number>;
  /** Those of title and tags alone. */
  readonly names: ReadonlyMap<number, number>;
}

/** How lunr matches terms that begin with a word, or that differ from it by typing errors. */
type Match = {readonly wildcard: lunr.Query.wildcard} | {readonly editDistance: number};

/** Inverse document frequency as lunr computes it. */
export const rarity = (frequency: number, total: number): number =>
  Math.log(1 + Math.abs((total - frequency + 0.5) / (frequency + 0.5)));

const isText = (value: unknown): value is string => typeof value === 'string';
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isDocument = (value: SearchDocument | null): boolean =>
  [value?.title, value?.content, value?.sectionRoute, value?.sectionTitle, value?.pageTitle].every(isText) &&
  [value?.tags, value?.sidebarParentCategories].every(areTexts) &&
  ['docs', 'blog', 'other'].includes(String(value?.type));

type Posting = Readonly<Record<string, number | Readonly<Record<string, unknown>>>>;

interface Serialized {
  readonly invertedIndex: readonly (readonly [term: string, posting: Posting])[];
  readonly fieldVectors: readonly unknown[];
}
const isVector = (value: unknown): boolean => Array.isArray(value) && isText(value[0]) && Array.isArray(value[1]);

/** The content of `search-index-{tag}.json`, searched by lunr. */
export class LoadedIndex {
  readonly documents: readonly SearchDocument[];
  readonly pages: readonly PageRange[];
  /** The page of each document. */
  readonly pageOf: readonly number[];
  readonly words: readonly NameWord[];
  /** The words of names that contain a term. */
  readonly uses = new Map<string, Use[]>();
  readonly #index: lunr.Index;
  readonly #frequency: ReadonlyMap<string, number>;
  readonly #weights = new Map<string, Weights>();
  readonly #matching = new Map<string, readonly string[]>();

  /** @throws Error if the content is no index file */
  constructor(content: unknown) {
    const {documents, index} = content as SearchIndexFile;
    if (!Array.isArray(documents) || !documents.every(isDocument)) throw new Error('The file has no documents.');
    this.documents = documents;
    this.#index = lunr.Index.load(index);
    const {invertedIndex, fieldVectors} = index as Serialized;
    if (!fieldVectors.every(isVector)) throw new Error('The index has no vectors.');
    this.#frequency = new Map(invertedIndex.map(([term, posting]) => [term, frequencyIn(posting)]));
    const pages: {first: number; last: number; route: string}[] = [];
    this.pageOf = documents.map(({sectionRoute}: SearchDocument, place) => {
      const route = sectionRoute.split('#', 1)[0] ?? '';
      const page = pages.at(-1);
      if (page?.route === route) page.last = place;
      else pages.push({first: place, last: place, route});
      return pages.length - 1;
    });
    this.pages = pages;
    const words = namesIn(documents, pages, (term) => rarity(this.frequency(term), documents.length));
    this.words = words;
    for (const word of words)
      for (const [term, share] of word.terms) this.uses.set(term, [...(this.uses.get(term) ?? []), {word, share}]);
  }

  /** Document frequency of a term as lunr counts it: once for each field. */
  frequency(term: string): number {
    return this.#frequency.get(term) ?? 0;
  }

  /** What lunr finds for exactly this term. */
  weights(term: string): Weights {
    let weights = this.#weights.get(term);
    if (!weights) {
      const idf = rarity(this.frequency(term), this.documents.length);
      const found = (fields?: string[]): Map<number, number> => {
        if (this.frequency(term) === 0) return new Map();
        const hits = this.#index.query((query) => query.term(term, {usePipeline: false, ...(fields && {fields})}));
        return new Map(hits.map(({ref, score}) => [Number(ref), score / idf]));
      };
      weights = {all: found(), names: found(['title', 'tags'])};
      this.#weights.set(term, weights);
    }
    return weights;
  }

  /** The indexed terms that lunr finds for a word with a wildcard or with an edit distance. */
  matching(word: string, match: Match): readonly string[] {
    const key = `${word} ${JSON.stringify(match)}`;
    let terms = this.#matching.get(key);
    if (!terms) {
      const hits = this.#index.query((query) => query.term(word, {usePipeline: false, ...match}));
      terms = [...new Set(hits.flatMap(({matchData}) => Object.keys(matchData.metadata)))];
      this.#matching.set(key, terms);
    }
    return terms;
  }
}

/** The number of the term in the posting has no keys. */
const frequencyIn = (posting: Posting): number =>
  Object.values(posting).reduce((sum: number, documents) => sum + Object.keys(documents).length, 0);
