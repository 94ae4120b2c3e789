import {FIELDS, WEIGHT_SCALE} from '../constants';
import {TERM_NUMBER, type SerializedIndex, type SerializedPosting} from '../model';
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

/** Where a term occurs: document, field and weight in turn. */
type TermPlaces = readonly number[];

/** Joins the places of all terms, in their order. */
export function joined(terms: readonly TermPlaces[]): Postings {
  const total = terms.reduce((sum, {length}) => sum + length / 3, 0);
  const start = new Uint32Array(terms.length + 1);
  const document = new Uint32Array(total);
  const field = new Uint8Array(total);
  const weight = new Float32Array(total);
  let place = 0;
  const frequency = Uint32Array.from(terms, (places, term) => {
    const seen = new Set<number>();
    for (let at = 0; at < places.length; at += 3) {
      document[place] = places[at] ?? 0;
      field[place] = places[at + 1] ?? 0;
      weight[place] = places[at + 2] ?? 0;
      seen.add(places[at] ?? 0);
      place += 1;
    }
    start[term + 1] = place;
    return seen.size;
  });
  return {start, document, field, weight, frequency};
}

/**
 * The postings of a lunr index.
 *
 * @param references of the documents in their order
 */
export function postingsOf(index: SerializedIndex, references: readonly string[]): Postings {
  const places = new Map(references.map((reference, place) => [reference, place]));
  const vectors = new Map(index.fieldVectors);
  const ofTerm = (posting: SerializedPosting): TermPlaces => {
    const number = Number(posting[TERM_NUMBER]);
    const found = FIELDS.flatMap((field, fieldNumber) =>
      Object.keys(posting[field] ?? {}).flatMap((reference) => {
        const document = places.get(reference);
        const vector = vectors.get(`${field}/${reference}`);
        return document === undefined || !vector ? [] : [[document, fieldNumber, weightIn(vector, number)] as const];
      }),
    );
    // lunr multiplies rarity into its weights. The engine takes it out, since it knows the rarity over all tags.
    const factor = WEIGHT_SCALE * (rarity(found.length, references.length) || 1);
    return found.flatMap(([document, field, weight]) => [document, field, weight / factor]);
  };
  return joined(index.invertedIndex.map(([, posting]) => ofTerm(posting)));
}
