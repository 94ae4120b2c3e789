import {expect, type Page} from '@playwright/test';
import {searchDialog} from '../../support/search';
import {settled} from '../support/watch';

export const QUERY = 'gitleaks';

export const FILTER = 'image tag';

/** The field above the first list of a reference. */
export const filterField = (page: Page) => page.getByRole('searchbox', {name: /^Filter/}).first();

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
    shows: (page) =>
      expect(page.getByRole('heading', {level: 1, name: 'This page could not be loaded.'})).toBeVisible(),
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
  'nothing found until a new load': {
    shows: nothingFound,
    recover: reloadAndAsk,
  },
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
  'says that it is not copied': {
    shows: (page) => expect(copied(page)).toContainText('Not copied: open the Markdown'),
    recover: (page, row) => row.ask?.(page) ?? Promise.resolve(),
  },
  'says that it is not copied until a new load': {
    shows: (page) => expect(copied(page)).toContainText('Not copied: open the Markdown'),
    recover: reloadAndAsk,
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
  'list stays whole until a new load': {
    shows: listIsWhole,
    recover: reloadAndAsk,
  },
  'block says so': {
    shows: (page) => expect(page.getByText('The editor could not be loaded.')).toBeVisible(),
    // What a deployment has taken away comes with a new load only, as the block says.
    recover: reloadAndAsk,
  },
  'block until a new load': {
    shows: blockFails,
    recover: reloadAndAsk,
  },
  'block with Try again': {
    shows: blockFails,
    recover: (page) => block(page).getByRole('button', {name: 'Try again'}).click(),
  },
} satisfies Record<string, Ending>;

/** The ways in which a fault may end. */
export type End = keyof typeof endings;
export const ENDS: Readonly<Record<End, Ending>> = endings;
