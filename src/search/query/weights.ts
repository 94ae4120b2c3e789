/**
 * What decides the order of results. Tuned with `npm run bench:search`; tests/bench/search-queries*.jsonl keep it honest.
 * Qualities say how good a term of the index is as an answer to a word of the query, from 0 to 1.
 */
export const weights = {
  quality: {
    exact: 1,
    /** A part of a compound that is known as a whole. */
    part: 0.25,
    inflected: 0.92,
    /** Another word for it, see src/search/text/synonyms.ts. */
    synonym: 0.5,
    /** A term that begins with the word: the last word may still be growing. */
    growing: 0.9,
    beginning: 0.3,
    /** What an unknown word was meant to be. It counts little less than a known one: the rest of the query still counts. */
    typo: 0.9,
    /** A word with two typing errors. */
    typos: 0.7,
  },
  /** How much a second term of the same word adds to the first. */
  furtherTerms: 0.05,
  /** How much a word in the name of the page counts for its sections. */
  pageContext: 0.8,
  /** How well a word answers that stands in the title of the page of a heading. */
  pageName: 0.7,
  /** How much a heading counts on its page that together with the title of it is what was asked for: `findings ffuf`. */
  headingMeant: 8,
  /** How much a word in the name of the page counts among its sections: what is asked besides its name decides. */
  sectionContext: 0.3,
  /** From this on the name of a page is all that was asked for, and the page as a whole answers. */
  pageMeant: 9,
  /** How much more a place counts that says what can go wrong, where the query tells of something that does. */
  remedies: 1.65,
  /**
   * The same for a place without text, such as a field or the heading of a chapter, where the query is long or tells of
   * trouble: who asks so looks for an explanation.
   */
  bare: 0.6,
  /** The same for a field where the query asks where something is set. */
  setting: {page: 1.15, section: 1.7},
  /** The same among the sections of a page for a field whose name is not in the query: what explains it comes first. */
  unaskedField: 0.6,
  /** Among the sections of a page the share of the query that a section says itself counts too, taken to this power. */
  ownWords: 0.5,
  /** How much a heading counts that stands word for word in the query, how much of it has to, and the same for a message in the text. */
  verbatim: 6,
  leastVerbatim: 0.3,
  quoted: 0.6,
  /** How much is lost where words of the query are missing: the covered share is taken to this power. */
  coverage: 2.4,
  /** How much a word covers that only another section of the page says. */
  elsewhere: 0.3,
  /** How much the whole page counts beside its best section. */
  wholePage: 0.5,
  /** How much the second best section of a page counts beside the best one. */
  secondSection: 0.08,
  /** Of more words than these a long page says each one somewhere: the page counts less, its best section decides. */
  fewWords: 2,
  /** How much a name that answers the query counts, by what it names; `ownField` where it is all that was asked for. */
  phrase: {title: 17, alias: 7.5, section: 2.6, field: 1.5, ownField: 12, message: 1, asked: 5},
  /** How much a name loses that leaves words of the query out: the share that it says is taken to this power. */
  phraseCoverage: 3,
  /** The same for a name that is said as a whole; of several words in a long query this much of the difference stays. */
  wholePhraseCoverage: 2,
  wholePhraseLong: 0.3,
  /**
   * How much of that a name keeps that says more than the query. How readers ask keeps nothing of it in a long query: some of
   * many words fit by accident.
   */
  longerPhrase: 0.45,
  /**
   * Long queries: more words than `from` besides everyday ones, fully with `within` more. Some of the words are beside the
   * point, and by accident the rarest ones: rarity is taken to a power, and everyday words count less. So does what a page
   * about the project says in passing.
   */
  long: {from: 2, within: 3, rarity: 0.6, everyday: 0.5, background: 0.6},
  /** Where two pages answer alike, the documentation comes first. */
  type: {docs: 1, blog: 0.7, other: 0.66},
  /** The same for pages in the background. */
  background: 0.9,
} as const;
