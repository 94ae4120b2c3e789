import type {Page} from '@playwright/test';
import {isFullRun} from '../../support/full-run';
import {pagesOfEachKind} from '../../support/site';
import {axeFindings} from './accessibility';
import {uncovered, unknownRoute, type Finding} from './exceptions';
import {layoutShifts, resize, settled, switchMode, watch} from './watch';

interface State {
  readonly mode: 'light' | 'dark';
  readonly width: number;
}

const WIDTHS = [1280, 320] as const;
const STATES: readonly State[] = [
  {mode: 'light', width: 1280},
  {mode: 'dark', width: 320},
  {mode: 'dark', width: 1280},
  {mode: 'light', width: 320},
];

/** Pages with parts that no page of another kind has: what a message means, a warning, a list of images, what was removed. */
const ownParts = [
  '/docs/getting-started/troubleshooting',
  '/docs/hooks/defectdojo',
  '/docs/how-tos/offline-networks',
  '/docs/scanners/kubeaudit',
  '/trust',
  unknownRoute,
];

/** Whether a route is examined with all rules, desktop and colors included: each of them at night, otherwise one of each kind. */
const isExaminedFully = (route: string): boolean =>
  isFullRun || pagesOfEachKind.includes(route) || ownParts.includes(route);

/**
 * The states in which axe examines a route: at night in each mode at each width; by day one page of each kind in each mode
 * and at each width, and the text of the others on a phone, where nothing else is on the page.
 */
function statesOf(route: string): readonly State[] {
  if (isFullRun) return STATES;
  return isExaminedFully(route) ? STATES.slice(0, 2) : [{mode: 'light', width: 320}];
}

/**
 * Rules that a route leaves out. Only style attributes can break the first, and the HTML has none. The others take three
 * quarters of the time of axe; pages have their sizes and colors from their kind, because the content has no styles.
 */
const rulesLeftOut = (route: string): readonly string[] => [
  'avoid-inline-spacing',
  ...(isExaminedFully(route) ? [] : ['target-size', 'color-contrast']),
];

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

/** Elements that neither HTML nor SVG defines, such as the component of a page that was written as an element. */
const unknownElements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => element instanceof HTMLUnknownElement)
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** Chooses the mode in which the next page loads: a page that is loaded takes longer to change. */
const chooseMode = (page: Page, mode: State['mode']): Promise<void> =>
  page.evaluate((theme) => {
    if (location.protocol !== 'about:') localStorage.setItem('theme', theme);
  }, mode);

/** Forgets what the page has stored, as if nobody had been here. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
}

/** Examines a loaded page in its states, then whether it fits a phone, and at night a desktop, too. */
async function judgeStates(page: Page, route: string): Promise<[Finding['what'], string][]> {
  const found: [Finding['what'], string][] = [];
  for (const {mode, width} of statesOf(route)) {
    await resize(page, width);
    await switchMode(page, mode);
    for (const {rule, html, summary} of await axeFindings(page, {without: rulesLeftOut(route)}))
      found.push(['axe', `${mode} ${width} px: ${rule}: ${html}: ${summary}`]);
  }
  // The width that the page has comes first: each change costs a layout.
  for (const width of new Set([page.viewportSize()!.width, ...(isFullRun ? WIDTHS : [320])])) {
    await resize(page, width);
    const wide = await overflow(page);
    if (wide) found.push(['overflow', `${width} px: ${wide}`]);
  }
  return found;
}

/**
 * Loads a route once and checks all budgets together: accessibility, console, other origins, cookies, overflow, layout
 * shift, heading and names of elements. Inline styles and scripts fail the build.
 *
 * @param page a tab of `sweepTab`
 */
export async function judge(page: Page, route: string, origin: string): Promise<Finding[]> {
  const found: [Finding['what'], string][] = [];
  const {messages, foreignRequests, end} = watch(page, origin);
  const first = statesOf(route)[0]!;
  const isFirstVisit = isFullRun || pagesOfEachKind.includes(route);
  const session = isFirstVisit ? await page.context().newCDPSession(page) : undefined;
  await session?.send('Network.enable');
  // Without the cache, styles and fonts come as late as on a first visit, and may move what is drawn.
  await session?.send('Network.setCacheDisabled', {cacheDisabled: true});
  await page.setViewportSize({width: first.width, height: 800});
  await chooseMode(page, first.mode);
  const response = await page.goto(route, {waitUntil: 'load'});
  const expected = route === unknownRoute ? 404 : 200;
  if (response?.status() !== expected) found.push(['page', `status ${response?.status()}`]);
  await settled(page);
  for (const shift of await layoutShifts(page)) found.push(['shift', shift]);
  found.push(...(await judgeStates(page, route)));
  const headings = await page.locator('h1').count();
  if (headings !== 1) found.push(['page', `${headings} h1 elements after hydration`]);
  for (const html of await unknownElements(page)) found.push(['page', `an element that no browser knows: ${html}`]);
  for (const {name} of await page.context().cookies()) found.push(['cookie', name]);
  await forget(page);
  await session?.detach();
  end();
  for (const text of messages) found.push(['console', text]);
  for (const url of foreignRequests) found.push(['origin', url]);
  return uncovered(found.map(([what, text]) => ({route, what, text})));
}
