import path from 'node:path';
import {type Expanded, expandPage} from './expand';
import {siteCatalog} from './catalog';

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

/** {@link expandMarkdown} in the shape of `markdown.preprocessor`, which gets the whole file with its front matter. */
export function preprocessor({filePath, fileContent}: {filePath: string; fileContent: string}): string {
  const relative = path.relative(process.cwd(), filePath);
  return expandMarkdown(fileContent, relative.startsWith('..') ? filePath : relative).text;
}
