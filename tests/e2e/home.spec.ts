import {expect, test} from '@playwright/test';
import {visit} from './support/watch';

test('the home page shows findings of several scanners, with severity and the way to each', async ({page}) => {
  await page.goto('/');
  const findings = page.getByRole('region', {name: 'One scan, and what comes of it'}).locator('ul > li');
  const links = await findings.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(await findings.count());
  for (const finding of await findings.all()) await expect(finding).toContainText(/HIGH|MEDIUM|LOW|INFO/);
});

test('on a phone of 360 by 640 the home page ends after nine screens, and a finger hits each of its links over 24 px of height and more', async ({
  page,
}, {annotations}) => {
  await page.setViewportSize({width: 360, height: 640});
  await visit(page, '/');
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  annotations.push({type: 'screens', description: screens.toFixed(1)});
  expect(screens).toBeLessThanOrEqual(9);
  const missed = await page.locator('main a').evaluateAll((links) =>
    links
      .filter((link) => {
        link.scrollIntoView({block: 'center', behavior: 'instant'});
        const [{left, top, width, height}] = link.getClientRects() as unknown as [DOMRect];
        const hits = (distance: number): boolean =>
          document.elementFromPoint(left + width / 2, top + height / 2 + distance)?.closest('a') === link;
        return !hits(-11.5) || !hits(11.5);
      })
      .map((link) => link.textContent),
  );
  expect(missed).toEqual([]);
});
