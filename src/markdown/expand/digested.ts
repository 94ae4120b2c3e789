/** Folders from which the HTML of a page is made, besides the page itself. */
export const DIGESTED = ['src/catalog', 'src/catalog-schema', 'src/simulator', 'src/markdown', 'src/text', 'src/files'];
