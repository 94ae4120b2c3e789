import {createServer} from 'node:http';
import {expect, test, type Page} from '@playwright/test';
import {createSiteServer} from '../../tools/serve/server';
import {listening} from '../support/listening';
import {builtFile, siteDir} from '../support/site';
import {axeFindings} from './support/accessibility';
import {layoutShifts, recordLayoutShifts, settled, visit} from './support/page-state';

const nmap = '/docs/scanners/nmap';

/** Whether the sidebar entry of the page is fully visible. */
const isEntryInView = (page: Page) =>
  page.locator('aside .menu').evaluate((menu) => {
    const entry = [...menu.querySelectorAll('[aria-current=page]')].at(-1)?.getBoundingClientRect();
    const view = menu.getBoundingClientRect();
    return entry !== undefined && entry.top >= view.top && entry.bottom <= Math.min(view.bottom, window.innerHeight);
  });

test('the sidebar shows the current page and its group, and only scrolls if necessary', async ({page}) => {
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

/** A page of each area, with the name of the area and an entry of another one. */
const AREAS = [
  ['Start', '/docs/getting-started/first-scans', 'Guides'],
  ['Use', '/docs/how-tos/scanning-networks', 'Scanners'],
  ['Reference', '/docs/api/crds/scan', 'Guides'],
  ['Understand', '/docs/contributing/conventions', 'Hooks'],
] as const;

for (const width of [1440, 390])
  test(`at ${width} px, a docs page marks its area, and its menu shows only this area`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    for (const [name, address, other] of AREAS) {
      await visit(page, address);
      const bar = page.getByRole('navigation', {name: 'Areas of the documentation'});
      await expect(bar.locator('[aria-current]')).toHaveText([new RegExp(`^${name}\\b`)]);
      for (const [area] of AREAS) await expect(bar.getByRole('link', {name: area})).toBeInViewport({ratio: 1});
      if (width === 390) await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const menu = page.locator('.theme-doc-sidebar-menu').filter({visible: true});
      await expect(menu.locator('[aria-current=page]').last()).toBeVisible();
      await expect(menu.getByRole('link', {name: other, exact: true})).toHaveCount(0);
    }
    await visit(page, AREAS[0][1]);
    await page.getByRole('navigation', {name: 'Areas'}).getByRole('link', {name: 'Reference'}).click();
    await expect(page).toHaveURL('/docs/scanners');
    await page.getByRole('navigation', {name: 'Areas'}).getByRole('link', {name: 'Start'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Find your task');
  });

test('a page begins at most 170 px below the navbar, on a desktop and on a phone', async ({page}) => {
  for (const width of [1440, 390])
    for (const address of ['/docs/getting-started/installation', nmap, '/docs/api/crds/scan', '/docs/overview']) {
      await page.setViewportSize({width, height: 900});
      await visit(page, address);
      const bar = await page.locator('.navbar').evaluate((one) => one.getBoundingClientRect().bottom);
      const first = page.locator('.markdown > header + *');
      expect((await first.evaluate((one) => one.getBoundingClientRect().top)) - bar, address).toBeLessThanOrEqual(170);
    }
});

test('the contents of a docs page are beside its text or behind a button, at every width', async ({page}) => {
  for (const width of [390, 768, 1024, 1199, 1200, 1440]) {
    await page.setViewportSize({width, height: 800});
    await visit(page, nmap);
    const beside = page.getByRole('navigation', {name: 'On this page'});
    const button = page.getByRole('button', {name: 'On this page'});
    expect([await beside.isVisible(), await button.isVisible()], `${width} px`).toEqual([width >= 1200, width < 1200]);
  }
});

test('a scanner page leads to the other scanners, and a hook page to the other hooks', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await visit(page, nmap);
  const menu = page.getByRole('navigation', {name: 'Other scanners'});
  await expect(menu).toBeHidden();
  await page.locator('summary', {hasText: 'Other scanners'}).click();
  await expect(menu.locator('[aria-current]')).toHaveText('Nmap');
  expect((await menu.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  await expect(menu.getByRole('link', {name: 'amass'})).toHaveCount(0);
  expect(await axeFindings(page, {within: 'main'})).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.locator('summary', {hasText: 'Other scanners'}).click();
  await menu.getByRole('link', {name: 'Nuclei', exact: true}).click();
  await expect(page).toHaveURL('/docs/scanners/nuclei');
  await expect(menu).toBeHidden();
  await visit(page, '/docs/hooks/defectdojo');
  await page.locator('summary', {hasText: 'Other hooks'}).click();
  await page.getByRole('link', {name: 'Elasticsearch'}).first().click();
  await expect(page).toHaveURL('/docs/hooks/elasticsearch');
});

test('a link to a section places its heading right below the navbar, at every width', async ({page}) => {
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

/** Places in pages where the first part ends, and the width of the window. */
const PARTS = [
  ['its table of contents', '/docs/hooks/defectdojo', '<a href=#configuration class="table-of-contents__link', 1280],
  ['the row above a title', '/docs/hooks/generic-webhook', '<a class=badge', 390],
  ['the footer of a short page', '/blog/authors', '<li class=footer__item', 320],
  ['the name of an author', '/blog/authors/team/page/2', '<div class="avatar__intro', 320],
] as const;

for (const [place, route, end, width] of PARTS)
  test(`nothing moves on a slow connection when a page arrives in two parts, in ${place}`, async ({page}) => {
    const html = builtFile(`${route.slice(1)}.html`);
    const middle = html.indexOf(end);
    expect(middle).toBeGreaterThan(0);
    const site = createSiteServer(siteDir);
    let sendRest = (): void => undefined;
    const server = createServer((request, response) => {
      if (request.url !== route) return void site.emit('request', request, response);
      response.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).write(html.slice(0, middle));
      sendRest = () => void response.end(html.slice(middle));
    });
    const host = await listening(server);
    await page.setViewportSize({width, height: 800});
    await recordLayoutShifts(page);
    await page.goto(host.url + route, {waitUntil: 'commit'});
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    sendRest();
    await settled(page);
    expect(await layoutShifts(page)).toEqual([]);
    await host.stop();
  });
