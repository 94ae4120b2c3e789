import {expect, test, type Page} from '@playwright/test';
import {identity} from '../../../src/site/identity';
import {visit} from '../support/page-state';

const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const menu = (page: Page) => page.locator('.navbar-sidebar');
const isOpen = (page: Page) =>
  page.locator('.navbar').evaluate((bar) => bar.classList.contains('navbar-sidebar--show'));

test('[S2.14] the navbar stays at the top and has Docs, Blog and two icon links with names', async ({page}) => {
  await visit(page, '/docs/scanners/nmap');
  const bar = page.getByRole('navigation', {name: 'Main'});
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect.poll(() => bar.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(0);
  await expect(bar.getByRole('link', {name: 'Docs', exact: true})).toHaveAttribute(
    'href',
    '/docs/getting-started/installation',
  );
  await expect(bar.getByRole('link', {name: 'Blog', exact: true})).toHaveAttribute('href', '/blog');
  for (const [name, address] of [
    ['Source code on GitHub', identity.repository],
    ['OWASP project page', identity.foundation],
  ] as const) {
    const link = bar.getByRole('link', {name});
    await expect(link).toHaveAttribute('href', address);
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await expect(link).toHaveText('');
  }
});

test('[S2.30 S9.4] the hamburger button is visible at 996 px, but not at 997 px', async ({page}) => {
  const blog = page.locator('.navbar__inner').getByRole('link', {name: 'Blog'});
  await page.setViewportSize({width: 639, height: 800});
  await visit(page, '/docs/scanners/nmap');
  await expect(blog).toBeHidden();
  await page.setViewportSize({width: 996, height: 800});
  await expect(toggle(page)).toBeVisible();
  await expect(blog).toBeVisible();
  await page.setViewportSize({width: 997, height: 800});
  await expect(toggle(page)).toBeHidden();
  await expect(blog).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('[S2.31 S4.15] the menu starts with the section, and leads back to the main menu', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await visit(page, '/docs/scanners/nmap');
    // Its 200 elements are rendered on demand.
    expect(await page.locator('.navbar-sidebar *').count()).toBe(0);
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    const brand = menu(page).locator('.navbar__brand');
    expect(await brand.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
    await page.setViewportSize({width: 390, height: 800});
    await expect(menu(page).getByRole('link', {name: 'Nmap', exact: true})).toBeVisible();
    await menu(page).getByRole('button', {name: '← Back to main menu'}).click();
    await expect(menu(page).getByRole('link', {name: 'Docs', exact: true})).toBeFocused();
    await expect(menu(page).getByRole('link', {name: 'Blog', exact: true})).toBeInViewport();
    await expect(menu(page).getByRole('link', {name: 'Source code on GitHub'})).toBeInViewport();
    await menu(page).getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveURL('/blog');
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  test('the menu of the home page shows the docs tree', async ({page}) => {
    await visit(page, '/');
    await toggle(page).click();
    await expect(menu(page).getByText('Documentation', {exact: true})).toBeVisible();
    await menu(page).getByRole('button', {name: 'Start'}).click();
    await menu(page).getByRole('link', {name: 'Troubleshooting', exact: true}).click();
    await expect(page).toHaveURL('/docs/getting-started/troubleshooting');
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  test('[S4.13 S4.14] the menu closes on back, button, backdrop and a wide window', async ({page}) => {
    await visit(page, '/');
    await toggle(page).click();
    await menu(page).getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveTitle(/^Blog/);
    await expect.poll(() => isOpen(page)).toBe(false);
    await toggle(page).click();
    await expect.poll(() => isOpen(page)).toBe(true);
    await page.goBack();
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await toggle(page).click();
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect.poll(() => isOpen(page)).toBe(false);
    await toggle(page).click();
    await page.mouse.click(380, 400);
    await expect.poll(() => isOpen(page)).toBe(false);
    await toggle(page).click();
    expect(await isOpen(page)).toBe(true);
    await page.setViewportSize({width: 997, height: 800});
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.setViewportSize({width: 390, height: 800});
    expect(await isOpen(page)).toBe(false);
  });

  test('a menu that is opened by keyboard keeps the focus, and returns it to its button', async ({page}) => {
    await visit(page, '/docs/contributing/integrating-a-scanner/readme-and-helm-docs');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    const isInside = () => page.evaluate(() => document.activeElement?.closest('.navbar-sidebar') !== null);
    expect(await isInside()).toBe(true);
    await expect(menu(page).locator('.menu__link--active[aria-current]').last()).toBeInViewport({ratio: 1});
    const link = page.getByRole('main').locator('a').first();
    await link.evaluate((element) => element.focus());
    expect(await isInside(), 'the page outside the menu takes no focus').toBe(true);
    await page.keyboard.press('Escape');
    await expect(toggle(page)).toBeFocused();
    await expect.poll(() => isOpen(page)).toBe(false);
  });
});

test('the icon links show their names on hover and on focus', async ({page}) => {
  await visit(page, '/');
  const shown = (name: string) =>
    page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name})
      .evaluate((link) => {
        const {display, content, width} = getComputedStyle(link, '::after');
        return display !== 'none' && Number.parseFloat(width) > 40 ? content : '';
      });
  const [repository, foundation] = ['Source code on GitHub', 'OWASP project page'];
  const bar = page.getByRole('navigation', {name: 'Main'});
  await bar.getByRole('link', {name: repository}).hover();
  expect(await shown(repository)).toContain(repository);
  expect(await shown(foundation)).toBe('');
  await bar.getByRole('link', {name: repository}).focus();
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('link', {name: foundation})).toBeFocused();
  expect(await shown(foundation)).toContain(foundation);
});
