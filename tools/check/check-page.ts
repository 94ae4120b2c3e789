import memoize from 'lodash/memoize';
import {duplicateProblems} from './duplicates';
import {collectFacts, type ClassifiedFence} from './fences/collect-facts';
import {classify} from './fences/fence-class';
import {tryFlaws} from './fences/try-blocks';
import {annotationFlaws, scopeFlaws} from './fences/annotation-names';
import {type Fence, lineInFence, readFences} from './fences/fences';
import {askedProblems} from './page/asked';
import {frontMatterFlaws} from './page/front-matter';
import {loadModels} from './manifests/models';
import {headingFlaws} from './page/headings';
import {judgeFence} from './fences/judge-fence';
import {linkFlaws} from './links/links';
import {cutFlaws, mediaFlaws} from './links/media';
import {type Flaw, inFile, type Problem} from '../../src/text/flaw';
import {sourceFlaws} from './prose/sources';
import {markupFlaws} from './page/markup';
import {chartVersionFlaws} from './catalog/chart-versions';
import {removedScanTypeFlaws} from './catalog/removed-scan-types';
import {releaseFlaws} from './prose/release';
import {spellingFlaws} from './prose/spelling';
import {sectionFlaws} from './page/sections';
import {markdownFlaws, proseFlaws} from './prose/lint';
import {proseOf} from './prose/text';
import {outlineOfPage, type Site} from './site';
import type {Page} from './page/pages';
import {boxFlaws, unreadableFlaws} from './page/unreadable';

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
    const result = classify(fence);
    if (result.kind !== null) classified.push({fence, ...result});
    else problems.push(...inFence(page, fence, [result.flaw]));
  }
  const facts = collectFacts(classified);
  await loadModels(page.text);
  for (const one of classified)
    problems.push(...inFence(page, one.fence, [...(await judgeFence(one, facts)), ...annotationFlaws(one)]));
  return problems;
}

/** What is said of a page whatever stands on others: the same as long as its text is. */
const judgedAlone = memoize(async (page: Page): Promise<readonly Problem[]> => {
  const outline = outlineOfPage(page);
  const prose = proseOf(page);
  const flaws = [
    ...page.flaws,
    ...headingFlaws(page, outline),
    ...sectionFlaws(page, outline),
    ...boxFlaws(page),
    ...markupFlaws(page),
    ...tryFlaws(page),
    ...cutFlaws(page),
    ...(await markdownFlaws(page)),
    ...(await proseFlaws(prose, page.kind === 'post' ? 'blog' : 'docs')),
    ...(await spellingFlaws(prose)),
    ...(await sourceFlaws(page)),
    ...releaseFlaws(page),
    ...chartVersionFlaws(page),
    ...removedScanTypeFlaws(page),
    ...scopeFlaws(page),
  ];
  return [...inFile(page.file, flaws), ...(await checkFences(page))];
});
judgedAlone.cache = new WeakMap();

/** Checks one page. Of a page that cannot be read, only that is told. */
export async function checkPage(site: Site, file: string): Promise<readonly Problem[]> {
  const page = site.page(file);
  // Without its marks the front matter is text, and whatever is said of it would be wrong.
  const unmarked = page.frontMatter.broken && page.frontMatter.length === 0;
  const unreadable = unmarked ? page.flaws.slice(0, 1) : unreadableFlaws(page);
  if (unreadable.length > 0) return inFile(file, unreadable);
  const flaws = [...frontMatterFlaws(page, site), ...linkFlaws(site, page), ...mediaFlaws(page, site.files)];
  const beside = [...askedProblems(site, file), ...duplicateProblems(site, file)];
  return [...inFile(file, flaws), ...beside, ...(await judgedAlone(page))];
}
