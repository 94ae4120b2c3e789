import {expect, test, type Page} from '@playwright/test';
import {canonicalOf} from '../../support/site';
import {chunks, held, mainScript} from '../support/network';
import {settled, visit, watch} from '../support/page-state';

const nmap = '/docs/scanners/nmap';
const toggle = (page: Page) => page.getByRole('button', {name: /Switch between dark and light mode/});
const mode = (page: Page) => page.locator('html');

test('[S4.8] the color mode is the same in all tabs, and for form fields', async ({page, context}) => {
  await visit(page, nmap);
  const other = await context.newPage();
  await visit(other, '/');
  await toggle(page).click();
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark');
  await expect(mode(other)).toHaveAttribute('data-theme', 'dark');
  // The browser renders scroll bars and form fields.
  await expect(mode(page)).toHaveCSS('color-scheme', 'dark');
  await toggle(other).click();
  await expect(mode(page)).toHaveAttribute('data-theme', 'light');
  await expect(mode(page)).toHaveCSS('color-scheme', 'light');
});

test('[S9.6 R10] the page about storage lists everything that a visit stores', async ({page, context}) => {
  await visit(page, '/trust');
  const named = await page.getByRole('table').first().locator('td:first-child code').allTextContents();
  await toggle(page).click();
  await visit(page, '/blog/2020/09/08/blinmaker');
  await page.getByRole('main').getByRole('tab', {selected: false}).first().click();
  await page.route(chunks, (route) => route.abort());
  await page.locator('.navbar').getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page.getByRole('alert')).toBeVisible();
  const kept = await page.evaluate(async () => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    others: [...(await indexedDB.databases()), ...(await caches.keys()), ...document.cookie].length,
  }));
  const isNamed = (key: string) =>
    named.some((name) => (name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : key === name));
  expect(kept.keys.length, 'mode, tab, load').toBeGreaterThan(2);
  expect(kept.keys.filter((key) => !isNamed(key))).toEqual([]);
  expect([kept.others, await context.cookies()]).toEqual([0, []]);
});

test('[S4.9] the color mode toggle is disabled until the page is hydrated', async ({page}) => {
  const release = await held(page, mainScript);
  await page.goto(nmap, {waitUntil: 'commit'});
  await expect(toggle(page)).toBeDisabled();
  release();
  await settled(page);
  await expect(toggle(page)).toBeEnabled();
});

test('[S8.16] if the browser blocks storage, one warning is logged, and the site works', async ({page, baseURL}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  const {messages} = watch(page, baseURL ?? '');
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await visit(page, nmap);
  await toggle(page).click();
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark');
  await page.locator('.navbar').getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page).toHaveTitle(/Blog/);
  await expect(mode(page)).toHaveAttribute('data-theme', 'dark');
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('storage is not available');
  expect(messages).toHaveLength(1);
});

/** Opens a category of the sidebar. Returns its height, and the duration and easing of its transition. */
async function movement(page: Page, name: string) {
  const category = page.locator('.theme-doc-sidebar-menu > li', {hasText: name});
  const list = category.locator(':scope > ul');
  await category.getByRole('button').first().click();
  await expect.poll(() => list.evaluate((element) => element.style.transition)).not.toBe('');
  const {transition, height} = await list.evaluate(({style, scrollHeight}) => ({
    transition: style.transition,
    height: scrollHeight,
  }));
  const [, time = '', unit, easing] = /^height ([\d.]+)(m?s) ?(.*?)(?: 0s)?$/.exec(transition) ?? [];
  return {height, easing, milliseconds: Number(time) * (unit === 's' ? 1000 : 1)};
}

test('[S4.19 S9.7] with reduced motion, a section opens within 1 ms', async ({page}) => {
  await visit(page, nmap);
  expect((await movement(page, 'Hooks')).milliseconds).toBe(1);
});

test.describe('with motion', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  test('[S4.19] a section opens with ease-in-out, and a taller one takes longer', async ({page}) => {
    await page.goto(nmap);
    await page.waitForSelector('html[data-has-hydrated=true]', {state: 'attached'});
    const [hooks, discovery] = [await movement(page, 'Hooks'), await movement(page, 'AutoDiscovery')];
    expect([hooks.easing, discovery.easing]).toEqual(['ease-in-out', 'ease-in-out']);
    expect(hooks.height).toBeGreaterThan(discovery.height);
    expect(hooks.milliseconds).toBeGreaterThan(discovery.milliseconds);
    expect(discovery.milliseconds).toBeGreaterThan(1);
  });
});

test('a printed page has the text and its address, but no navigation', async ({page}) => {
  await visit(page, nmap);
  await expect(page.locator('[rel=canonical]')).toBeHidden();
  await page.emulateMedia({media: 'print'});
  const address = page.locator('[rel=canonical]');
  await expect(address).toBeVisible();
  expect(await address.evaluate((link) => getComputedStyle(link, '::before').content)).toBe(`"${canonicalOf(nmap)}"`);
  const around = '.navbar, footer, .theme-doc-sidebar-container, .theme-doc-toc-desktop, .code-block button';
  const shown = page.locator(around).filter({visible: true});
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
});
