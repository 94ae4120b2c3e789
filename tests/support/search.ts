import {expect, type Locator, type Page} from '@playwright/test';

/** Locators of the search dialog. */
export interface SearchDialog {
  readonly dialog: Locator;
  readonly input: Locator;
  readonly options: Locator;
  readonly active: Locator;
  readonly status: Locator;
  readonly button: (name: string) => Locator;
}

export const searchDialog = (page: Page): SearchDialog => {
  const dialog = page.getByRole('dialog', {name: 'Search...'});
  return {
    dialog,
    input: dialog.getByRole('combobox', {name: 'Search...'}),
    options: dialog.getByRole('option'),
    active: dialog.getByRole('option', {selected: true}),
    status: dialog.getByRole('status'),
    button: (name) => dialog.getByRole('button', {name, exact: true}),
  };
};

/** Loads a page and waits until it is hydrated. */
export async function visit(page: Page, route = '/docs/getting-started/first-scans'): Promise<void> {
  await page.goto(route);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens the dialog with Ctrl+K. */
export async function openSearch(page: Page): Promise<SearchDialog> {
  await page.keyboard.press('Control+k');
  const search = searchDialog(page);
  await expect(search.input).toBeFocused();
  await expect(search.dialog.locator('[data-state]')).toBeAttached();
  return search;
}

/** Types a query and waits for the complete answer. */
export async function ask(page: Page, query: string): Promise<SearchDialog> {
  const search = searchDialog(page);
  await search.input.fill(query);
  await answered(page);
  return search;
}

/** Loads a page, opens the dialog, types a query and waits for the complete answer. */
export async function found(page: Page, query: string): Promise<SearchDialog> {
  await visit(page);
  await openSearch(page);
  return ask(page, query);
}

/** Waits for the complete answer to the current query. */
export const answered = (page: Page): Promise<void> =>
  expect(searchDialog(page).dialog.locator('[data-state=ready]')).toBeVisible();

/** Addresses of the options. */
export const hrefs = ({options}: SearchDialog): Promise<string[]> =>
  options.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** The number of search marks on the page, and their distinct texts. */
export const marks = (page: Page): Promise<{readonly count: number; readonly texts: readonly string[]}> =>
  page.evaluate(() => {
    const ranges = [...(CSS.highlights.get('search') ?? [])];
    return {count: ranges.length, texts: [...new Set(ranges.map(String))]};
  });

/** Reloads the page as if a search result with these terms had led to it. */
export async function carry(page: Page, searchTerms: unknown): Promise<void> {
  await page.evaluate((terms) => history.replaceState({key: 'abcdef', state: {searchTerms: terms}}, ''), searchTerms);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}
