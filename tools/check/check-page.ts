import {duplicateProblems, checkHeading, checkSection} from './page/sections';
import {checkSidecar} from './page/sidecars';
import {collectFacts, onPage, checkTry} from './fences/fences';
import {checkAddress, checkFile, checkPost} from './page/file';
import {checkFrontMatter} from './page/front-matter';
import {checkGuide} from './guides';
import {checkCode, classifyAll} from './fences/check-fence';
import {checkLink} from './links/links';
import {inFile, type Problem} from '../../src/lib/diagnostic';
import {checkSource} from './prose/sources';
import {checkBox, checkMarkup, checkUnreadable} from './page/markup';
import {checkSpelling} from './prose/spelling';
import {checkMarkdown, checkProse, proseOf} from './prose/lint';
import type {Site} from './site';
import {type Page, unexpected} from './page/pages';

/** Checks the fences of a page. */
export async function checkFences(page: Page): Promise<Problem[]> {
  const {classified, diagnostics} = classifyAll(page);
  const facts = collectFacts(classified);
  for (const one of classified) diagnostics.push(...onPage(one.fence, await checkCode(one, facts)));
  return inFile(page.file, diagnostics);
}

/** Checks one page. For an unreadable page, reports only the reason. An error in a check is a problem of the page. */
export async function checkPage(site: Site, file: string): Promise<readonly Problem[]> {
  try {
    const unreadable = checkFile(site, file);
    return unreadable.length > 0 ? inFile(file, unreadable) : await checkText(site, file);
  } catch (error) {
    return inFile(file, [unexpected(error)]);
  }
}

async function checkText(site: Site, file: string): Promise<readonly Problem[]> {
  const page = site.page(file);
  // Without delimiters, the front matter is parsed as text, and other messages would be misleading.
  const unmarked = page.frontMatter.broken && page.frontMatter.length === 0;
  const unreadable = unmarked ? page.diagnostics.slice(0, 1) : checkUnreadable(page);
  if (unreadable.length > 0) return inFile(file, unreadable);
  const outline = site.outline(file);
  const prose = proseOf(page);
  const diagnostics = [
    ...site.source(file).diagnostics,
    ...page.diagnostics,
    ...checkAddress(site, file),
    ...checkFrontMatter(page, site),
    ...checkPost(page),
    ...checkLink(site, page),
    ...checkHeading(page, outline),
    ...checkSection(page, outline),
    ...checkBox(page),
    ...checkMarkup(page, site.files),
    ...(await checkTry(page)),
    ...(await checkMarkdown(page)),
    ...(await checkProse(prose, file)),
    ...(await checkSpelling(prose)),
    ...(await checkSource(page)),
    ...checkGuide(page),
  ];
  return [
    ...inFile(file, diagnostics),
    ...checkSidecar(site, file, 'asked'),
    ...duplicateProblems(site, file),
    ...(await checkFences(page)),
  ];
}
