import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {siteDir} from '../../support/site';
import {isMarked, markDocument} from '../support/network';
import {settled} from '../support/watch';

const route = '/docs/api/crds/scan';
const text = (page: Page) => page.locator('article .markdown');
/** Sentences of the text that stand in a script in one piece, if it holds the text. */
const sentencesOf = async (page: Page): Promise<string[]> => {
  const all = await text(page).locator('p').allTextContents();
  return all.filter((one) => /^[\w ,.]{40,}$/.test(one));
};
const linkInText = (page: Page) => text(page).locator('a[href^="/docs/"]:not([href*="#"], [target])').first();

test('a text is read without a script that holds it; what it leads to, the way back and a place in the same text need no new document, and a link in it obeys the keys of the browser', async ({
  page,
  context,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await page.goto(route);
  await settled(page);
  await markDocument(page);
  const isInNoScript = async () => {
    const sentences = await sentencesOf(page);
    expect(sentences.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const source = readFileSync(path.join(siteDir, script), 'utf8');
      expect(
        sentences.filter((sentence) => source.includes(sentence)),
        script,
      ).toEqual([]);
    }
  };
  await isInNoScript();
  const before = await text(page).locator('p').allTextContents();
  const href = await linkInText(page).getAttribute('href');
  await linkInText(page).click();
  await expect(page).toHaveURL(href ?? '');
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(route);
  await expect.poll(() => text(page).locator('p').allTextContents()).toEqual(before);
  await expect(text(page).getByRole('button', {name: /^Copy/}).first()).toBeAttached();
  const opened = context.waitForEvent('page');
  await linkInText(page).click({modifiers: ['ControlOrMeta']});
  await (await opened).close();
  await expect(page).toHaveURL(route);
  const place = text(page).locator('a[href^="#"]').first();
  const hash = await place.getAttribute('href');
  await place.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${route}${hash}`);
  expect(await isMarked(page)).toBe(true);
});
