import {attributeOf, elementsOf, parsePlaced} from '../../src/lib/html';

/** The path of a file in the archive. Pages are `index.html` files in folders, which any server finds without rules. */
export const packedPath = (file: string): string =>
  file.endsWith('.html') && !/(?:^|\/)index\.html$|^404\.html$/.test(file)
    ? file.replace(/\.html$/, '/index.html')
    : file;

/** The relative path to the root. Without a trailing slash in the URL it is too long, but `..` never leads above the root. */
const toRoot = (file: string): string => '../'.repeat(file.split('/').length - 1) || './';

/**
 * Converts a built page for the archive: styles and images get relative URLs, and `offline.js` loads the scripts.
 *
 * @param file path in the archive
 */
export function packedPage(html: string, file: string): string {
  const root = toRoot(file);
  const scripts: string[] = [];
  const edits: {start: number; end: number; text: string}[] = [];
  for (const element of elementsOf(parsePlaced(html))) {
    const place = element.sourceCodeLocation;
    const src = attributeOf(element, 'src') ?? '';
    if (!place) continue;
    if (element.tagName === 'script' && src.startsWith('/')) {
      scripts.push(src);
      edits.push({start: place.startOffset, end: place.endOffset, text: ''});
    }
    const name = element.tagName === 'link' ? 'href' : element.tagName === 'img' ? 'src' : '';
    const attribute = place.attrs?.[name];
    const address = attributeOf(element, name) ?? '';
    if (!attribute || !address.startsWith('/') || address.startsWith('//')) continue;
    edits.push({
      start: attribute.startOffset,
      end: attribute.endOffset,
      text: `${name}="${root}${address.slice(1)}"`,
    });
  }
  const first = edits.find(({text}) => text === '');
  if (first) first.text = `<script src="${root}offline.js" data-scripts="${scripts.join(' ')}"></script>`;
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, {start, end, text: next}) => text.slice(0, start) + next + text.slice(end), html);
}
