import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ReadPage} from './documents';
import {readPage, type PageContent} from './html/sections';
import type {IndexedPage} from './pages';

/** File of a route in a build, in either form that Docusaurus writes. */
const filesOf = (route: string): string[] =>
  route === '' ? ['index.html'] : [`${route}.html`, path.posix.join(route, 'index.html')];

/**
 * Reads the built HTML of the pages. Pages that robots must not list are left out.
 *
 * @param contentOf reads the page in a file of the build
 */
export const readPages = (
  pages: readonly IndexedPage[],
  outDir: string,
  baseUrl: string,
  contentOf = (file: string): PageContent => readPage(readFileSync(path.join(outDir, file), 'utf8')),
): ReadPage[] =>
  pages
    .map((page) => {
      const route = decodeURI(page.route.slice(baseUrl.length)).replace(/\/$/, '');
      const names = filesOf(route);
      const file = names.find((name) => existsSync(path.join(outDir, name)));
      if (file === undefined)
        throw new Error(`The search cannot index the route "/${route}": the build has no file ${names.join(' or ')}.`);
      return {...page, content: contentOf(file)};
    })
    .filter(({content}) => !content.unlisted);
