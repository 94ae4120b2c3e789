import {askedProblems, duplicateProblems, headingFlaws, sectionFlaws} from './page/sections';
import {type ClassifiedFence, collectFacts, type Fence, lineInFence, readFences, tryFlaws} from './fences/fences';
import {guideFlaws} from './guides';
import {frontMatterFlaws} from './page/front-matter';
import {checkCode, classify} from './fences/check-fence';
import {linkFlaws} from './links/links';
import {type Flaw, inFile, type Problem, flawOf} from '../../src/lib/flaw';
import {sourceFlaws} from './prose/sources';
import {boxFlaws, markupFlaws, unreadableFlaws} from './page/markup';
import {spellingFlaws} from './prose/spelling';
import {markdownFlaws, proseFlaws, proseOf} from './prose/lint';
import type {Site} from './site';
import type {Page} from './page/pages';

const inFence = (page: Page, fence: Fence, flaws: readonly Flaw[]): Problem[] =>
  flaws.map((flaw) => {
    const made = fence.generated ? ' (made by the directive on this line)' : '';
    return {...flaw, problem: flaw.problem + made, file: page.file, line: lineInFence(fence, flaw.line)};
  });

/** Classifies and checks the fences of a page. */
export async function checkFences(page: Page): Promise<Problem[]> {
  const {fences, flaws} = readFences(page);
  const problems = inFile(page.file, flaws);
  const classified: ClassifiedFence[] = [];
  for (const fence of fences) {
    try {
      classified.push(classify(fence));
    } catch (error) {
      problems.push(...inFence(page, fence, [flawOf(error)]));
    }
  }
  const facts = collectFacts(classified);
  for (const one of classified) problems.push(...inFence(page, one.fence, await checkCode(one, facts)));
  return problems;
}

/** Checks one page. For an unreadable page, reports only the reason. */
export async function checkPage(site: Site, file: string): Promise<readonly Problem[]> {
  const page = site.page(file);
  // Without delimiters, the front matter is parsed as text, and other messages would be misleading.
  const unmarked = page.frontMatter.broken && page.frontMatter.length === 0;
  const unreadable = unmarked ? page.flaws.slice(0, 1) : unreadableFlaws(page);
  if (unreadable.length > 0) return inFile(file, unreadable);
  const outline = site.outline(file);
  const prose = proseOf(page);
  const flaws = [
    ...page.flaws,
    ...frontMatterFlaws(page, site),
    ...linkFlaws(site, page),
    ...headingFlaws(page, outline),
    ...sectionFlaws(page, outline),
    ...boxFlaws(page),
    ...markupFlaws(page, site.files),
    ...(await tryFlaws(page)),
    ...(await markdownFlaws(page)),
    ...(await proseFlaws(prose, page.kind === 'post' ? 'blog' : 'docs')),
    ...spellingFlaws(prose),
    ...(await sourceFlaws(page)),
    ...guideFlaws(page),
  ];
  return [
    ...inFile(file, flaws),
    ...askedProblems(site, file),
    ...duplicateProblems(site, file),
    ...(await checkFences(page)),
  ];
}
