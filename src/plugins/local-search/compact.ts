import {WEIGHT_SCALE} from '../../search/constants';
import {TERM_NUMBER, type SerializedIndex, type SerializedPosting, type SerializedVector} from '../../search/model';

/** Each step is this many times the one before. The order of results hardly feels steps of this size. */
const STEP = 2;

/** The nearest step to a weight. */
export const rounded = (weight: number): number =>
  Math.max(1, Math.round(STEP ** Math.round(Math.log(weight * WEIGHT_SCALE) / Math.log(STEP))));

/** lunr asks for the keys of the value only, and a number has none. */
const NO_METADATA = 0;

/** The vectors in which a term stands. */
type Places = readonly number[];

/**
 * Gives each term the smallest number that no other term of its vectors has. lunr multiplies the vectors of documents
 * in which the term stands, so a number has to be unique within a vector and nowhere else. Small numbers are short, and
 * the same ones come back in every vector, which compresses.
 *
 * @param places of each term, in the order in which terms are served
 */
function sharedNumbers(places: readonly Places[]): number[] {
  const used: Uint8Array[] = [];
  return places.map((vectors) => {
    let number = 0;
    while (vectors.some((vector) => used[vector]?.[number])) number += 1;
    for (const vector of vectors) {
      const taken = used[vector];
      if (!taken || taken.length <= number) {
        const longer = new Uint8Array(Math.max(64, 2 * number));
        longer.set(taken ?? []);
        used[vector] = longer;
      }
      (used[vector] as Uint8Array)[number] = 1;
    }
    return number;
  });
}

/**
 * The same index in fewer bytes: terms share numbers, weights are rounded, empty metadata becomes 0.
 */
export function compactIndex(index: SerializedIndex): SerializedIndex {
  const placesOf = new Map<number, number[]>(
    index.invertedIndex.map(([, posting]) => [Number(posting[TERM_NUMBER]), []]),
  );
  index.fieldVectors.forEach(([, elements], vector) => {
    for (let place = 0; place < elements.length; place += 2) placesOf.get(elements[place] ?? 0)?.push(vector);
  });
  const old = [...placesOf].toSorted((a, b) => b[1].length - a[1].length || a[0] - b[0]);
  const shared = sharedNumbers(old.map(([, places]) => places));
  const numbers = new Map(old.map(([number], place) => [number, shared[place] ?? 0]));
  const numberOf = (number: number): number => numbers.get(number) ?? 0;
  const lighter = (posting: SerializedPosting): SerializedPosting => ({
    [TERM_NUMBER]: numberOf(Number(posting[TERM_NUMBER])),
    ...Object.fromEntries(
      index.fields.map((field) => {
        const documents = Object.keys(posting[field] ?? {}).map((document) => [document, NO_METADATA]);
        return [field, Object.fromEntries(documents)];
      }),
    ),
  });
  const fieldVectors = index.fieldVectors.map(([reference, elements]): SerializedVector => {
    const pairs: (readonly [number, number])[] = [];
    for (let place = 0; place < elements.length; place += 2) {
      pairs.push([numberOf(elements[place] ?? 0), rounded(elements[place + 1] ?? 0)]);
    }
    return [reference, pairs.toSorted((a, b) => a[0] - b[0]).flat()];
  });
  return {
    ...index,
    fieldVectors: fieldVectors.filter(([, elements]) => elements.length > 0),
    invertedIndex: index.invertedIndex.map(([term, posting]) => [term, lighter(posting)]),
  };
}
