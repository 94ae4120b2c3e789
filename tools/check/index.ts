import {checkPage} from './check-page';
import {declarationProblems} from './declarations';
import {strayAskedProblems} from './page/asked';
import {sidebarProblems} from './page/sidebar';
import type {Report} from './report';
import type {Site} from './site';

/** Checks pages of a site; all of them when `files` is left out. */
export async function checkSite(site: Site, files: readonly string[] = site.pageFiles): Promise<Report> {
  const found = [];
  for (const file of files) found.push(...(await checkPage(site, file)));
  found.push(...declarationProblems(site), ...strayAskedProblems(site), ...(await sidebarProblems(site)));
  const problems = found.filter(({warning}) => !warning);
  return {problems, warnings: found.filter(({warning}) => warning), pages: files.length};
}
