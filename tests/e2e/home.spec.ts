import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {hooks} from '../../src/catalog/hooks';
import {PRODUCT_RELEASE} from '../../src/catalog/product';
import {scanners} from '../../src/catalog/scanners';
import {gzipped} from '../support/sizes';
import {siteDir} from '../support/site';
import {layoutShifts, recordLayoutShifts, resize, visit} from './support/page-state';

const section = (page: Page, name: string | RegExp) => page.getByRole('region', {name});
const tiles = (page: Page) =>
  section(page, /scanners, \d+ hooks$/)
    .getByRole('listitem')
    .filter({visible: true});

test('the first screen of the home page shows what secureCodeBox does, and where to click', async ({page}) => {
  for (const size of [
    {width: 1440, height: 900},
    {width: 390, height: 844},
  ]) {
    await page.setViewportSize(size);
    await visit(page, '/');
    await expect(page.getByRole('heading', {level: 1})).toBeInViewport({ratio: 1});
    await expect(page.getByRole('link', {name: 'Install secureCodeBox'})).toBeInViewport({ratio: 1});
  }
});

test('the tiles on the home page can be filtered by keyboard, and each filter has their number', async ({page}) => {
  await visit(page, '/');
  await expect(tiles(page)).toHaveCount(8);
  const filters = section(page, /scanners, \d+ hooks$/).getByRole('radio');
  await filters.first().focus();
  for (let index = 1; index < (await filters.count()); index += 1) {
    await page.keyboard.press('ArrowRight');
    const filter = filters.nth(index);
    await expect(filter).toBeFocused();
    const label = await filter.evaluate((input) => input.closest('label')?.textContent ?? '');
    await expect(tiles(page)).toHaveCount(Number(/\d+$/.exec(label)?.[0]));
  }
  await expect(filters.last()).toBeChecked();
  await expect(tiles(page)).toHaveCount(scanners.length + hooks.length);
});

test('the commands of the home page can be copied and install the current release', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/');
  const copies = section(page, 'Run your first scan').getByRole('button', {name: /^Copy/});
  await expect(copies).toHaveCount(4);
  for (const index of [0, 1]) {
    await copies.nth(index).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(
        new RegExp(`^helm upgrade --install .*${index === 0 ? 'operator' : 'nmap'}[^]*--version ${PRODUCT_RELEASE}`),
      );
  }
});

test('on a phone, no line of the manifest and the commands on the home page is cut off', async ({page}) => {
  await visit(page, '/');
  for (const width of [320, 360, 390]) {
    await resize(page, width);
    const cut = await section(page, 'Run your first scan')
      .locator('pre')
      .evaluateAll((blocks) => blocks.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth));
    expect(cut, `at ${width} px`).toEqual([0, 0, 0, 0]);
  }
});

test.describe('the pipeline on the home page', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  const pipeline = (page: Page) => section(page, 'From scan to findings');
  const status = (page: Page) => pipeline(page).getByRole('status');
  const button = (page: Page, name: string) => pipeline(page).getByRole('button', {name});
  const list = (page: Page) => section(page, 'Five scanners, one list');
  const findings = (page: Page) => list(page).locator('li > b').filter({visible: true});

  test('goes from station to station by keyboard, and its findings accumulate in one list', async ({page}) => {
    await visit(page, '/');
    await expect(findings(page)).toHaveCount(6);
    await button(page, 'Next station').focus();
    for (const [announced, found] of [
      [/^1 of 7, Scan$/, 0],
      [/^2 of 7, Scanner$/, 0],
      [/^3 of 7, Parser$/, 0],
      [/^4 of 7, Findings: Open Port/, 1],
      [/^5 of 7, Hooks: 2 of \d+ shipped rules start Scans: ncrack, ssh-audit\.$/, 1],
      [/^6 of 7, Rule ncrack-ssh starts Ncrack: ./, 2],
      [/^7 of 7, Rule ssh-audit starts SSH-audit: ./, 3],
      [/^1 of 6, Scan$/, 3],
    ] as const) {
      await page.keyboard.press('Enter');
      await expect(status(page)).toHaveText(announced);
      await expect(findings(page)).toHaveCount(found);
    }
    await expect(page.getByRole('radio', {name: 'Website'})).toBeChecked();
    await expect(button(page, 'Next station')).toBeFocused();
  });

  test('plays the chosen target to its end, can be paused, and moves nothing', async ({page}) => {
    await page.clock.install();
    await recordLayoutShifts(page);
    await visit(page, '/');
    await expect(button(page, 'Play')).toBeVisible();
    await pipeline(page).getByText('Container image').click();
    await page.clock.runFor(2000);
    await expect(status(page)).toHaveText('2 of 5, Scanner');
    await button(page, 'Pause').press('Space');
    await page.clock.runFor(20_000);
    await expect(status(page)).toHaveText('2 of 5, Scanner');
    await button(page, 'Play').press('Space');
    await page.clock.runFor(20_000);
    await expect(status(page)).toHaveText(/^5 of 5, Hooks: 0 of \d+ shipped rules start a Scan for this finding\.$/);
    await expect(button(page, 'Play')).toBeFocused();
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('has a list that can be sorted by severity and by scanner', async ({page}) => {
    await visit(page, '/');
    const severities = () => list(page).locator('li .badge').allTextContents();
    const names = () => list(page).getByRole('listitem').getByRole('link').allTextContents();
    const byScanner = list(page).getByRole('button', {name: 'Sort by scanner'});
    await byScanner.press('Enter');
    await expect(byScanner).toHaveAttribute('aria-pressed', 'true');
    expect(await names()).toEqual((await names()).toSorted());
    await list(page).getByRole('button', {name: 'Sort by severity'}).press('Enter');
    await expect(byScanner).toHaveAttribute('aria-pressed', 'false');
    expect(await severities()).toEqual(['HIGH', 'HIGH', 'HIGH', 'MEDIUM', 'INFO', 'INFO']);
  });

  for (const [what, options] of [
    ['without scripts', {javaScriptEnabled: false}],
    ['with reduced motion', {reducedMotion: 'reduce'}],
  ] as const)
    test(`is a complete picture of each target ${what}`, async ({browser, baseURL}) => {
      const context = await browser.newContext({...options, baseURL: baseURL!});
      const page = await context.newPage();
      await page.goto('/');
      for (const [target, stations] of [
        ['Website', 6],
        ['Container image', 5],
        ['Host', 7],
      ] as const) {
        await pipeline(page).getByRole('radio', {name: target}).check();
        await expect(pipeline(page).getByRole('listitem').filter({visible: true})).toHaveCount(stations);
        await expect(pipeline(page).getByText('shipped rules').filter({visible: true})).toHaveCount(1);
        await expect(findings(page)).toHaveCount(6);
      }
      await expect(button(page, 'Play')).toBeHidden();
      await context.close();
    });

  test.describe('has a script', () => {
    test.use({viewport: {width: 390, height: 400}});

    test('of at most 8 kB gz, which is loaded when the pipeline comes into view', async ({page}) => {
      await visit(page, '/');
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
      });
      await expect(pipeline(page)).not.toBeInViewport();
      await expect(button(page, 'Play')).toBeHidden();
      expect(scripts).toEqual([]);
      await pipeline(page).scrollIntoViewIfNeeded();
      await expect(button(page, 'Play')).toBeVisible();
      const sizes = scripts.map((script) => gzipped(path.join(siteDir, script)));
      expect(sizes).toHaveLength(1);
      expect(sizes[0]).toBeLessThanOrEqual(8000);
    });

    test('without which the picture stays complete', async ({page}) => {
      await visit(page, '/');
      await page.route(/\.js$/, (route) => route.abort());
      const failed = page.waitForEvent('requestfailed');
      await pipeline(page).scrollIntoViewIfNeeded();
      await failed;
      await page.getByRole('radio', {name: 'Website'}).check();
      await expect(pipeline(page).getByText('Rule https-tls-scan starts')).toBeVisible();
      await expect(findings(page)).toHaveCount(6);
    });
  });
});
