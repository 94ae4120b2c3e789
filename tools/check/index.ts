import {statSync} from 'node:fs';
import path from 'node:path';
import {askedFile} from '../../src/plugins/local-search/asked';
import {diagnosticAt, inFile, type Problem} from '../../src/lib/diagnostic';
import {meantRoute} from './links/routes';
import {evidenceProblems} from './evidence';
import {checkHere} from './parallel';
import type {Site} from './site';

/**
 * The pages that the arguments select: files, folders including subfolders, or all pages without arguments.
 *
 * @throws Error if an argument matches no page
 */
export function selectPages(site: Site, names: readonly string[]): readonly string[] {
  if (names.length === 0) return site.pageFiles;
  return names.flatMap((name) => {
    const isFolder = statSync(path.join(site.root, name), {throwIfNoEntry: false})?.isDirectory() === true;
    const found = site.pageFiles.filter(
      (file) => file === name || askedFile(file) === name || (isFolder && file.startsWith(`${name}/`)),
    );
    if (found.length === 0)
      throw new Error(`${name} is not a page: name files or folders in docs, blog, src/pages or src/catalog.`);
    return found;
  });
}

/** Reports published routes that no longer exist and have no redirect. */
export function knownRouteProblems({routes, knownRoutes, read}: Site): Problem[] {
  const file = 'src/site/redirects.ts';
  const line =
    read(file)
      .split('\n')
      .findIndex((text) => text.startsWith('export const redirects')) + 1;
  const lost = knownRoutes.filter((route) => !routes.has(route.replace(/\/page\/\d+$/, '')));
  return lost.flatMap((route) => {
    const to = meantRoute(route, [...routes.keys()], knownRoutes) ?? '…';
    const problem = `the page ${route} no longer exists, but other sites link to it`;
    const fix = `add {from: '${route}', to: '${to}'}`;
    return inFile(file, diagnosticAt(line, problem, fix));
  });
}

/** Reports files with search phrases that belong to no page. */
function strayAskedProblems({askedFiles, pageFiles}: Site): Problem[] {
  const read = new Set(pageFiles.map(askedFile));
  const stray = askedFiles.filter((file) => !read.has(file));
  return stray.flatMap((file) =>
    inFile(file, diagnosticAt(1, 'no page has this name', 'rename the file like its page')),
  );
}

/** Reports pages in no sidebar. Docusaurus itself rejects ids without a page. */
export function sidebarProblems(sidebars: unknown, site: Site): Problem[] {
  const text = JSON.stringify(sidebars);
  return site.pageFiles.flatMap((file) => {
    const id = /^docs\/(.*)\.mdx?$/.exec(file)?.[1];
    const isListed = id === undefined || text.includes(`"${id}"`);
    if (isListed || site.frontMatter(file).values['unlisted'] === true) return [];
    const fix = `add '${id}' to sidebars.ts, or write unlisted: true`;
    return inFile(file, diagnosticAt(1, 'the page is in no sidebar, so readers cannot find it', fix));
  });
}

/** Checks pages, and the routes, search phrases and sidebars of the whole site. */
export async function checkSite(
  site: Site,
  files: readonly string[] = site.pageFiles,
  checkPages: (site: Site, files: readonly string[]) => Promise<readonly Problem[]> = checkHere,
): Promise<readonly Problem[]> {
  const {default: sidebars} = await import('../../sidebars');
  return [
    ...(await checkPages(site, files)),
    ...knownRouteProblems(site),
    ...strayAskedProblems(site),
    ...evidenceProblems(site, files),
    ...sidebarProblems(sidebars, site),
  ];
}
