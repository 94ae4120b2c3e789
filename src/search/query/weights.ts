/**
 * What decides the order of results. Tuned with `npm run bench:search`; tests/bench/search-queries.jsonl keeps it honest.
 * Qualities say how good a term of the index is as an answer to a word of the query, from 0 to 1.
 */
export const weights = {
  quality: {
    exact: 1,
    /** The rest of a dotted name, `cascades.inheritLabels` for `spec.cascades.inheritLabels`. */
    suffix: 0.95,
    /** A part of a compound that is known as a whole. */
    part: 0.3,
    inflected: 0.9,
    /** A term that begins with the word: the last word may still be growing. */
    growing: 0.75,
    beginning: 0.55,
    typo: 0.5,
    /** A word with two typing errors. */
    typos: 0.3,
  },
  /** How much the heading of a section counts beside the title of a page. */
  heading: 0.6,
  /** How much a second term of the same word adds to the first. */
  furtherTerms: 0.25,
  /** How much a word in the name of the page counts for its sections. */
  pageContext: 0.3,
  /** How much is lost where words of the query are missing: the covered share is taken to this power. */
  coverage: 2,
  /** How much the whole page counts beside its best section. */
  wholePage: 0.45,
  /** How much a name that answers the query counts, by what it names. */
  phrase: {title: 9, alias: 7.5, path: 7, section: 4.5, field: 7},
  /** How much of that a name keeps that says more than the query. */
  longerPhrase: 0.35,
  /** Where two pages answer alike, the documentation comes first. */
  type: {docs: 1, blog: 0.85, other: 0.6},
  /** The same for pages about the project rather than its use. */
  background: 0.87,
} as const;
