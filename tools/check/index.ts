import {statSync} from 'node:fs';
import path from 'node:path';
import {askedFile} from '../../src/plugins/local-search/asked';
import type {Problem} from '../../src/text/flaw';
import {knownRouteProblems} from './links/known-routes';
import {strayAskedProblems} from './page/asked';
import {sidebarProblems} from './page/sidebar';
import {checkHere} from './parallel';
import type {Site} from './site';

/** The pages that the arguments name: files, folders with everything below them, or all pages. */
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

/** Checks pages of a site, and what concerns the site as a whole. */
export async function checkSite(
  site: Site,
  files: readonly string[] = site.pageFiles,
  checkPages: (site: Site, files: readonly string[]) => Promise<readonly Problem[]> = checkHere,
): Promise<readonly Problem[]> {
  return [
    ...(await checkPages(site, files)),
    ...knownRouteProblems(site),
    ...strayAskedProblems(site),
    ...(await sidebarProblems(site)),
  ];
}
