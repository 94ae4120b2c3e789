import type {Problem} from '../../src/text/flaw';
import {declarationProblems} from './declarations';
import {strayAskedProblems} from './page/asked';
import {sidebarProblems} from './page/sidebar';
import {checkHere} from './parallel';
import type {Report} from './report';
import type {Site} from './site';

/** Checks pages of a site; all of them when `files` is left out. */
export async function checkSite(
  site: Site,
  files: readonly string[] = site.pageFiles,
  checkPages: (site: Site, files: readonly string[]) => Promise<readonly Problem[]> = checkHere,
): Promise<Report> {
  const found = [...(await checkPages(site, files))];
  found.push(...declarationProblems(site), ...strayAskedProblems(site), ...(await sidebarProblems(site)));
  const problems = found.filter(({warning}) => !warning);
  return {problems, warnings: found.filter(({warning}) => warning), pages: files.length};
}
