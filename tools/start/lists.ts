import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {FlawError, formatProblem, inFile, sortProblems} from '../../src/text/flaw';
import {declarationProblems} from '../check/declarations';
import {frontMatterFlaws} from '../check/page/front-matter';
import {pageKind} from '../check/page/pages';
import {sidebarFlaws} from '../check/page/sidebar';
import {Site} from '../check/site';

/** What pages are listed in, which concerns no page alone. */
export const LISTS = ['sidebars.ts', 'blog/tags.yml', 'blog/authors.yml'] as const;

/** A module that cannot be run, with the line that its error tells, within what the framework says of it. */
function slipIn(file: string, error: unknown): FlawError {
  const {message, stack = '', cause} = error as Error;
  if (cause instanceof Error) return slipIn(file, cause);
  const place = `${message}\n${stack}`;
  const line = /\((\d+):\d+\)/.exec(message) ?? new RegExp(`${path.basename(file)}:(\\d+)`).exec(place);
  const [said = ''] = message.replace(/^\S*: /, '').split('\n');
  return new FlawError(Number(line?.[1] ?? 1), said, 'correct this line or the one before it', file);
}

/** What is wrong with sidebars, tags and authors as they are now, and which posts name some that are not declared. */
export async function listMessages(root: string): Promise<string[]> {
  try {
    const site = new Site(root);
    const sidebars = await loadFreshModule(path.join(root, 'sidebars.ts')).catch((error: unknown) => {
      throw slipIn('sidebars.ts', error);
    });
    const own = [...declarationProblems(site), ...sidebarFlaws(sidebars, site.read('sidebars.ts'), site, [])];
    const posts = site.pageFiles.filter((file) => pageKind(file) === 'post');
    const context = {declared: site.declared, hasFile: (name: string) => site.files.has(name)};
    const undeclared = posts.flatMap((file) =>
      inFile(file, frontMatterFlaws(site.page(file), context)).filter(({problem}) => /blog\/\w+\.yml/.test(problem)),
    );
    return sortProblems([...own, ...undeclared]).map(formatProblem);
  } catch (error) {
    if (!(error instanceof FlawError)) throw error;
    return [error.message];
  }
}
