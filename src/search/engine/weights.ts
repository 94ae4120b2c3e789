/**
 * The constants of the ranking. `npm run bench:search -- --ablation` shows what each of them is worth. A signal stays only if
 * at least five golden queries that it was not tuned on are answered worse without it.
 */
export const weights = {
  /** How well a term answers a word of the query, from 0 to 1: the word, another word for it, its beginning, or a typing error. */
  quality: {exact: 1, synonym: 0.4, prefix: 0.21, typo: 0.9},
  /** The names of a page, which are its title and its aliases; the headings and fields on it; the phrases that readers ask with. */
  name: {page: 6.5, section: 1, asked: 5},
  /** A name that is the query. */
  exact: {page: 16, section: 5, asked: 5},
  /** A message that the query contains. */
  quoted: 4,
  /** A name that leaves words of the query out: the share that it covers is taken to this power. */
  nameCoverage: 2.5,
  /** Words of every conversation (src/search/text/vocabulary.json). */
  everyday: 0.5,
  /** How much each further section of a page counts, compared with the one before. */
  further: 0.7,
  /** A page that leaves words of the query out: the share that it covers is taken to this power. */
  pageCoverage: 0.75,
  /** Kinds of pages that answer alike: documentation, posts, pages about the project, removed parts of the product. */
  kind: {docs: 1, blog: 0.6, other: 0.6, background: 0.8, removed: 0.75},
};
