import type {GoldenQuery} from './queries';

/** Returns routes, or addresses with anchors, that answer a query, best first. */
export type Answering = (query: string) => readonly string[];

/** Relevance of a search for a set of queries. */
export interface Measures {
  readonly queries: number;
  /** Share of queries with a wanted page or section among the first 1 and 3. */
  readonly success1: number;
  readonly success3: number;
  /** Mean of 1 / rank of the first wanted one, with 0 if it is not among the first 8. */
  readonly mrr: number;
}

/** A query with the rank of the first wanted page, 0 if it is not among the first 8. */
export interface Ranked extends GoldenQuery {
  readonly rank: number;
  readonly first: readonly string[];
}

const DEPTH = 8;

/** Ranks the result of each query. */
export const ranked = (queries: readonly GoldenQuery[], answering: Answering): Ranked[] =>
  queries.map((query) => {
    const first = answering(query.q).slice(0, DEPTH);
    return {...query, first, rank: first.findIndex((route) => query.want.includes(route)) + 1};
  });

function measures(results: readonly {readonly rank: number}[]): Measures {
  const share = (depth: number): number =>
    results.filter(({rank}) => rank > 0 && rank <= depth).length / (results.length || 1);
  return {
    queries: results.length,
    success1: share(1),
    success3: share(3),
    mrr: results.reduce((sum, {rank}) => sum + (rank > 0 ? 1 / rank : 0), 0) / (results.length || 1),
  };
}

/** Measures by kind of query, and of all queries. */
export function byKind(results: readonly Ranked[]): Map<string, Measures> {
  const kinds = [...new Set(results.map(({kind}) => kind))].toSorted();
  return new Map([
    ...kinds.map((kind) => [kind, measures(results.filter((result) => result.kind === kind))] as const),
    ['all', measures(results)] as const,
  ]);
}

/** True if the address leads to the section. A section without an anchor matches every address of its page. */
const leadsTo = (address: string, section: string): boolean =>
  address === section || (!section.includes('#') && address.split('#', 1)[0] === section);

/** The rank of the first address that leads to a wanted section, starting at 1; 0 if none does. */
const sectionRank = (sections: readonly string[], shown: readonly string[]): number =>
  shown.findIndex((address) => sections.some((section) => leadsTo(decodeURIComponent(address), section))) + 1;

/** Measures of the queries that name sections. */
export const sectionMeasures = (queries: readonly GoldenQuery[], showing: Answering): Measures =>
  measures(queries.flatMap(({q, sections}) => (sections ? [{rank: sectionRank(sections, showing(q))}] : [])));
