import type {SearchDocument} from '../model';
import {rarity, type LoadedIndex, type Match} from './loaded-index';
import {keyOf, namesIn, type NameUse, type PageRange} from './names';

function pagesOf(documents: readonly SearchDocument[]): PageRange[] {
  const pages: {first: number; last: number; route: string; key: string}[] = [];
  documents.forEach(({sectionRoute, pageTitle}, place) => {
    const route = sectionRoute.split('#', 1)[0] ?? '';
    const page = pages.at(-1);
    if (page?.route === route) page.last = place;
    else pages.push({first: place, last: place, route, key: keyOf(pageTitle)});
  });
  return pages;
}

/** The indexes that are searched together. Their documents are numbered one index after the other, so scores can be compared. */
export class Corpus {
  readonly documents: readonly SearchDocument[];
  readonly pages: readonly PageRange[];
  /** The names that contain a term. */
  readonly names: ReadonlyMap<string, readonly NameUse[]>;
  readonly #weights = new Map<string, ReadonlyMap<number, number>>();
  readonly #matching = new Map<string, readonly string[]>();

  constructor(readonly indexes: readonly LoadedIndex[]) {
    this.documents = indexes.flatMap(({documents}) => documents);
    this.pages = pagesOf(this.documents);
    this.names = namesIn(this.documents, this.pages);
  }

  /** Document frequency of a term in all indexes, 0 for unknown ones. */
  frequency(term: string): number {
    return this.indexes.reduce((sum, index) => sum + index.frequency(term), 0);
  }

  /** Inverse document frequency, 0 for what is in no document. */
  rarity(frequency: number): number {
    return frequency === 0 ? 0 : rarity(frequency, this.documents.length);
  }

  /** The weight of a term in each document that contains it. */
  weights(term: string): ReadonlyMap<number, number> {
    let weights = this.#weights.get(term);
    if (!weights) {
      let offset = 0;
      const found = this.indexes.flatMap((index) => {
        const before = offset;
        offset += index.documents.length;
        return index.weights(term).map(([document, weight]) => [before + document, weight] as const);
      });
      weights = new Map(found);
      this.#weights.set(term, weights);
    }
    return weights;
  }

  /** The indexed terms that match a word with a wildcard or with an edit distance, the most frequent ones first. */
  matching(word: string, match: Match): readonly string[] {
    const key = `${word} ${JSON.stringify(match)}`;
    let terms = this.#matching.get(key);
    if (!terms) {
      const found = new Set(this.indexes.flatMap((index) => index.matching(word, match)));
      terms = [...found].toSorted((a, b) => this.frequency(b) - this.frequency(a));
      this.#matching.set(key, terms);
    }
    return terms;
  }
}
