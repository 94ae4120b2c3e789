import {expect, test, type Page} from '@playwright/test';
import {axeFindings} from './support/accessibility';
import {ask, openSearch, visit} from '../support/search';
import {switchMode} from './support/watch';

const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  idle: openSearch,
  stalled: async (page) => {
    await page.route('**/search-*.json', () => {
      // Never answered.
    });
    const {input, dialog} = await openSearch(page);
    await input.fill('nmap');
    await expect(dialog.locator('[data-state=stalled]')).toBeVisible();
  },
  results: async (page) => {
    await openSearch(page);
    await ask(page, 'cascading scans');
  },
  'results with a correction': async (page) => {
    await openSearch(page);
    await ask(page, 'cascading rlue');
  },
  nothing: async (page) => {
    await openSearch(page);
    await ask(page, 'kubernxxxs');
  },
};

for (const [state, reach] of Object.entries(states)) {
  for (const width of [320, 1280]) {
    test(`axe finds nothing in the dialog at ${width} px in both modes: ${state}`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await visit(page);
      await reach(page);
      for (const mode of ['light', 'dark'] as const) {
        await switchMode(page, mode);
        expect(await axeFindings(page), mode).toEqual([]);
      }
    });
  }
}

for (const [name, route] of [
  ['results', '/search?q=nmap'],
  ['nothing', '/search?q=qqqqxxxx'],
] as const) {
  test(`axe finds nothing on the search page in both modes: ${name}`, async ({page}) => {
    await visit(page, route);
    await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
    for (const mode of ['light', 'dark'] as const) {
      await switchMode(page, mode);
      expect(await axeFindings(page), mode).toEqual([]);
    }
  });
}

test('the active result can be told apart where the system chooses the colours', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await visit(page);
  await openSearch(page);
  const {active} = await ask(page, 'nmap');
  expect(await active.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});

test('every target in the dialog is at least 24 px high and wide', async ({page}) => {
  await page.setViewportSize({width: 320, height: 800});
  await visit(page);
  await openSearch(page);
  for (const query of ['nmap', 'kubernxxxs']) {
    const {dialog} = await ask(page, query);
    const small = await dialog.locator('a, button, input').evaluateAll((elements) =>
      elements
        .map((element) => ({text: element.textContent?.slice(0, 40), box: element.getBoundingClientRect()}))
        .filter(({box}) => box.width < 24 || box.height < 24)
        .map(({text}) => text),
    );
    expect(small, query).toEqual([]);
  }
});
