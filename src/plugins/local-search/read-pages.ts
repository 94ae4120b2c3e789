import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ReadPage} from './documents';
import {readPage} from './html/sections';
import type {IndexedPage} from './pages';

/** File of a route in a build, in either form that Docusaurus writes. */
const filesOf = (route: string): string[] =>
  route === '' ? ['index.html'] : [`${route}.html`, path.join(route, 'index.html')];

async function htmlOf(outDir: string, route: string): Promise<string> {
  const names = filesOf(route);
  for (const name of names) {
    try {
      // One after the other: the second form is tried only where the first does not exist.
      // oxlint-disable-next-line no-await-in-loop
      return await readFile(path.join(outDir, name), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`The search cannot index the route "/${route}": the build has no file ${names.join(' or ')}.`);
}

/** Reads the built HTML of the pages. Pages that robots must not list are left out. */
export async function readPages(pages: readonly IndexedPage[], outDir: string, baseUrl: string): Promise<ReadPage[]> {
  const read = await Promise.all(
    pages.map(async (page) => {
      const route = decodeURI(page.route.slice(baseUrl.length)).replace(/\/$/, '');
      return {...page, content: readPage(await htmlOf(outDir, route))};
    }),
  );
  return read.filter(({content}) => !content.unlisted);
}
