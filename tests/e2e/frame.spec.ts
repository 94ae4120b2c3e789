import {expect, test, type Page} from '@playwright/test';
import {visit} from './support/watch';

const nmap = '/docs/scanners/nmap';

/** Whether the entry of the page in the menu beside it is seen whole. */
const isEntryInView = (page: Page) =>
  page.locator('aside .menu').evaluate((menu) => {
    const entry = [...menu.querySelectorAll('[aria-current=page]')].at(-1)?.getBoundingClientRect();
    const view = menu.getBoundingClientRect();
    return entry !== undefined && entry.top >= view.top && entry.bottom <= Math.min(view.bottom, window.innerHeight);
  });

test('the eye finds the headline of every kind of page at one of two places', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 800});
  const places = new Set<number>();
  for (const address of ['/', nmap, '/blog', '/blog/tags', '/blog/archive', '/search', '/site-map', '/accessibility']) {
    await visit(page, address);
    places.add(await page.locator('h1').evaluate((title) => Math.round(title.getBoundingClientRect().x)));
  }
  expect(places.size).toBe(2);
});

test('a page begins with its navbar, without an empty strip above it', async ({page}) => {
  for (const address of ['/', nmap, '/blog']) {
    await visit(page, address);
    expect(await page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0);
  }
});

test('on a small laptop the contents leave the room to the text', async ({page}) => {
  await page.setViewportSize({width: 997, height: 720});
  await visit(page, nmap);
  const text = await page.locator('.markdown').boundingBox();
  expect(text?.width).toBeGreaterThan(600);
  await page.setViewportSize({width: 1200, height: 720});
  await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible();
});

test('the menu shows where the reader is and the group of the entry, at the first page and after a link in the text, and does not scroll where it need not', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 720});
  for (const address of ['/docs/scanners/kubeaudit', '/docs/architecture/architecture_decisions/adr_0019']) {
    await visit(page, address);
    await expect.poll(() => isEntryInView(page)).toBe(true);
  }
  await visit(page, '/docs/scanners');
  await page.getByRole('main').getByRole('link', {name: 'Nuclei', exact: true}).first().click();
  await expect(page).toHaveURL(/nuclei$/);
  await expect.poll(() => isEntryInView(page)).toBe(true);
  await visit(page, '/docs/scanners/whatweb');
  await expect(page.locator('aside').getByText('Web applications and APIs')).toBeInViewport();
  await visit(page, '/docs/getting-started/first-scans');
  expect(await page.locator('aside .menu').evaluate(({scrollTop}) => scrollTop)).toBe(0);
});

test('a link to a section leads right below what stays above the text, at every width', async ({page}) => {
  for (const width of [360, 1100, 1440]) {
    await page.setViewportSize({width, height: 800});
    await visit(page, `${nmap}#configuration`);
    const heading = page.getByRole('heading', {level: 2, name: 'Configuration'});
    const free = async (): Promise<number> => {
      const covers = page.locator('.navbar');
      const ends = await covers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
      return ((await heading.boundingBox())?.y ?? 0) - Math.max(...ends);
    };
    await expect.poll(free).toBeGreaterThan(8);
    expect(await free()).toBeLessThan(32);
  }
});
