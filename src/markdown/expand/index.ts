import path from 'node:path';
import {type Expanded, expandPage} from './expand';
import {siteCatalog} from './catalog';
import {keptText} from './kept';

export {catalogDigest} from './digest';
export type {Expanded} from './expand';
export {directives} from './registry';

/**
 * Turns every directive of a page (CONTRIBUTING, "Facts from the catalog") into plain Markdown. Code, comments,
 * admonitions and everything else stay as they are.
 */
export function expandMarkdown(source: string, file: string): Expanded {
  return expandPage(source, file, siteCatalog);
}

/** The text of {@link expandMarkdown}: a build takes over what the one before it has made of the same. */
export const expandedText = (source: string, file: string): string =>
  keptText(source, file, () => expandMarkdown(source, file).text);

/** {@link expandedText} in the shape of `markdown.preprocessor`, which gets the whole file with its front matter. */
export function preprocessor({filePath, fileContent}: {filePath: string; fileContent: string}): string {
  const relative = path.relative(process.cwd(), filePath);
  return expandedText(fileContent, relative.startsWith('..') ? filePath : relative);
}
