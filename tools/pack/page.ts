import {attributeOf, elementsOf, parsePlaced} from '../../src/text/html';

/** The file of a page in the archive: plain servers find the page of a folder without any rule. */
export const packedPath = (file: string): string =>
  file.endsWith('.html') && !/(?:^|\/)index\.html$|^404\.html$/.test(file)
    ? file.replace(/\.html$/, '/index.html')
    : file;

/** The way from a page to the root. On a server no way leads above it, so a missing slash at the end does no harm. */
const toRoot = (file: string): string => '../'.repeat(file.split('/').length - 1) || './';

/**
 * A page of the build as it is packed: what it cannot do without is found from its own place, and its scripts are left to
 * `offline.js`.
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
