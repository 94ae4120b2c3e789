import {FIELDS} from '../constants';
import type {TagIndex} from '../index/tag-index';
import type {Expansion} from './expand';
import {weights} from './weights';

/** How well the documents of one index satisfy one clause. Arrays are indexed by document unless they say otherwise. */
export interface Matches {
  /** BM25 weight, with the boosts of the fields, of the best term in each document, and a share of that of further terms. */
  readonly weight: Float32Array;
  /** The same, counting names (title and tags) only. */
  readonly nameWeight: Float32Array;
  /** The greatest weight among the documents of each page, indexed by page. */
  readonly onPage: Float32Array;
  /** Number of the best term in each document, plus one; 0 for none. */
  readonly term: Uint32Array;
  /** Number of documents that have a term whose quality is close to the best one. */
  readonly frequency: number;
}

const CONTENT = FIELDS.indexOf('content');

/** Scratch arrays, kept between calls: sums over the fields of each document for one term. All 0 again after each term. */
let sums = new Float32Array();
let nameSums = new Float32Array();

/** Looks up the postings of the terms of a clause. */
export function matchesOf({documents, pages, pageOf, postings}: TagIndex, expansion: Expansion): Matches {
  const weight = new Float32Array(documents.length);
  const nameWeight = new Float32Array(documents.length);
  const onPage = new Float32Array(pages.length);
  const term = new Uint32Array(documents.length);
  if (sums.length < documents.length)
    [sums, nameSums] = [new Float32Array(documents.length), new Float32Array(documents.length)];
  const [sum, nameSum] = [sums, nameSums];
  const good = 0.6 * Math.max(0, ...expansion.values());
  let frequency = 0;
  for (const [number, quality] of [...expansion].toSorted((a, b) => b[1] - a[1])) {
    const from = postings.start[number] ?? 0;
    const to = postings.start[number + 1] ?? 0;
    for (let place = from; place < to; place += 1) {
      const document = postings.document[place] ?? 0;
      const isText = postings.field[place] === CONTENT;
      const value = postings.weight[place] ?? 0;
      sum[document] = (sum[document] ?? 0) + value;
      if (!isText) nameSum[document] = (nameSum[document] ?? 0) + value;
    }
    for (let place = from; place < to; place += 1) {
      const document = postings.document[place] ?? 0;
      const total = (sum[document] ?? 0) * quality;
      if (total === 0) continue;
      if (weight[document] === 0 && quality >= good) frequency += 1;
      // Terms come best first. Further ones add a little: a page that says it in several ways is about it.
      if (weight[document] === 0) term[document] = number + 1;
      const before = weight[document] ?? 0;
      const most = Math.max(before, total) + weights.furtherTerms * Math.min(before, total);
      weight[document] = most;
      const page = pageOf[document] ?? 0;
      if (most > (onPage[page] ?? 0)) onPage[page] = most;
      nameWeight[document] = Math.max(nameWeight[document] ?? 0, (nameSum[document] ?? 0) * quality);
      sum[document] = 0;
      nameSum[document] = 0;
    }
  }
  return {weight, nameWeight, onPage, term, frequency};
}
