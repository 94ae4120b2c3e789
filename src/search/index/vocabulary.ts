/** A half-open range of term numbers. */
interface TermRange {
  readonly from: number;
  readonly to: number;
}

/** Which of 32 kinds of letters a word has, one bit each: a cheap look before two words are compared. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index += 1) mask |= 1 << (word.charCodeAt(index) & 31);
  return mask;
}

/** All terms of an index in code unit order. A term is known by its place. */
export class Vocabulary {
  readonly #numbers: ReadonlyMap<string, number>;
  #masks: Int32Array | undefined;

  /** @param terms sorted by code units, without duplicates */
  constructor(readonly terms: readonly string[]) {
    this.#numbers = new Map(terms.map((term, number) => [term, number]));
  }

  /** The number of a term, or undefined if no document has it. */
  numberOf(term: string): number | undefined {
    return this.#numbers.get(term);
  }

  /** The terms that begin with `prefix`. */
  startingWith(prefix: string): TermRange {
    return {from: this.#firstFrom(prefix), to: this.#firstFrom(`${prefix}\uffff`)};
  }

  /** Letters of every term, see {@link letterMask}. Made when first asked for. */
  get masks(): Int32Array {
    this.#masks ??= Int32Array.from(this.terms, letterMask);
    return this.#masks;
  }

  #firstFrom(bound: string): number {
    let low = 0;
    let high = this.terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.terms[middle] ?? '') < bound) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
