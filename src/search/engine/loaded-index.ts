import lunr from 'lunr';
import type {SearchDocument, SearchIndexFile} from '../model';

/** How lunr matches terms that begin with a word, or that differ from it by typing errors. */
export type Match = {readonly wildcard: lunr.Query.wildcard} | {readonly editDistance: number};

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

/** Document frequency as lunr counts it: once for each field. The number of the term in the posting has no keys. */
const frequencyIn = (posting: Posting): number =>
  Object.values(posting).reduce((sum: number, documents) => sum + Object.keys(documents).length, 0);

/** The content of `search-index-{tag}.json`, searched by lunr. */
export class LoadedIndex {
  readonly documents: readonly SearchDocument[];
  readonly #index: lunr.Index;
  readonly #frequency: ReadonlyMap<string, number>;

  /** @throws Error if the content is no index file */
  constructor(content: unknown) {
    const {documents, index} = content as SearchIndexFile;
    if (!Array.isArray(documents) || !documents.every(isDocument)) throw new Error('The file has no documents.');
    this.documents = documents;
    this.#index = lunr.Index.load(index);
    const {invertedIndex, fieldVectors} = index as Serialized;
    if (!fieldVectors.every(isVector)) throw new Error('The index has no vectors.');
    this.#frequency = new Map(invertedIndex.map(([term, posting]) => [term, frequencyIn(posting)]));
  }

  /** Document frequency of a term, 0 for unknown ones. */
  frequency(term: string): number {
    return this.#frequency.get(term) ?? 0;
  }

  /** What lunr finds for exactly this term: BM25 weights by document, without the inverse document frequency. */
  weights(term: string): (readonly [document: number, weight: number])[] {
    if (this.frequency(term) === 0) return [];
    const idf = rarity(this.frequency(term), this.documents.length);
    const hits = this.#index.query((query) => query.term(term, {usePipeline: false}));
    return hits.map(({ref, score}) => [Number(ref), score / idf]);
  }

  /** The indexed terms that lunr finds for a word with a wildcard or with an edit distance. */
  matching(word: string, match: Match): string[] {
    const hits = this.#index.query((query) => query.term(word, {usePipeline: false, ...match}));
    return hits.flatMap(({matchData}) => Object.keys(matchData.metadata));
  }
}
