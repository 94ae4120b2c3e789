import {readFileSync} from 'node:fs';
import path from 'node:path';
import memoize from 'lodash/memoize';
import {parsePage} from '../../../lib/html';
import {readPage, type PageContent} from '../../local-search/html/sections';
import {inlineCode, type InlineCode} from '../csp/inline-code';

/** The parsed data of a finished page. */
export interface Reading {
  readonly inline: readonly InlineCode[];
  readonly content: PageContent;
}

/** Returns a memoized parser of finished pages. */
export const readerOf = (outDir: string): ((file: string) => Reading) =>
  memoize((file) => {
    const html = readFileSync(path.join(outDir, file), 'utf8');
    const page = parsePage(html);
    return {inline: inlineCode(page), content: readPage(html, page)};
  });
