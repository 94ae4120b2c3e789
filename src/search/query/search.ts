import type {SearchDocument} from '../model';
import {rarity, type TagIndex} from '../index/tag-index';
import {atomsOf, keyOf} from './atoms';
import {clausesOf} from './clauses';
import {matchesOf, type Matches} from './matches';
import {categoryAnswers, namesThatAnswer, type Asked} from './names';
import {weights} from './weights';

/** A section that answers the query (SPEC §3). */
export interface SearchResult {
  readonly document: SearchDocument;
  readonly score: number;
  /** The terms of the index that were found in it. */
  readonly terms: readonly string[];
}

/** A page that answers the query, with its sections that do. Results are ordered by score. */
export interface PageResult {
  readonly route: string;
  /** The first document of the page. */
  readonly page: SearchDocument;
  readonly score: number;
  readonly sections: readonly SearchResult[];
}

/** What a query found. */
export interface Found {
  readonly pages: readonly PageResult[];
  /** Words that were taken for others, as `[typed, taken for]`. */
  readonly corrections: readonly (readonly [string, string])[];
  /** All terms that were looked for, with the number of the word of the query that they answer. */
  readonly terms: ReadonlyMap<string, number>;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function pageResults(index: TagIndex, place: number, asked: Asked, matches: readonly Matches[]): PageResult[] {
  const {clauses, rarities} = asked;
  const total = sumOf(clauses.map(({weight}, number) => (weight === 1 ? (rarities[number] ?? 0) : 0)));
  const words = clauses.filter(({weight}) => weight === 1).length;
  const wholePage = weights.wholePage * Math.min(1, weights.fewWords / words);
  const categories = categoryAnswers(index, clauses, place);
  const names = namesThatAnswer(index, asked, place, categories);
  const results: PageResult[] = [];
  for (const [pageNumber, {first, last, route, background}] of index.pages.entries()) {
    const sections: {document: number; score: number}[] = [];
    const bestOf = clauses.map(() => 0);
    const contexts = matches.map(({nameWeight}, number) =>
      Math.max(
        weights.pageContext * (nameWeight[first] ?? 0),
        weights.category * (categories[pageNumber]?.[number] ?? 0),
      ),
    );
    for (let document = first; document <= last; document += 1) {
      let score = 0;
      let covered = 0;
      let own = names.has(document);
      for (let number = 0; number < clauses.length; number += 1) {
        const weight = matches[number]?.weight[document] ?? 0;
        const value = Math.max(weight, contexts[number] ?? 0);
        if (value === 0) continue;
        own ||= weight > 0;
        const factor = (rarities[number] ?? 0) * (clauses[number]?.weight ?? 0);
        score += factor * value;
        if (clauses[number]?.weight === 1) covered += factor;
        bestOf[number] = Math.max(bestOf[number] ?? 0, weight);
      }
      if (!own) continue;
      const share = total === 0 ? 1 : covered / total;
      sections.push({document, score: score * share ** weights.coverage + total * (names.get(document) ?? 0)});
    }
    const page = index.documents[first];
    if (sections.length === 0 || !page) continue;
    sections.sort((a, b) => b.score - a.score || a.document - b.document);
    const around = sumOf(
      bestOf.map((value, number) => value * (rarities[number] ?? 0) * (clauses[number]?.weight ?? 0)),
    );
    const factor = weights.type[page.type] * (background ? weights.background : 1);
    results.push({
      route,
      page,
      score: factor * ((sections[0]?.score ?? 0) + wholePage * around),
      sections: sections.flatMap(({document, score}): SearchResult[] => {
        const found = index.documents[document];
        const terms = matches.flatMap(({term}) => index.vocabulary.terms[(term[document] ?? 0) - 1] ?? []);
        return found ? [{document: found, score: factor * score, terms: [...new Set(terms)]}] : [];
      }),
    });
  }
  return results;
}

/**
 * Searches all indexes at once, so that their scores can be compared: how rare a word is counts over all of them.
 * Every input gives an answer; nothing in it is syntax.
 */
export function search(indexes: readonly TagIndex[], query: string): Found {
  const clauses = atomsOf(query).flatMap((atom) => clausesOf(indexes, atom));
  if (clauses.length === 0) return {pages: [], corrections: [], terms: new Map()};
  const matches = indexes.map((index, place) =>
    clauses.map(({expansions}) => matchesOf(index, expansions[place] ?? new Map())),
  );
  const documents = sumOf(indexes.map((index) => index.documents.length));
  const rarities = clauses.map((_, number) => {
    const frequency = sumOf(matches.map((ofIndex) => ofIndex[number]?.frequency ?? 0));
    return frequency === 0 ? 0 : rarity(frequency, documents);
  });
  const namesakesOf = (name: string): number => sumOf(indexes.map(({namesakes}) => namesakes.get(name) ?? 0));
  const corrections = clauses.flatMap(({typed, corrected}) => (corrected ? [[typed, corrected] as const] : []));
  const key = corrections.reduce((text, [typed, meant]) => text.replace(keyOf(typed), keyOf(meant)), keyOf(query));
  const asked: Asked = {key, clauses, rarities, namesakesOf};
  const pages = indexes
    .flatMap((index, place) => pageResults(index, place, asked, matches[place] ?? []))
    .toSorted((a, b) => b.score - a.score || (a.route < b.route ? -1 : 1));
  const terms = new Map<string, number>();
  clauses.forEach(({expansions}, number) => {
    expansions.forEach((expansion, place) => {
      for (const term of expansion.keys()) {
        const text = indexes[place]?.vocabulary.terms[term];
        if (text !== undefined && !terms.has(text)) terms.set(text, number);
      }
    });
  });
  // Of `scheduld-scan` only the part that was wrong is told.
  const told = corrections.filter(([typed]) => !corrections.some(([part]) => part !== typed && typed.includes(part)));
  return {pages, corrections: told, terms};
}
