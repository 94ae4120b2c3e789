/** Folders from which the HTML of a page is made, besides the page itself. */
export const DIGESTED = ['catalog', 'catalog-schema', 'schemas', 'simulator', 'markdown', 'text'].map(
  (room) => `src/${room}`,
);
