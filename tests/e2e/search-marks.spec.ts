import {expect, test} from '@playwright/test';
import {carry, found, hrefs, marks, visit} from '../support/search';
import {afterwards} from './support/page-state';

test('[S4.25 R10] the destination marks what was found, until Escape or the next navigation', async ({page}) => {
  const {input} = await found(page, 'kubeaudit');
  await input.press('Enter');
  await expect(page).toHaveURL('/docs/scanners/kubeaudit');
  await expect.poll(async () => (await marks(page)).texts.map((text) => text.toLowerCase())).toContain('kubeaudit');
  await expect(page.locator('article mark')).toHaveCount(0);
  const outside = await page.evaluate(
    () =>
      [...(CSS.highlights.get('search') ?? [])].filter(
        (range) => !(range as Range).startContainer.parentElement?.closest('main article'),
      ).length,
  );
  expect(outside).toBe(0);
  const colour = () =>
    page
      .locator('article p')
      .first()
      .evaluate((text) => getComputedStyle(text, '::highlight(search)').backgroundColor);
  expect(await colour()).not.toBe('rgba(0, 0, 0, 0)');
  await page.keyboard.press('Escape');
  expect((await marks(page)).count).toBe(0);
  expect(await colour(), 'without marks').toBe('rgba(0, 0, 0, 0)');
  await page.reload();
  await expect.poll(async () => (await marks(page)).count).toBeGreaterThan(0);
  await page.getByRole('link', {name: 'Blog'}).first().click();
  await expect(page).toHaveURL('/blog');
  await expect.poll(async () => (await marks(page)).count).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/docs/scanners/kubeaudit');
  await expect.poll(async () => (await marks(page)).count).toBeGreaterThan(0);
});

test('[S3.11 S4.25] a result of a section leads to the section', async ({page}) => {
  const search = await found(page, 'inheritLabels');
  expect((await hrefs(search))[0]).toBe('/docs/api/crds/scan#spec.cascades.inheritlabels');
  await search.input.press('Enter');
  await expect(page).toHaveURL('/docs/api/crds/scan#spec.cascades.inheritlabels');
  await expect(page.locator('[id="spec.cascades.inheritlabels"]')).toBeInViewport();
  await expect.poll(async () => (await marks(page)).texts).toContain('inheritLabels');
});

test('[S4.25] late text is marked as well, and a closed section opens if the hit is in it', async ({page}) => {
  await visit(page, '/docs/scanners/nmap');
  await carry(page, ['latecomer']);
  expect((await marks(page)).count).toBe(0);
  await page.evaluate(() => {
    const details = document.createElement('details');
    details.innerHTML = '<summary>More</summary><p>latecomer</p>';
    document.querySelector('article')?.append(details);
  });
  await expect.poll(async () => (await marks(page)).texts).toEqual(['latecomer']);
  await expect(page.locator('article details').last()).toHaveAttribute('open', '');
});

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
