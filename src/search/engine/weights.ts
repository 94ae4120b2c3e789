/**
 * Ranking constants. A signal is only kept if at least five golden queries that it was not tuned on get worse results without it: set its
 * constant to 0, or a factor to 1, and compare `npm run bench:search`.
 */
export const weights = {
  /** Quality of a match between a term and a query word, from 0 to 1. */
  quality: {exact: 1, synonym: 0.45, prefix: 0.21},
  /** Title, aliases, headings and search phrases of a document together. */
  name: 4,
  /** A name that equals the query: a title or alias of a page, or a long heading like an alias. */
  exact: {title: 34, alias: 19},
  /** Factor for a name that equals the query in another form, such as the plural. */
  form: 0.5,
  /** A page title that begins with the query. */
  begun: 12,
  /** A message that the query contains. */
  quoted: 4,
  /** Exponent of the share of the query that the names of a document cover. */
  nameCoverage: 2.5,
  /** Factor for each further section of a page, relative to the previous one. */
  further: 0.7,
  /** Exponent of the share of the query that a page covers. */
  pageCoverage: 0.75,
  /** Factor for posts and other pages that are not documentation. */
  apart: 0.6,
  /** Factor for pages about the project, and for deprecated and removed parts of the product. */
  demoted: 0.75,
};
