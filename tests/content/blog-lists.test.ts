import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {attributeOf} from '../../src/text/html';
import {
  all,
  around,
  first,
  hrefOf,
  links,
  listed,
  page,
  pagesOf,
  posts,
  skip,
  tagLinks,
  text,
  timeOf,
  years,
} from './support/blog';

const pages = pagesOf('/blog').map(([route]) => route);
const routesOf = (some: readonly {readonly route: string}[]) => some.map(({route}) => route);

describe('the lists of the blog', () => {
  it('[S2.4 S9.3] show ten posts a page, newest first, and all of them', {skip}, () => {
    const shown = pages.map((route) => listed(page(route)));
    assert.ok(shown.every((some) => some.length <= 10));
    assert.deepEqual(shown.flat(), routesOf(posts));
  });
  it('lead from page to page', {skip}, () => {
    for (const [index, route] of pages.entries()) {
      const others = [pages[index - 1], pages[index + 1]].filter((other) => other !== undefined);
      assert.deepEqual(around(route), others);
    }
  });
  it('show title, date, reading time, beginning and tags of each post, and lead on to the rest', {skip}, () => {
    const articles = pages.flatMap((route) => all(first(page(route), 'main'), 'article'));
    for (const [index, {route, title, date, tags}] of posts.entries()) {
      const article = articles[index]!;
      const labelled = all(article, 'a').filter((link) => attributeOf(link, 'aria-label') !== undefined);
      assert.deepEqual(
        {
          heading: text(first(article, 'h2')),
          day: timeOf(article)?.slice(0, 10),
          more: labelled.map((link) => [hrefOf(link), attributeOf(link, 'aria-label')]),
          tags: tagLinks(article).map(text).toSorted(),
        },
        {heading: title, day: date, more: [[route, `Read more about ${title}`]], tags: tags.toSorted()},
      );
      assert.match(text(first(article, 'header')), /\b(?:\d+|One) min read/, route);
      const [beginning, whole] = [article, first(page(route), 'article')].map((one) =>
        text(first(one, 'div', 'markdown')),
      );
      assert.ok(beginning!.length > 30 && whole!.startsWith(beginning!.slice(0, 60)), route);
      assert.ok(beginning!.length < whole!.length, `${route} stands whole in the list, which is to be short`);
    }
  });
});

describe('the archive', () => {
  it('[S2.5] has every post in order, by year, with its date', {skip}, () => {
    const main = first(page('/blog/archive'), 'main');
    const groups = all(main, 'section').map((section) => [
      text(first(section, 'h2')),
      all(section, 'li').map((item) => ({
        route: hrefOf(first(item, 'a')),
        title: text(first(item, 'a')),
        date: timeOf(item)?.slice(0, 10),
      })),
    ]);
    const expected = years.map(([year, some]) => [year, some.map(({route, title, date}) => ({route, title, date}))]);
    assert.deepEqual(groups, expected);
  });
  it('is linked from the list of posts, as the tags and a feed are', {skip}, () => {
    const header = first(first(page('/blog'), 'main'), 'header');
    assert.deepEqual(links(header), ['/blog/archive', '/blog/tags', '/blog/rss.xml']);
  });
});

it('the list of posts of the team has every post in order, on as many pages as the list of all', {skip}, () => {
  const found = pagesOf('/blog/authors/team').flatMap(([route]) => listed(page(route)));
  assert.deepEqual(found, routesOf(posts));
});
