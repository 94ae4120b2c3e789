import type {Page} from '@playwright/test';
import {isFullRun} from '../../support/full-run';
import {pagesOfEachKind} from '../../support/site';
import {axeFindings} from './accessibility';
import {layoutShifts, resize, settled, switchMode, watch} from './page-state';

interface State {
  readonly mode: 'light' | 'dark';
  readonly width: number;
}

/** A route without a page. */
export const unknownRoute = '/there-is-no-such-page';

const STATES: readonly State[] = [
  {mode: 'light', width: 1280},
  {mode: 'dark', width: 320},
  {mode: 'dark', width: 1280},
  {mode: 'light', width: 320},
];

/** Pages with unique parts: a list of messages, a warning, a list of images, removed scanners. */
const ownParts = [
  '/docs/getting-started/error-messages',
  '/docs/hooks/defectdojo',
  '/docs/how-tos/offline-networks',
  '/docs/scanners/kubeaudit',
  '/trust',
  unknownRoute,
];

/** Whether to check a route with all rules, on desktop and with colors: every route at night, otherwise one of each kind. */
const isExaminedFully = (route: string): boolean =>
  isFullRun || pagesOfEachKind.includes(route) || ownParts.includes(route);

/**
 * The states in which axe checks a route. At night: each mode at each width. Otherwise: one page of each kind once in each mode and at each
 * width, and only the text of the others, on a phone, where the page has nothing else.
 */
function statesOf(route: string): readonly State[] {
  if (isFullRun) return STATES;
  return isExaminedFully(route) ? STATES.slice(0, 2) : [{mode: 'light', width: 320}];
}

/**
 * Rules to skip. Only style attributes can violate the first, and the HTML has none; the second never finds anything, it asks for a review.
 * The others take most of the time; sizes and colors depend on the kind of page, because content has no styles.
 */
const rulesLeftOut = (route: string): readonly string[] => [
  'avoid-inline-spacing',
  'hidden-content',
  ...(isExaminedFully(route) ? [] : ['target-size', 'color-contrast', 'link-in-text-block']),
];

/** What is wrong on the screen: overflow, hidden elements that are rendered, small controls, blank lines in commands, unknown elements. */
const flawsOnScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = (flaw: string, elements: readonly Element[]) =>
      elements.map((element) => `${flaw}: ${element.outerHTML.slice(0, 120)}`);
    const all = [...document.body.querySelectorAll<HTMLElement>('*')];
    const {scrollWidth, clientWidth} = document.documentElement;
    const wide = all.findLast((element) => element.getBoundingClientRect().right > clientWidth + 1) ?? document.body;
    // A radio button is as large as its label.
    const controls = all.filter((one) => one.matches('button, summary, select, textarea, input:not([type=radio])'));
    const small = controls.filter(
      (one) => one.checkVisibility({visibilityProperty: true}) && Math.min(one.offsetWidth, one.offsetHeight) < 24,
    );
    /** A blank line ends a command after a backslash for people who read a shell. */
    const hasBlankLine = (command: HTMLElement): boolean => {
      const texts = document.createTreeWalker(command, NodeFilter.SHOW_TEXT);
      const tops = new Set<number>();
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        for (const {index} of node.data.matchAll(/\S/g)) {
          const range = new Range();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          tops.add(Math.round(range.getBoundingClientRect().top / 8));
        }
      }
      const lines = Math.round(command.offsetHeight / Number.parseFloat(getComputedStyle(command).lineHeight));
      return tops.size > 0 && tops.size < lines;
    };
    return [
      ...(scrollWidth > clientWidth ? found(`overflow of ${scrollWidth - clientWidth} px`, [wide]) : []),
      ...found(
        'hidden, but rendered',
        all.filter((one) => one.matches('[hidden]') && one.getClientRects().length > 0),
      ),
      ...found('small control', small),
      ...found(
        'blank line in a command',
        innerWidth === 320 ? all.filter((one) => one.matches('.code-command') && hasBlankLine(one)) : [],
      ),
      ...found(
        'an element that no browser knows',
        all.filter((one) => one instanceof HTMLUnknownElement),
      ),
    ];
  });

/** Sets the mode for the next page load, because a loaded page takes longer to switch. */
const chooseMode = (page: Page, mode: State['mode']): Promise<void> =>
  page.evaluate((theme) => {
    if (location.protocol !== 'about:') localStorage.setItem('theme', theme);
  }, mode);

/** Clears the storage and cookies of the page. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
}

/** Checks a loaded page in its states, on the screen and with axe. */
async function auditStates(page: Page, route: string): Promise<string[]> {
  const found: string[] = [];
  for (const {mode, width} of statesOf(route)) {
    await resize(page, width);
    await switchMode(page, mode);
    for (const flaw of await flawsOnScreen(page)) found.push(`${width} px: ${flaw}`);
    for (const {rule, html, summary} of await axeFindings(page, {without: rulesLeftOut(route)}))
      found.push(`axe: ${mode} ${width} px: ${rule}: ${html}: ${summary}`);
  }
  return found;
}

/**
 * Loads a route once and checks accessibility, console, other origins, cookies, overflow, layout shift, headings, unknown elements, the size
 * of controls, that hidden elements are not rendered, and that commands on a phone have no blank line. The
 * build itself rejects inline styles and scripts.
 *
 * @param page a tab that records layout shifts
 */
export async function auditRoute(page: Page, route: string, origin: string): Promise<string[]> {
  const {messages, foreignRequests, end} = watch(page, origin);
  const first = statesOf(route)[0]!;
  const isFirstVisit = isFullRun || pagesOfEachKind.includes(route);
  const session = isFirstVisit ? await page.context().newCDPSession(page) : undefined;
  await session?.send('Network.enable');
  // Without the cache, styles and fonts load as late as on a first visit and could shift the layout.
  await session?.send('Network.setCacheDisabled', {cacheDisabled: true});
  await page.setViewportSize({width: first.width, height: 800});
  await chooseMode(page, first.mode);
  const response = await page.goto(route, {waitUntil: 'load'});
  await settled(page);
  const shifts = await layoutShifts(page);
  const inStates = await auditStates(page, route);
  const status = response?.status();
  const headings = await page.locator('h1').count();
  const cookies = await page.context().cookies();
  await forget(page);
  await session?.detach();
  end();
  // Chromium itself reports the 404 status of the not-found page, which is expected.
  const said = messages.filter((text) => route !== unknownRoute || !text.includes('responded with a status of 404'));
  return [
    ...(status === (route === unknownRoute ? 404 : 200) ? [] : [`page: status ${status}`]),
    ...shifts.map((shift) => `shift: ${shift}`),
    ...inStates,
    ...(headings === 1 ? [] : [`page: ${headings} h1 elements after hydration`]),
    ...cookies.map(({name}) => `cookie: ${name}`),
    ...said.map((text) => `console: ${text}`),
    ...foreignRequests.map((url) => `origin: ${url}`),
  ];
}
