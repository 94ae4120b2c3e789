import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import {answered, marks, searchDialog} from '../../support/search';
import {siteDir} from '../../support/site';
import {chunks, mainScript} from '../support/network';
import {settled} from '../support/watch';
import {copied, FILTER, filterField, largeView, QUERY, suggestions} from './ends';
import {assetsOf} from './second-build';
import {all, type Row} from './table';

/** A short page: most rows ask nothing more of it than that it is one. */
const ANY = '/docs/telemetry';

const FOUND = '/docs/scanners/gitleaks';

const numbered = /\/assets\/js\/\d{2,5}\.[\da-f]{8}\.js$/;
const runtime = /\/assets\/js\/runtime~main\.[^/]+\.js$/;

async function pageWorks(page: Page): Promise<void> {
  await settled(page);
  await expect(page.locator('.load-failed')).toHaveCount(0);
  await expect(page.locator('.navbar')).toHaveCSS('display', 'flex');
  const mode = page.locator('html');
  const before = await mode.getAttribute('data-theme');
  await page.getByRole('button', {name: /mode/}).first().click();
  await expect(mode).not.toHaveAttribute('data-theme', before ?? '');
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await searchDialog(page).input.fill(QUERY);
}

async function reopenSearch(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await openSearch(page);
}

async function searchWorks(page: Page): Promise<void> {
  await answered(page);
  const {options, status, input} = searchDialog(page);
  await expect(options.first()).toHaveAttribute('href', FOUND);
  await expect(status).toHaveText(/^\d+ pages? found$/);
  await expect(input).toHaveValue(QUERY);
}

const TRY = 'Try it with your own rule';
const tester = (page: Page) => page.getByRole('button', {name: TRY});

/** Loads what a button needs, as turning to it does. */
async function turnTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', {name}).hover();
  await page.waitForLoadState('networkidle');
}

async function editorWorks(page: Page): Promise<void> {
  const editor = page.getByRole('region', {name: 'Try your own rule'});
  await expect(editor.locator('[data-state]')).toContainText(/The rule (?:matches|does not match)/);
}

const search = {page: ANY, ask: openSearch, works: searchWorks, again: reopenSearch};
/** With its code there, so that the fault is one of what the code asks for. */
const answers = {...search, warm: (page: Page) => turnTo(page, 'Search...')};

/** A script that holds a text, among those that no page is named after. */
const numberedWith = (text: string) =>
  new RegExp(
    `${assetsOf(siteDir).find((file) => numbered.test(`/${file}`) && readFileSync(path.join(siteDir, file), 'utf8').includes(text))}$`,
  );

async function copyPage(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
}

const copying = {
  page: ANY,
  ask: copyPage,
  works: (page: Page) => expect(copied(page)).toHaveText('Copied'),
};

/** Comes to the page as from a result of the search. */
const follow = (page: Page): Promise<void> =>
  page.evaluate((term) => {
    history.pushState({key: `${Date.now()}`, state: {searchTerms: [term]}}, '', location.pathname);
    dispatchEvent(new PopStateEvent('popstate', {state: history.state as unknown}));
  }, QUERY);

export const ROWS: readonly Row[] = [
  ...[
    {name: 'main script', resource: mainScript},
    {name: 'runtime', resource: runtime},
  ].map((row) => ({
    ...row,
    page: ANY,
    works: pageWorks,
    ends: all(['can be read', 1], {offline: 'can be read', 'other version': ['works', 1]}),
  })),
  {
    name: 'style sheet',
    resource: /\/assets\/css\/styles\./,
    page: ANY,
    works: pageWorks,
    ends: all(['has no looks', 1], {
      truncated: 'works',
      slow: 'comes late, then works',
      offline: 'has no looks',
      'other version': ['works', 1],
    }),
  },
  {
    name: 'chunk of the page',
    resource: chunks,
    page: ANY,
    works: pageWorks,
    ends: all(['notice', 1], {offline: 'notice', 'other version': ['works', 1]}),
  },
  {
    lines: '[S4.1 S4.2 S8.2] ',
    name: 'chunk of the next page',
    resource: chunks,
    page: ANY,
    ask: (page) => page.locator('.navbar').getByRole('link', {name: 'Blog', exact: true}).click(),
    async works(page) {
      await expect(page).toHaveURL(/\/blog$/);
      await expect(page).toHaveTitle(/Blog/);
      await pageWorks(page);
    },
    ends: all(['notice', 1], {offline: 'screen with Retry', 'other version': ['works', 1]}),
  },
  {
    name: 'document of the next page',
    resource: /\/docs\/security$/,
    page: ANY,
    ask: (page) => page.locator('.pagination-nav__link[href="/docs/security"]').click(),
    async works(page) {
      await expect(page).toHaveTitle(/^Security/);
      await pageWorks(page);
    },
    ends: all('works', {slow: 'works', offline: 'screen with Retry', 'other version': ['works', 1]}),
  },
  {
    ...search,
    name: 'code of the search dialog',
    resource: numbered,
    ends: all('dialog with Retry', {'other version': 'dialog that leads on'}),
  },
  {
    ...answers,
    name: 'search worker',
    resource: /\/assets\/js\/search\./,
    ends: all('nothing found', {'other version': 'nothing found until a new load'}),
  },
  {
    ...answers,
    name: 'search indexes',
    resource: /\/search-(?:index|words)-/,
    isNamedForever: true,
    ends: all('names found', {offline: 'nothing found'}),
  },
  {
    ...answers,
    name: 'search heads',
    resource: /\/search-head-/,
    isNamedForever: true,
    ends: all('works', {slow: 'works', offline: 'nothing found'}),
  },
  {
    ...answers,
    lines: '[S7.2 S8.5 S8.6] ',
    name: 'all files of the search',
    resource: /\/search-(?:index|head|words)-|\/search-text\//,
    isNamedForever: true,
    ends: all('nothing found', {}),
  },
  {
    ...answers,
    name: 'text files of the search',
    resource: /\/search-text\//,
    isNamedForever: true,
    ends: all('works', {slow: 'works', offline: 'nothing found'}),
  },
  {
    name: 'picture',
    resource: /\/img\/logo\.svg$/,
    page: ANY,
    works: pageWorks,
    isNamedForever: true,
    ends: all('works', {slow: 'works'}),
  },
  {
    name: 'results of the tests',
    resource: /\/trust\.json$/,
    page: '/trust',
    works: (page) => expect(page.getByText('c0ffee')).toBeVisible(),
    isNamedForever: true,
    ends: all('results with Retry', {'404': 'not measured', 'other version': 'works'}),
  },
  {
    ...copying,
    name: 'code that copies a page',
    resource: numbered,
    ends: all('says that it is not copied', {'other version': 'says that it is not copied until a new load'}),
  },
  {
    ...copying,
    name: 'Markdown of a page',
    resource: /\.md$/,
    isNamedForever: true,
    ends: all('says that it is not copied', {truncated: 'works', 'other version': 'works'}),
  },
  {
    name: 'code of a reference',
    resource: numbered,
    page: '/docs/auto-discovery/installation',
    ask: (page) => filterField(page).fill(FILTER),
    works: (page) => expect(page.locator('.entries-filter > output').first()).toHaveText(/^\d+ of \d+$/),
    ends: all('list stays whole', {'other version': 'list stays whole until a new load'}),
  },
  {
    name: 'code that marks what was found',
    resource: numbered,
    page: FOUND,
    ask: follow,
    works: (page) => expect(async () => expect((await marks(page)).count).toBeGreaterThan(0)).toPass(),
    ends: all('has no marks', {'other version': 'has no marks until a new load'}),
  },
  {
    name: 'large view of a diagram',
    resource: numbered,
    page: '/docs/architecture/runtime_view',
    ask: (page) => page.getByRole('button', {name: 'Enlarge'}).first().click(),
    works: (page) => expect(largeView(page)).toBeVisible(),
    ends: all('diagram says so', {'other version': 'diagram until a new load'}),
  },
  {
    name: 'pages to suggest for an unknown address',
    resource: numberedWith('"docs":[{"label"'),
    page: '/docs/scanner/nmapp',
    works: (page) => expect(suggestions(page)).toBeVisible(),
    ends: all('suggests no pages', {'other version': ['works', 1]}),
  },
  ...[
    {name: 'code of a live block', resource: numbered, ends: all('block says so', {})},
    {
      name: 'worker of a live block',
      resource: /\/assets\/js\/simulator\./,
      warm: (page: Page) => turnTo(page, TRY),
      ends: all('block with Try again', {'other version': 'block until a new load'}),
    },
  ].map((row) => ({
    ...row,
    page: '/docs/hooks/cascading-scans',
    async ask(page: Page) {
      await tester(page).click();
    },
    works: editorWorks,
  })),
];
