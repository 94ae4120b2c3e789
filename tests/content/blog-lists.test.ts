import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {all} from '../support/elements';
import {around, hrefOf, hrefs, listed, page, pagesOf, posts, skip, text, timeOf, years} from './support/blog';

const pages = pagesOf('/blog').map(([route]) => route);
const routesOf = (some: readonly {readonly route: string}[]) => some.map(({route}) => route);

describe('the lists of the blog', {skip}, () => {
  it('[S2.4 S9.3] show ten posts a page, newest first, and all of them', () => {
    const shown = pages.map((route) => listed(page(route)));
    assert.ok(shown.every((some) => some.length <= 10));
    assert.deepEqual(shown.flat(), routesOf(posts));
  });
  it('lead from page to page', () => {
    for (const [index, route] of pages.entries()) {
      const others = [pages[index - 1], pages[index + 1]].filter((other) => other !== undefined);
      assert.deepEqual(around(route), others);
    }
  });
  it('show title, date, reading time, beginning and tags of each post, and lead on to the rest', () => {
    const articles = pages.flatMap((route) => all(page(route), 'main article'));
    for (const [index, {route, title, date, tags}] of posts.entries()) {
      const article = articles[index]!;
      assert.deepEqual(
        {
          heading: text(article.find('h2')),
          day: timeOf(article)?.slice(0, 10),
          more: all(article, 'a[aria-label]').map((link) => [hrefOf(link), link.attr('aria-label')]),
          tags: all(article, 'a[rel=tag]').map(text).toSorted(),
        },
        {heading: title, day: date, more: [[route, `Read more about ${title}`]], tags: tags.toSorted()},
      );
      assert.match(text(article.find('header')), /\b(?:\d+|One) min read/, route);
      const [beginning, whole] = [article, page(route).find('article')].map((one) => text(one.find('div.markdown')));
      assert.ok(beginning!.length > 30 && whole!.startsWith(beginning!.slice(0, 60)), route);
      assert.ok(beginning!.length < whole!.length, `${route} stands whole in the list, which is to be short`);
    }
  });
});

describe('the archive', {skip}, () => {
  it('[S2.5] has every post in order, by year, with its date', () => {
    const groups = all(page('/blog/archive'), 'main section').map((section) => [
      text(section.find('h2')),
      all(section, 'li').map((item) => ({
        route: hrefOf(item.find('a')),
        title: text(item.find('a')),
        date: timeOf(item)?.slice(0, 10),
      })),
    ]);
    const expected = years.map(([year, some]) => [year, some.map(({route, title, date}) => ({route, title, date}))]);
    assert.deepEqual(groups, expected);
  });
  it('is linked from the list of posts, as the tags and a feed are', () => {
    const links = hrefs(page('/blog').find('main header').first(), 'a');
    assert.deepEqual(links, ['/blog/archive', '/blog/tags', '/blog/rss.xml']);
  });
});

it('the list of posts of the team has every post in order, on as many pages as the list of all', {skip}, () => {
  const found = pagesOf('/blog/authors/team').flatMap(([route]) => listed(page(route)));
  assert.deepEqual(found, routesOf(posts));
});
