/** Constants of the search that the specification fixes. */

/** Maximum number of results in the dialog. */
export const MAX_RESULTS = 8;

/** Maximum length of a query in UTF-16 code units. */
export const MAX_QUERY_LENGTH = 512;

/** Milliseconds after which loading counts as stalled. */
export const STALL_THRESHOLD = 300;

/** Milliseconds to wait for the search terms on the target page. */
export const HIGHLIGHT_TIMEOUT = 5000;

/** Maximum length of a document's `content` in UTF-16 code units. */
export const MAX_EXCERPT_LENGTH = 120;

/** Boosts of the indexed fields. */
export const FIELD_BOOSTS = {title: 5, content: 1, tags: 3, sidebarParentCategories: 2} as const;

/** Parameters of BM25: length normalization and term saturation. */
export const RANKING = {b: 0.75, k1: 1.2} as const;

/** The name of an indexed field. */
export type Field = keyof typeof FIELD_BOOSTS;

/** The indexed fields, in the order in which the index lists them. */
export const FIELDS = Object.keys(FIELD_BOOSTS) as readonly Field[];
