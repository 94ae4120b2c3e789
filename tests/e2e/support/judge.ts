import type {Page} from '@playwright/test';
import {inspectHtml} from '../../../src/plugins/after-build/html/inspect';
import {axeFindings} from './accessibility';
import {uncovered, unknownRoute, type Finding} from './exceptions';
import {layoutShifts, recordLayoutShifts, settled, switchMode, watch} from './watch';

type State = readonly [mode: 'light' | 'dark', width: number];

const states: readonly State[] = [
  ['light', 1280],
  ['light', 320],
  ['dark', 320],
  ['dark', 1280],
];

/**
 * The states in which a page is judged. Pages of a kind of their own are judged in all. Of those that Markdown makes alike,
 * each is judged in both modes and at both widths, in two states, and the page after it in the other two.
 */
const statesOf = (route: string, place: number): readonly State[] =>
  states.filter((_, index) => !/^\/(?:docs|blog)\/./.test(route) || index % 2 === place % 2);

/** In which modes and at which widths each page is judged. */
export const judged = {
  modes: [...new Set(states.map(([mode]) => mode))],
  widths: [...new Set(states.map(([, width]) => width))],
};

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

/**
 * Loads a route once and judges all standing budgets together: accessibility in both modes and widths, console, other
 * origins, cookies, overflow, inline styles, layout shift, heading, language and names of elements.
 *
 * @param place of the route among all, by which the states of pages of one kind are shared out
 */
export async function judge(page: Page, route: string, origin: string, place = 0): Promise<Finding[]> {
  const found: [Finding['what'], string][] = [];
  const {messages, foreignRequests} = watch(page, origin);
  await recordLayoutShifts(page);
  const response = await page.goto(route, {waitUntil: 'load'});
  const expected = route === unknownRoute ? 404 : 200;
  if (response?.status() !== expected) found.push(['page', `status ${response?.status()}`]);
  found.push(...judgeHtml((await response?.text()) ?? ''));
  await settled(page);
  for (const shift of await layoutShifts(page)) found.push(['shift', shift]);
  for (const [mode, width] of statesOf(route, place)) {
    await page.setViewportSize({width, height: 800});
    await switchMode(page, mode);
    for (const {rule, html, summary} of await axeFindings(page)) {
      found.push(['axe', `${mode} ${width} px: ${rule}: ${html}: ${summary}`]);
    }
    const wide = await overflow(page);
    if (wide) found.push(['overflow', `${mode} ${width} px: ${wide}`]);
  }
  const headings = await page.locator('h1').count();
  if (headings !== 1) found.push(['page', `${headings} h1 elements after hydration`]);
  for (const html of await unknownElements(page)) found.push(['page', `an element that no browser knows: ${html}`]);
  for (const {name} of await page.context().cookies()) found.push(['cookie', name]);
  for (const text of messages) found.push(['console', text]);
  for (const url of foreignRequests) found.push(['origin', url]);
  return uncovered(found.map(([what, text]) => ({route, what, text})));
}
