import {FlawError, formatProblem, inFile, type Problem, sortProblems} from '../../src/text/flaw';
import {declarationProblems} from '../check/declarations';
import {frontMatterFlaws} from '../check/page/front-matter';
import {pageKind} from '../check/page/pages';
import {freshSidebars, sidebarProblems} from '../check/page/sidebar';
import {Site} from '../check/site';
import {isMissing, whileWritten} from './while-written';

/** What pages are listed in, which concerns no page alone. */
export const LISTS = ['sidebars.ts', 'blog/tags.yml', 'blog/authors.yml'] as const;

async function listProblems(root: string): Promise<Problem[]> {
  const site = new Site(root, {sidebars: freshSidebars});
  const own = [...declarationProblems(site), ...(await sidebarProblems(site))];
  const posts = site.pageFiles.filter((file) => pageKind(file) === 'post');
  const undeclared = posts.flatMap((file) =>
    inFile(file, frontMatterFlaws(site.page(file), site)).filter(({problem}) => /blog\/\w+\.yml/.test(problem)),
  );
  return [...own, ...undeclared];
}

/** What is wrong with sidebars, tags and authors as they are now, and which posts name some that are not declared. */
export async function listMessages(root: string): Promise<string[]> {
  try {
    return sortProblems(await whileWritten(() => listProblems(root))).map(formatProblem);
  } catch (error) {
    if (error instanceof FlawError || isMissing(error)) return [error.message];
    throw error;
  }
}
