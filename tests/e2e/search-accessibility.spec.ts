import {expect, test, type Locator} from '@playwright/test';
import {expectAccessible} from './support/accessibility';
import {ask, openSearch, searchDialog, visit} from '../support/search';

/** What is asked one after the other, by what the dialog shows then. */
const QUERIES = {
  idle: '',
  results: 'cascading scans',
  'results with a correction': 'cascading rlue',
  nothing: 'kubernxxxs',
};

/** Targets of the dialog that a finger may miss. */
const smallTargets = (dialog: Locator): Promise<unknown[]> =>
  dialog.locator('a, button, input').evaluateAll((elements) =>
    elements
      .map((element) => ({text: element.textContent?.slice(0, 40), box: element.getBoundingClientRect()}))
      .filter(({box}) => box.width < 24 || box.height < 24)
      .map(({text}) => text),
  );

test('axe finds nothing in the dialog, whatever it shows, and its targets are 24 px large', async ({page}) => {
  await visit(page);
  await openSearch(page);
  for (const [state, query] of Object.entries(QUERIES)) {
    const {dialog} = query === '' ? searchDialog(page) : await ask(page, query);
    for (const width of [320, 1280]) {
      await page.setViewportSize({width, height: 800});
      if (query !== '') expect(await smallTargets(dialog), `${state} at ${width} px`).toEqual([]);
      await expectAccessible(page, 'dialog', `${state} at ${width} px`);
    }
  }
});

test('axe finds nothing in a dialog that waits for its answer', async ({page}) => {
  await page.route('**/search-*.json', () => {
    // Never answered.
  });
  await visit(page);
  const {input, dialog} = await openSearch(page);
  await input.fill('nmap');
  await expect(dialog.locator('[data-state=stalled]')).toBeVisible();
  for (const width of [1280, 320]) {
    await page.setViewportSize({width, height: 800});
    await expectAccessible(page, 'dialog', `${width} px`);
  }
});

test('axe finds nothing on the search page in both modes, with results and without', async ({page}) => {
  for (const query of ['nmap', 'qqqqxxxx']) {
    await visit(page, `/search?q=${query}`);
    await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
    await expectAccessible(page, 'main', query);
  }
});
