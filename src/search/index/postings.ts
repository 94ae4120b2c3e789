import {FIELDS, WEIGHT_SCALE} from '../constants';
import {TERM_NUMBER, type SerializedIndex} from '../model';
import {rarity, type Postings} from './tag-index';

/** The weight that a vector gives to a term, found by halving: elements are pairs ordered by their first number. */
function weightIn(elements: readonly number[], index: number): number {
  let low = 0;
  let high = elements.length >>> 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((elements[2 * middle] ?? 0) < index) low = middle + 1;
    else high = middle;
  }
  return elements[2 * low] === index ? (elements[2 * low + 1] ?? 0) : 0;
}

/** Collects occurrences in the order of their terms. */
export class PostingsBuilder {
  readonly #start: Uint32Array;
  readonly #document: Uint32Array;
  readonly #field: Uint8Array;
  readonly #weight: Float32Array;
  readonly #frequency: Uint32Array;
  readonly #seen: Uint32Array;
  #term = 0;
  #place = 0;

  /** @param occurrences most that will be added */
  constructor(terms: number, documents: number, occurrences: number) {
    this.#start = new Uint32Array(terms + 1);
    this.#document = new Uint32Array(occurrences);
    this.#field = new Uint8Array(occurrences);
    this.#weight = new Float32Array(occurrences);
    this.#frequency = new Uint32Array(terms);
    this.#seen = new Uint32Array(documents);
  }

  /** Adds an occurrence of the current term. */
  add(document: number, field: number, weight: number): void {
    this.#document[this.#place] = document;
    this.#field[this.#place] = field;
    this.#weight[this.#place] = weight;
    this.#place += 1;
    if (this.#seen[document] === this.#term + 1) return;
    this.#seen[document] = this.#term + 1;
    this.#frequency[this.#term] = (this.#frequency[this.#term] ?? 0) + 1;
  }

  /** Goes on to the next term. `factor` is applied to the weights of the current one. */
  endTerm(factor = 1): void {
    for (let place = this.#start[this.#term] ?? 0; place < this.#place; place += 1) {
      this.#weight[place] = (this.#weight[place] ?? 0) * factor;
    }
    this.#term += 1;
    this.#start[this.#term] = this.#place;
  }

  /** How often the current term occurs so far. */
  get occurrences(): number {
    return this.#place - (this.#start[this.#term] ?? 0);
  }

  finished(): Postings {
    const {length} = this.#start;
    const last = this.#start[length - 1] ?? 0;
    return {
      start: this.#start,
      document: this.#document.subarray(0, last),
      field: this.#field.subarray(0, last),
      weight: this.#weight.subarray(0, last),
      frequency: this.#frequency,
    };
  }
}

/**
 * The postings of a lunr index.
 *
 * @param references of the documents in their order
 */
export function postingsOf(index: SerializedIndex, references: readonly string[]): Postings {
  const places = new Map(references.map((reference, place) => [reference, place]));
  const vectors = new Map(index.fieldVectors);
  const total = index.fieldVectors.reduce((sum, [, elements]) => sum + elements.length / 2, 0);
  const builder = new PostingsBuilder(index.invertedIndex.length, references.length, Math.ceil(total));
  for (const [, posting] of index.invertedIndex) {
    const number = Number(posting[TERM_NUMBER]);
    FIELDS.forEach((field, fieldNumber) => {
      for (const reference of Object.keys(posting[field] ?? {})) {
        const document = places.get(reference);
        const vector = vectors.get(`${field}/${reference}`);
        if (document !== undefined && vector) builder.add(document, fieldNumber, weightIn(vector, number));
      }
    });
    // lunr multiplies rarity into its weights. The engine takes it out, since it knows the rarity over all tags.
    builder.endTerm(1 / WEIGHT_SCALE / (rarity(builder.occurrences, references.length) || 1));
  }
  return builder.finished();
}
