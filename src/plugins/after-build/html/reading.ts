import {readFileSync} from 'node:fs';
import path from 'node:path';
import memoize from 'lodash/memoize';
import {parsePage} from '../../../text/html';
import {digestOfCode} from '../../../files/digest';
import {kept} from '../../../files/kept';
import {readPage, type PageContent} from '../../local-search/html/sections';
import {inspectHtml, type InspectedPage} from './inspect';

/** What steps ask of a finished page. */
export interface Reading {
  readonly inline: InspectedPage;
  readonly content: PageContent;
}

const ROOT = path.resolve(__dirname, '../../../..');
/** Where the code is that reads pages. */
const CODE = ['src/plugins/after-build/html', 'src/plugins/local-search/html', 'src/text'];

/** With every change of the site, scripts of all pages have other names. Nothing that is read depends on them. */
const withoutDigests = (html: string): string =>
  html.replaceAll(/(<script\b[^>]*\bsrc="?[^">]*)\.[\da-f]{8}\.js\b/g, '$1.js');

/**
 * Reads finished pages of a build, each once, and not those that are as the build before has read them.
 *
 * @param cache folder for what was read
 */
export function readerOf(outDir: string, cache: string): (file: string) => Reading {
  const digest = digestOfCode(ROOT, CODE);
  return memoize((file) => {
    const html = readFileSync(path.join(outDir, file), 'utf8');
    return kept(path.join(cache, `${file}.json`), digest + withoutDigests(html), () => {
      const page = parsePage(html);
      return {inline: inspectHtml(html, page), content: readPage(html, page)};
    });
  });
}
