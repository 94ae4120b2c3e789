import {expect, test, type Page} from '@playwright/test';
import {isMarked, markDocument} from '../support/network';
import {settled} from '../support/watch';

/** What machines read of a page, in any order: its title, the tags of its head, and what its root says. */
const headOf = (page: Page, isSent = false) =>
  page.evaluate(async (asSent) => {
    const text = asSent ? await (await fetch(location.href)).text() : '';
    const {title, head, documentElement} = asSent ? new DOMParser().parseFromString(text, 'text/html') : document;
    return {
      title,
      root: ['lang', 'dir', 'class'].map((name) => documentElement.getAttribute(name)),
      tags: [...head.querySelectorAll('[data-rh]:not(title)')]
        .map((tag) => [
          tag.localName,
          ...[...tag.attributes].map(({name, value}) => `${name}=${value}`).toSorted(),
          // The build sorts what the server has written.
          tag.textContent?.split('').toSorted().join(''),
        ])
        .map((parts) => parts.join(' '))
        .toSorted(),
    };
  }, isSent);

/** Links of a page and its days, in their order, with all that an element says of itself. */
const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], time')].map((one) =>
      [
        one.innerText,
        ...[...one.attributes].flatMap(({name, value}) => (value ? `${name}=${value}` : [])).toSorted(),
      ].join(' '),
    ),
  );

const ways: readonly (readonly [from: string, link: string])[] = [
  ['/', '.navbar a[href^="/docs"]'],
  ['/docs/scanners/nmap', 'a[href="/docs/scanners/amass"]'],
  ['/blog', 'article h2 a'],
  ['/docs/scanners/nmap', '.navbar a[href="/blog"]'],
];

test('head, links and days of a page that is reached by a link are those that it is loaded with', async ({page}) => {
  for (const [from, link] of ways) {
    await page.goto(from);
    await settled(page);
    const sent = await headOf(page, true);
    await expect.poll(() => headOf(page)).toEqual(sent);
    await markDocument(page);
    await page.locator(link).first().click();
    await expect(page).not.toHaveURL(from);
    await settled(page);
    await expect.poll(() => page.title()).not.toBe(sent.title);
    expect(await isMarked(page)).toBe(true);
    const byLink = await headOf(page);
    const links = await linksOf(page);
    await page.reload();
    await settled(page);
    await expect.poll(() => headOf(page), {message: `${from} ${link}`}).toEqual(byLink);
    expect(links, `${from} ${link}`).toEqual(await linksOf(page));
  }
});
