import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {builtFile, builtFiles} from '../support/site';

const COLUMN = 600;

/** The HTML of each post in a feed. */
function postsIn(feed: string): readonly string[] {
  if (feed.endsWith('.json'))
    return (JSON.parse(builtFile(feed)) as {items: {content_html: string}[]}).items.map((item) => item.content_html);
  const page = load(builtFile(feed), {xmlMode: true});
  return page('item > content\\:encoded, entry > content')
    .toArray()
    .map((content) => page(content).text());
}

for (const feed of ['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json']) {
  test(`a reader of ${feed} without our style sheet sees every drawing`, async ({page}) => {
    const posts = postsIn(feed);
    expect(posts.length).toBeGreaterThan(0);
    const files = new Set(builtFiles());
    for (const post of posts) {
      // Images come from the site; the browser draws them from the build.
      const html = post.replaceAll('https://www.securecodebox.io/', '/');
      await page.goto('/robots.txt');
      await page.setContent(
        `<body style="margin: 0; width: ${COLUMN}px; background: black; color: rgb(250, 250, 250)">${html}</body>`,
      );
      const found = await page.evaluate((column) => {
        const wide = [...document.querySelectorAll('svg, img')]
          .filter((image) => image.getBoundingClientRect().width > column)
          .map((image) => `${image.outerHTML.slice(0, 100)} is wider than the column`);
        const dark = [...document.querySelectorAll('svg :is(text, path, rect)')]
          .filter((shape) => {
            const {fill, stroke} = getComputedStyle(shape);
            return (
              [fill, stroke].every((color) => color === 'none' || color === 'rgb(0, 0, 0)') && !shape.matches('.plate')
            );
          })
          .map((shape) => `${shape.outerHTML.slice(0, 100)} is invisible on black`);
        return [...wide, ...dark];
      }, COLUMN);
      expect(found).toEqual([]);
      const sources = load(html)('img')
        .toArray()
        .map(({attribs}) => attribs['src'] ?? '');
      expect(sources.filter((source) => !files.has(source.slice(1)))).toEqual([]);
      expect(html).not.toMatch(/class="hash-link|<button/);
    }
  });
}
