import {expect, test} from '@playwright/test';
import {carry, marks} from '../../support/search';
import {afterwards, visit} from '../support/watch';

test('[S9.8 R10] text that comes more than 5000 ms late is not marked any more', async ({page}) => {
  await page.clock.install();
  await visit(page, '/docs/scanners/nmap');
  await carry(page, ['latecomer']);
  const append = () => page.evaluate(() => document.querySelector('article')?.append(' latecomer '));
  // What looks for the text is loaded after the page.
  await page.waitForLoadState('networkidle');
  await afterwards(page, 5800);
  await append();
  await afterwards(page, 500);
  expect((await marks(page)).count).toBe(0);
});
