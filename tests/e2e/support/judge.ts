import type {Page} from '@playwright/test';
import {isFullRun} from '../../support/full-run';
import {pagesOfEachKind} from '../../support/site';
import {axeFindings} from './accessibility';
import {layoutShifts, resize, settled, switchMode, watch} from './watch';

interface State {
  readonly mode: 'light' | 'dark';
  readonly width: number;
}

/** The path that no page has. */
export const unknownRoute = '/there-is-no-such-page';

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

/** Examines a loaded page in its states: whether it fits the window, and what axe finds. */
async function judgeStates(page: Page, route: string): Promise<string[]> {
  const found: string[] = [];
  for (const {mode, width} of statesOf(route)) {
    await resize(page, width);
    await switchMode(page, mode);
    const wide = await overflow(page);
    if (wide) found.push(`overflow: ${width} px: ${wide}`);
    for (const {rule, html, summary} of await axeFindings(page, {without: rulesLeftOut(route)}))
      found.push(`axe: ${mode} ${width} px: ${rule}: ${html}: ${summary}`);
  }
  return found;
}

/**
 * Loads a route once and checks all budgets together: accessibility, console, other origins, cookies, overflow, layout
 * shift, heading and names of elements. Inline styles and scripts fail the build.
 *
 * @param page a tab of `sweepTab`
 */
export async function judge(page: Page, route: string, origin: string): Promise<string[]> {
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
  await settled(page);
  const shifts = await layoutShifts(page);
  const inStates = await judgeStates(page, route);
  const status = response?.status();
  const headings = await page.locator('h1').count();
  const unknown = await unknownElements(page);
  const cookies = await page.context().cookies();
  await forget(page);
  await session?.detach();
  end();
  // The browser itself reports that the not-found page has status 404, as it should have.
  const said = messages.filter((text) => route !== unknownRoute || !text.includes('responded with a status of 404'));
  return [
    ...(status === (route === unknownRoute ? 404 : 200) ? [] : [`page: status ${status}`]),
    ...shifts.map((shift) => `shift: ${shift}`),
    ...inStates,
    ...(headings === 1 ? [] : [`page: ${headings} h1 elements after hydration`]),
    ...unknown.map((html) => `page: an element that no browser knows: ${html}`),
    ...cookies.map(({name}) => `cookie: ${name}`),
    ...said.map((text) => `console: ${text}`),
    ...foreignRequests.map((url) => `origin: ${url}`),
  ];
}
