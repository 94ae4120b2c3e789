import {checkPage} from './check-page';
import {declarationProblems} from './declarations';
import {strayAskedProblems} from './page/asked';
import {sidebarProblems} from './page/sidebar';
import type {Report} from './report';
import type {Site} from './site';

/** Checks pages of a site; all of them when `files` is left out. */
export async function checkSite(site: Site, files: readonly string[] = site.pageFiles): Promise<Report> {
  const problems = [];
  for (const file of files) problems.push(...(await checkPage(site, file)));
  problems.push(...declarationProblems(site), ...strayAskedProblems(site), ...(await sidebarProblems(site)));
  return {problems, pages: files.length};
}
