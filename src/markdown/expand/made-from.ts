/** Folders from which the HTML of a page is made, in addition to the page itself. */
export const MADE_FROM = [
  'src/catalog',
  'src/catalog-schema',
  'src/simulator',
  'src/markdown',
  'src/text',
  'src/files',
  'src/config',
];
