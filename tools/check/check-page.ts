import {collectFacts, type ClassifiedFence} from './fences/collect-facts';
import {classify} from './fences/fence-class';
import {tryFlaws} from './fences/try-blocks';
import {flowProblems} from './fences/flow';
import {type Fence, lineInFence, readFences} from './fences/fences';
import {firstResultFlaws} from './page/first-result';
import {frontMatterFlaws} from './page/front-matter';
import {headingFlaws} from './page/headings';
import {type Judgement, judgeFence} from './fences/judge-fence';
import {linkFlaws} from './links/links';
import {cutFlaws, mediaFlaws} from './links/media';
import {inFile, type Problem} from '../../src/text/flaw';
import {quarrelFlaws} from './prose/quarrel';
import {sourceFlaws} from './prose/sources';
import {markupFlaws} from './page/markup';
import {releaseFlaws} from './prose/release';
import {longSentences} from './prose/sentences';
import {spellingFlaws} from './prose/spelling';
import {sectionFlaws} from './page/sections';
import type {Site} from './site';
import {styleFlaws} from './prose/style';
import type {Page} from './page/pages';
import {tableFlaws} from './page/tables';
import {boxFlaws, unreadableFlaws} from './page/unreadable';
import {proseFlaws} from './prose/words';

/** A fence and what became of it. */
export interface CheckedFence {
  readonly file: string;
  readonly line: number;
  /** Null when the fence has no class. */
  readonly kind: ClassifiedFence['kind'] | null;
  readonly language: string;
  readonly outcome: Judgement['outcome'];
}

export interface PageReport {
  readonly problems: readonly Problem[];
  readonly fences: readonly CheckedFence[];
  /** What could be better, and fails nothing. */
  readonly hints: readonly Problem[];
}

const inFence = (page: Page, fence: Fence, {flaws}: Pick<Judgement, 'flaws'>): Problem[] =>
  flaws.map((flaw) => {
    const made = fence.generated ? ' (made by the directive on this line)' : '';
    return {...flaw, problem: flaw.problem + made, file: page.file, line: lineInFence(fence, flaw.line)};
  });

/** Classifies and checks the fences of a page. */
export async function checkFences(site: Site, page: Page): Promise<Pick<PageReport, 'problems' | 'fences'>> {
  const {fences, flaws} = readFences(page);
  const problems = inFile(page.file, flaws);
  const checked: CheckedFence[] = [];
  const classified: ClassifiedFence[] = [];
  for (const fence of fences) {
    const result = classify(fence);
    if (result.kind !== null) classified.push({fence, ...result});
    else {
      problems.push(...inFence(page, fence, {flaws: [result.flaw]}));
      checked.push({file: page.file, line: fence.line, kind: null, language: fence.language, outcome: 'skipped'});
    }
  }
  const context = {
    get schemas() {
      return site.schemas;
    },
    page: collectFacts(classified),
  };
  for (const one of classified) {
    const judgement = await judgeFence(one, context);
    problems.push(...inFence(page, one.fence, judgement));
    const {outcome} = judgement;
    checked.push({file: page.file, line: one.fence.line, kind: one.kind, language: one.language, outcome});
  }
  return {problems: [...problems, ...flowProblems(page, classified)], fences: checked};
}

/** Checks one page. Of a page that cannot be read, only that is told. */
export async function checkPage(site: Site, file: string): Promise<PageReport> {
  const page = site.page(file);
  // Without its marks the front matter is text, and whatever is said of it would be wrong.
  const unmarked = page.frontMatter.broken && page.frontMatter.length === 0;
  const unreadable = unmarked ? page.flaws.slice(0, 1) : unreadableFlaws(page);
  if (unreadable.length > 0) return {problems: inFile(file, unreadable), fences: [], hints: []};
  const outline = site.outline(file);
  const {problems, fences} = await checkFences(site, page);
  const flaws = [
    ...page.flaws,
    ...frontMatterFlaws(page, site),
    ...headingFlaws(page, outline),
    ...sectionFlaws(page, outline),
    ...firstResultFlaws(page),
    ...styleFlaws(page),
    ...quarrelFlaws(page),
    ...tableFlaws(page),
    ...linkFlaws(site, page),
    ...boxFlaws(page),
    ...markupFlaws(page),
    ...tryFlaws(page),
    ...mediaFlaws(page, site.files),
    ...cutFlaws(page),
    ...proseFlaws(page),
    ...(await spellingFlaws(page)),
    ...sourceFlaws(page.source),
    ...releaseFlaws(page),
  ];
  const hints = inFile(file, longSentences(page));
  return {problems: [...inFile(file, flaws), ...problems], fences, hints};
}
