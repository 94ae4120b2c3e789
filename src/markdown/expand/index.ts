import path from 'node:path';
import memoize from 'lodash/memoize';
import {type Expanded, expandPage} from './expand';
import {siteCatalog} from './catalog';

export type {Expanded} from './expand';
export {directives} from './registry';

/**
 * Expands every directive of a page (CONTRIBUTING, "Facts from the catalog") to Markdown. Everything else stays unchanged. Memoized, because
 * the page and its Markdown twin need the same text.
 */
export const expandMarkdown = memoize(
  (source: string, file: string): Expanded => expandPage(source, file, siteCatalog),
  (source, file) => `${file}\n${source}`,
);

/** {@link expandMarkdown} as a `markdown.preprocessor` of Docusaurus. The content includes the front matter. */
export function preprocessor({filePath, fileContent}: {filePath: string; fileContent: string}): string {
  const relative = path.relative(process.cwd(), filePath);
  return expandMarkdown(fileContent, relative.startsWith('..') ? filePath : relative).text;
}
