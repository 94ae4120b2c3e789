import {expect, test} from '@playwright/test';
import {identity} from '../../src/site/identity';
import {redirects} from '../../src/site/redirects';
import {misplacedHost} from '../support/hosts';
import {canonicalOf, pagesOfEachKind} from '../support/site';
import {settled, visit, watch} from './support/page-state';
import {held, mainScript} from './support/network';

const nmap = '/docs/scanners/nmap';
test('[R4] an old address redirects with query and fragment, even without rules of the host', async ({page}) => {
  const {messages} = watch(page, new URL(identity.url).origin);
  const {from, to} = redirects.find((one) => !one.to.includes('#'))!;
  // A host without redirect rules serves the file of the old address.
  for (const address of [from, `${from}.html`]) {
    await page.goto(`${address}?a=b#c`, {waitUntil: 'commit'});
    await expect(page).toHaveURL(`${to}?a=b#c`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonicalOf(to));
  }
  expect(messages).toEqual([]);
});

test.describe('on a system that prefers dark mode', () => {
  test.use({colorScheme: 'dark'});

  test('[S4.4 S4.7 R10] the mode is light by default, and the toggle stores the choice', async ({page}) => {
    await visit(page, nmap);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page
      .getByRole('button', {name: /dark.*light|light.*dark/i})
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });
});

test('the security policy blocks inline styles and images from other origins', async ({page}) => {
  await visit(page, nmap);
  const refused = await page.evaluate(async () => {
    const violations: string[] = [];
    const done = new Promise<void>((all) => {
      document.addEventListener('securitypolicyviolation', ({effectiveDirective}) => {
        if (violations.push(effectiveDirective) === 2) all();
      });
    });
    const image = new Image();
    document.body.append(image);
    image.setAttribute('style', 'color: red');
    image.src = 'https://example.org/x.png';
    await done;
    return violations;
  });
  expect(refused.toSorted()).toEqual(['img-src', 'style-src-attr']);
});

test('[S8.4] at a wrong path, the site reports a wrong base URL and suggests the right one', async ({page}) => {
  const host = await misplacedHost('/somewhere/');
  const {messages} = watch(page, host.url);
  for (const path of ['/somewhere/', '/somewhere/blog.html']) {
    await page.goto(host.url + path);
    const banner = page.getByRole('alert').filter({hasText: 'Your Docusaurus site did not load properly'});
    await expect(banner).toContainText('Suggested base URL: /somewhere/');
    await expect(banner).toHaveCSS('border-top-color', 'rgb(176, 0, 32)');
  }
  expect(messages.filter((message) => !message.includes('404'))).toEqual([]);
  await host.stop();
});

/** Expected changes: the logo of the other mode, sidebar categories, loading states. */
const known = [
  'img[class*=themedComponent]',
  'a.menu__link--sublist, a.menu__link--sublist *',
  '[role=status]',
  'p:has(> a[href="/site-map"]), p > a[href="/site-map"]',
].join();

test("hydration keeps the server's HTML on every kind of page: no element is replaced or moved", async ({page}) => {
  for (const route of pagesOfEachKind) {
    const start = await held(page, mainScript);
    await page.goto(route, {waitUntil: 'commit'});
    await page.locator('footer').last().waitFor();
    const drawn = await page.evaluateHandle(() => {
      const removed: Element[] = [];
      const observer = new MutationObserver((records) => {
        for (const {removedNodes} of records)
          removed.push(...[...removedNodes].filter((node) => node instanceof Element));
      });
      observer.observe(document.getElementById('__docusaurus') ?? document, {subtree: true, childList: true});
      return removed;
    });
    start();
    await settled(page);
    // A moved element is also removed.
    const gone = await drawn.evaluate(
      (elements, left) => elements.filter((one) => !one.matches(left)).map((one) => one.outerHTML.slice(0, 200)),
      known,
    );
    expect.soft(gone, route).toEqual([]);
    await page.unroute(mainScript);
  }
});
