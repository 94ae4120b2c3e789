import {expect, test} from '@playwright/test';
import {expectAccessible} from './support/accessibility';
import {ask, openSearch, visit} from '../support/search';
import {held} from './support/network';

test('axe finds nothing in the dialog, whatever it shows, and its targets are 24 px large', async ({page}) => {
  const release = await held(page, '**/search-*.json');
  await visit(page);
  const {dialog, input} = await openSearch(page);
  for (const [state, query] of Object.entries({
    idle: '',
    loading: 'nmap',
    results: 'cascading scans',
    'results with a correction': 'cascading rlue',
    nothing: 'kubernxxxs',
  })) {
    if (state === 'loading') {
      await input.fill(query);
      await expect(dialog.locator('[data-state=stalled]')).toBeVisible();
    } else if (query !== '') await ask(page, query);
    for (const width of [320, 1280]) {
      await page.setViewportSize({width, height: 800});
      const small = await dialog.locator('a, button, input').evaluateAll((targets) =>
        targets
          .filter((target) => target.checkVisibility())
          .map((target) => ({html: target.outerHTML.slice(0, 80), box: target.getBoundingClientRect()}))
          .filter(({box}) => Math.min(box.width, box.height) < 24)
          .map(({html}) => html),
      );
      expect(small, `${state} at ${width} px`).toEqual([]);
      await expectAccessible(page, 'dialog', `${state} at ${width} px`);
    }
    if (state === 'loading') release();
  }
});

test('axe finds nothing on the search page in both modes, with results and without', async ({page}) => {
  for (const query of ['nmap', 'qqqqxxxx']) {
    await visit(page, `/search?q=${query}`);
    await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
    await expectAccessible(page, 'main', query);
  }
});
