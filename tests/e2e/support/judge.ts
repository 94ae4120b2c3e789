import type {Page} from '@playwright/test';
import {inspectHtml} from '../../../src/plugins/after-build/html/inspect';
import {isFullRun} from '../../support/full-run';
import {axeFindings, COLOR_RULES, colorFindings} from './accessibility';
import {uncovered, unknownRoute, type Finding} from './exceptions';
import {layoutShifts, resize, settled, switchMode, watch} from './watch';
import {brokenCells, CELLS} from './words';

interface State {
  readonly mode: 'light' | 'dark';
  readonly width: number;
}

/** The states in which every page is judged: at night each mode at each width, else each mode and each width once. */
const states: readonly State[] = isFullRun
  ? [
      {mode: 'light', width: 1280},
      {mode: 'dark', width: 1280},
      {mode: 'dark', width: 320},
      {mode: 'light', width: 320},
    ]
  : [
      {mode: 'light', width: 1280},
      {mode: 'dark', width: 320},
    ];

/** What is judged by looks, and what only a style attribute could do, of which none may be in the HTML. */
const JUDGED_OTHERWISE = [...COLOR_RULES, 'avoid-inline-spacing'];

/** Looks of text whose colors have been judged in this process. */
const clearLooks = new Set<string>();

/** Where words in tables are judged beside the states: a small laptop, and a sheet of A4. */
const sheets = [
  {media: 'screen', width: 1024},
  {media: 'print', width: 718},
] as const;

/** What the server sends, before any script has run. */
function judgeHtml(html: string): [Finding['what'], string][] {
  const found: [Finding['what'], string][] = [];
  for (const {what, snippet} of inspectHtml(html).findings) found.push(['style', `${what}: ${snippet}`]);
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  if (headings !== 1) found.push(['page', `the HTML has ${headings} h1 elements`]);
  if (!/<html[^>]*\slang="?en[" >]/.test(html)) found.push(['page', 'the HTML does not say its language']);
  return found;
}

/** How far the page is wider than the window, and what sticks out. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return `${scrollWidth - clientWidth} px: ${wide.at(-1)?.outerHTML.slice(0, 120)}`;
  });

/** Elements that neither HTML nor SVG knows, such as the component of a page that was written as an element. */
const unknownElements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => element instanceof HTMLUnknownElement)
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** Forgets what the page has stored, as if nobody had been here. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
}

/** Where a window of this size breaks a word of a table. */
async function judgeWords(page: Page, view: string): Promise<[Finding['what'], string][]> {
  return (await brokenCells(page)).map((text) => ['word', `${view} px: ${text}`]);
}

/** Judges a page that has been loaded in one state after another, changing no more than is another. */
async function judgeStates(page: Page): Promise<[Finding['what'], string][]> {
  const found: [Finding['what'], string][] = [];
  for (const [place, {mode, width}] of states.entries()) {
    await resize(page, width);
    await switchMode(page, mode);
    const state = `${mode} ${width}`;
    // The mode only changes colors. The width shows and hides parts, so all other rules are asked once per width.
    const isNewWidth = states.findIndex((one) => one.width === width) === place;
    const shapes = isNewWidth ? await axeFindings(page, undefined, JUDGED_OTHERWISE) : [];
    for (const {rule, html, summary} of [...shapes, ...(await colorFindings(page, clearLooks))]) {
      found.push(['axe', `${state} px: ${rule}: ${html}: ${summary}`]);
    }
    const wide = await overflow(page);
    if (wide) found.push(['overflow', `${state} px: ${wide}`]);
    if (isNewWidth) found.push(...(await judgeWords(page, `${width}`)));
  }
  if (!isFullRun || (await page.locator(CELLS).count()) === 0) return found;
  for (const {media, width} of sheets) {
    await page.emulateMedia({media});
    // Where lines end is asked of the layout, which need not be painted.
    await page.setViewportSize({width, height: 800});
    found.push(...(await judgeWords(page, `${media} ${width}`)));
  }
  await page.emulateMedia({media: null});
  return found;
}

/**
 * Loads a route once and judges all standing budgets together: accessibility in both modes and widths, console, other
 * origins, cookies, overflow, inline styles, layout shift, heading, language, names of elements and words in tables.
 *
 * @param page a tab of `sweepTab`
 */
export async function judge(page: Page, route: string, origin: string): Promise<Finding[]> {
  const found: [Finding['what'], string][] = [];
  const {messages, foreignRequests, end} = watch(page, origin);
  await page.setViewportSize({width: states[0]!.width, height: 800});
  const response = await page.goto(route, {waitUntil: 'load'});
  const expected = route === unknownRoute ? 404 : 200;
  if (response?.status() !== expected) found.push(['page', `status ${response?.status()}`]);
  found.push(...judgeHtml((await response?.text()) ?? ''));
  await settled(page);
  for (const shift of await layoutShifts(page)) found.push(['shift', shift]);
  found.push(...(await judgeStates(page)));
  const headings = await page.locator('h1').count();
  if (headings !== 1) found.push(['page', `${headings} h1 elements after hydration`]);
  for (const html of await unknownElements(page)) found.push(['page', `an element that no browser knows: ${html}`]);
  for (const {name} of await page.context().cookies()) found.push(['cookie', name]);
  await forget(page);
  end();
  for (const text of messages) found.push(['console', text]);
  for (const url of foreignRequests) found.push(['origin', url]);
  return uncovered(found.map(([what, text]) => ({route, what, text})));
}
