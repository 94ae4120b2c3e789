/**
 * The constants of the ranking. `npm run bench:search -- --ablation` shows what each of them is worth. A signal stays only if
 * at least five golden queries that it was not tuned on are answered worse without it.
 */
export const weights = {
  /** How well a term answers a word of the query, from 0 to 1. */
  quality: {
    exact: 1,
    synonym: 0.5,
    /** A term that begins with the last word, which the reader might still be typing, or with another word. */
    growing: 0.63,
    prefix: 0.21,
    /** One and two typing errors. */
    typo: 0.9,
    typos: 0.7,
  },
  /** The names of a page, which are its title and its aliases; the headings and fields on it; the phrases that readers ask with. */
  name: {page: 7.5, section: 1.5, asked: 5},
  /** How well a word in the title of the page answers for a heading on it. */
  titleContext: 0.7,
  /** A message that the query contains word for word. */
  quoted: 6,
  /** A name that leaves words of the query out: the share that it covers is taken to this power. */
  nameCoverage: 3,
  /** Everyday words and corrected ones in a query of more telling words than `from`, fully with `within` more. */
  everyday: {from: 2, within: 3, share: 0.5},
  /** A section that leaves words of the query out: the share that it covers is taken to this power. */
  coverage: 2.4,
  /** How much a word in the title of the page counts for its sections. */
  pageContext: 0.8,
  /** How much all sections of a page together count in addition to the best one. */
  wholePage: 0.2,
  /** Kinds of pages that answer alike: documentation, posts, pages about the project, removed parts of the product. */
  kind: {docs: 1, blog: 0.7, other: 0.66, background: 0.9, removed: 0.5},
};

/** All constants of the ranking. */
export type Weights = typeof weights;
