/**
 * Ranking constants. A signal is only kept if at least five golden queries that it was not tuned on get worse results without it: set its
 * constant to 0, or a factor to 1, and compare `npm run bench:search`.
 */
export const weights = {
  /** Quality of a match between a term and a query word, from 0 to 1. */
  quality: {exact: 1, synonym: 0.45, prefix: 0.21, typo: 0.9},
  /** Title, aliases, headings and search phrases of a document together. */
  name: 4,
  /** A name that equals the query. */
  exact: {title: 22, alias: 19, section: 5, asked: 5},
  /** Factor for a name that equals the query in another form, such as the plural. */
  form: 0.5,
  /** A page title that begins with the query, and the exponent of the share of the title that the query is. */
  begun: 12,
  begunShare: 0.5,
  /** A message that the query contains. */
  quoted: 4,
  /** Exponent of the share of the query that the names of a document cover. */
  nameCoverage: 2.5,
  /** Factor for each further section of a page, relative to the previous one. */
  further: 0.7,
  /** Exponent of the share of the query that a page covers. */
  pageCoverage: 0.75,
  /** Factors by kind of page: docs, posts, other pages, pages about the project, removed parts of the product. */
  kind: {docs: 1, blog: 0.6, other: 0.6, background: 0.8, removed: 0.75},
};
