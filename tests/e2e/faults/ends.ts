import {expect, type Page} from '@playwright/test';
import {marks, searchDialog} from '../../support/search';
import {settled} from '../support/watch';

export const QUERY = 'gitleaks';

export const FILTER = 'image tag';

/** The field above the first list of a reference. */
export const filterField = (page: Page) => page.getByRole('searchbox', {name: /^Filter/}).first();

/** What an unknown address may have meant. */
export const suggestions = (page: Page) => page.getByRole('heading', {name: 'Did you mean one of these pages?'});

/** A diagram as large as the window. */
export const largeView = (page: Page) => page.getByRole('dialog').getByRole('img');

/** What is said of the page that was to be copied. */
export const copied = (page: Page) => page.locator('.page-meta').getByRole('status');

/** What readers do with a resource. */
export interface Uses {
  /** Brings about that the resource is asked for; absent for what comes with the page. */
  readonly ask?: (page: Page) => Promise<void>;
  /** Passes when the resource does what it is for. */
  readonly works: (page: Page) => Promise<void>;
  /** Opens once more what asks for the resource. */
  readonly again?: (page: Page) => Promise<void>;
}

interface Ending {
  /** Passes in the end state, while the fault lasts. */
  readonly shows: (page: Page, row: Uses) => Promise<void>;
  /** What a reader does when the fault is over; then the resource does what it is for. */
  readonly recover: (page: Page, row: Uses) => Promise<unknown>;
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await settled(page);
}

async function reloadAndAsk(page: Page, row: Uses): Promise<void> {
  await reload(page);
  await row.ask?.(page);
}

const retry = (page: Page) => page.getByRole('button', {name: 'Retry'});

const dialogKeeps = (page: Page): Promise<void> => expect(searchDialog(page).input).toHaveValue(QUERY);
const block = (page: Page) => page.getByRole('region', {name: 'Try your own rule'});

async function dialogFails(page: Page): Promise<void> {
  await expect(searchDialog(page).dialog.getByRole('alert')).toContainText('Submit opens the search page.');
  await dialogKeeps(page);
}

async function nothingFound(page: Page): Promise<void> {
  await expect(searchDialog(page).status).toHaveText('No results found.');
  await dialogKeeps(page);
}

const blockFails = (page: Page): Promise<void> =>
  expect(block(page).locator('[data-state]')).toContainText('could not be loaded');

const notCopied = (page: Page): Promise<void> => expect(copied(page)).toContainText('Not copied: open the Markdown');

const largeViewFails = (page: Page): Promise<void> =>
  expect(page.getByRole('alert')).toContainText('The diagram above');

async function hasNoMarks(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect((await marks(page)).count).toBe(0);
}

const askAgain = async (page: Page, row: Uses): Promise<void> => row.ask?.(page);

/** What a deployment has taken away comes with a new load only. */
const untilNewLoad = (shows: Ending['shows']): Ending => ({shows, recover: reloadAndAsk});

async function listIsWhole(page: Page): Promise<void> {
  await expect(filterField(page)).toHaveValue(FILTER);
  await expect(page.locator('.entries > li').filter({visible: false})).toHaveCount(0);
}

const endings = {
  works: {
    shows: (page, row) => row.works(page),
    recover: async () => undefined,
  },
  'waits, then works': {
    shows: async () => undefined,
    recover: async () => undefined,
  },
  // Browsers show nothing before the style sheet of the page has come or failed.
  'comes late, then works': {
    shows: async () => undefined,
    recover: async () => undefined,
  },
  'can be read': {
    async shows(page) {
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      await expect(page.locator('.navbar')).toHaveCSS('display', 'flex');
    },
    recover: reload,
  },
  'has no looks': {
    async shows(page) {
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.locator('.navbar')).toHaveCSS('display', 'block');
    },
    recover: reload,
  },
  notice: {
    async shows(page) {
      await expect(page.getByRole('alert')).toContainText('It can be read; links work.');
      // Nobody is faster than the tries that are still going on.
      await page.waitForLoadState('networkidle');
    },
    recover: (page) => retry(page).click(),
  },
  'screen with Retry': {
    async shows(page) {
      await expect(page.getByRole('heading', {level: 1, name: 'This page could not be loaded.'})).toBeVisible();
      await expect(page.locator('.load-failed__error')).toHaveText(/Loading chunk .* failed/);
      await expect(page.locator('.navbar')).toBeVisible();
      await retry(page).click();
      await expect(page.locator('.spinner')).toBeVisible();
      await expect(page.locator('.spinner')).toHaveCount(0);
      await expect(retry(page)).toBeVisible();
    },
    recover: (page) => retry(page).click(),
  },
  'dialog with Retry': {
    shows: dialogFails,
    async recover(page) {
      await retry(page).click();
    },
  },
  'dialog that leads on': {
    shows: dialogFails,
    async recover(page, row) {
      await searchDialog(page).button('Submit').click();
      await expect(page.locator('main ol > li').first()).toBeVisible();
      await row.ask?.(page);
    },
  },
  'nothing found': {
    shows: nothingFound,
    recover: async (page, row) => row.again?.(page),
  },
  'nothing found until a new load': untilNewLoad(nothingFound),
  'names found': {
    async shows(page) {
      const {status, options} = searchDialog(page);
      await expect(status).toHaveText(/^At least \d+ pages? found$/);
      await expect(options.first()).toBeVisible();
      await dialogKeeps(page);
    },
    recover: async (page, row) => row.again?.(page),
  },
  'not measured': {
    shows: (page) => expect(page.getByText('This build has not been measured.')).toBeVisible(),
    recover: reload,
  },
  'results with Retry': {
    shows: (page) => expect(page.getByRole('alert')).toContainText('The results could not be loaded.'),
    recover: (page) => retry(page).click(),
  },
  'says that it is not copied': {shows: notCopied, recover: askAgain},
  'says that it is not copied until a new load': untilNewLoad(notCopied),
  'has no marks': {shows: hasNoMarks, recover: askAgain},
  'has no marks until a new load': untilNewLoad(hasNoMarks),
  'diagram says so': {
    shows: largeViewFails,
    recover: (page) => page.getByRole('button', {name: 'Try again'}).click(),
  },
  'diagram until a new load': untilNewLoad(largeViewFails),
  'suggests no pages': {
    async shows(page) {
      await expect(page.locator('main').getByRole('link', {name: 'nmapp'})).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(suggestions(page)).toHaveCount(0);
    },
    recover: reload,
  },
  'list stays whole': {
    shows: listIsWhole,
    // The tries that are still going on end first: then the next sign of a reader is heard.
    async recover(page, row) {
      await page.waitForLoadState('networkidle');
      await expect(async () => {
        await row.ask?.(page);
        await row.works(page);
      }).toPass();
    },
  },
  'list stays whole until a new load': untilNewLoad(listIsWhole),
  'block says so': untilNewLoad((page) => expect(page.getByText('The editor could not be loaded.')).toBeVisible()),
  'block until a new load': untilNewLoad(blockFails),
  'block with Try again': {
    shows: blockFails,
    recover: (page) => block(page).getByRole('button', {name: 'Try again'}).click(),
  },
} satisfies Record<string, Ending>;

/** The ways in which a fault may end. */
export type End = keyof typeof endings;
export const ENDS: Readonly<Record<End, Ending>> = endings;
