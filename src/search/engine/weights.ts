/**
 * The constants of the ranking. Tuned with `npm run bench:search`; sets of golden queries that nothing was tuned on keep it
 * honest. Qualities say how well a term answers a word of the query, from 0 to 1.
 */
export const weights = {
  quality: {
    exact: 1,
    /** A part of a compound that is known as a whole. */
    part: 0.175,
    synonym: 0.5,
    /** A term that begins with the last word, which may still be growing, or with another word. */
    growing: 0.63,
    prefix: 0.21,
    /** One and two typing errors. */
    typo: 0.9,
    typos: 0.7,
  },
  /** How much a name that answers the query counts, by its kind. */
  name: {title: 17, alias: 7.5, section: 2.6, field: 1.5, asked: 5},
  /** The name of a field that is all that was asked for. */
  exactField: 12,
  /** How well a word in the title of the page answers for a heading on it. */
  titleContext: 0.7,
  /** From this on the title of a page is all that was asked for, and the page as a whole answers. */
  pageMeant: 9,
  /** A message that the query contains word for word. */
  quoted: 6,
  /** A name that leaves words of the query out loses: the share that it covers is taken to this power. */
  nameCoverage: 3,
  /** The share that a name keeps if it says much more than the query. */
  longerName: 0.45,
  /**
   * Queries of more telling words than `from`, fully with `within` more: inverse document frequencies are taken to a power, and
   * everyday words count less.
   */
  long: {from: 2, within: 3, rarity: 0.6, everyday: 0.5},
  /** Words that are missing in a section: the covered share of the query is taken to this power. */
  coverage: 2.4,
  /** How much a word in the title of the page counts for its sections, among pages and within the page. */
  pageContext: 0.8,
  sectionContext: 0.3,
  /** How much all sections of a page together count beside the best one. */
  wholePage: 0.5,
  /** A place that says what can go wrong, where the query tells of something that does. */
  remedy: 1.65,
  /** Kinds of pages that answer alike: documentation first, then posts, then pages about the project, then removed things. */
  type: {docs: 1, blog: 0.7, other: 0.66},
  background: 0.9,
  removed: 0.5,
} as const;
