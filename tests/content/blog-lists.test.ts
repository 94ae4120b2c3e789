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
      assert.equal(text(first(article, 'h2')), title);
      assert.equal(timeOf(article)?.slice(0, 10), date);
      assert.match(text(first(article, 'header')), /\b(?:\d+|One) min read/, route);
      assert.ok(text(first(article, 'div', 'markdown')).length > 30, `${route} has no beginning`);
      const [more, ...others] = all(article, 'a').filter((link) => attributeOf(link, 'aria-label') !== undefined);
      assert.equal(hrefOf(more!), route);
      assert.equal(attributeOf(more!, 'aria-label'), `Read more about ${title}`);
      assert.deepEqual(others, []);
      assert.deepEqual(tagLinks(article).map(text).toSorted(), tags.toSorted());
    }
  });
  it('end each beginning before the post does, so that a list stays short', {skip}, () => {
    const [list] = [first(page('/blog'), 'main')];
    for (const [index, article] of all(list, 'article').entries()) {
      const beginning = text(first(article, 'div', 'markdown'));
      const whole = text(first(first(page(posts[index]!.route), 'article'), 'div', 'markdown'));
      assert.ok(whole.startsWith(beginning.slice(0, 60)), posts[index]!.route);
      assert.ok(beginning.length < whole.length, posts[index]!.route);
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

describe('the list of posts of the team', () => {
  it('has every post in order, on as many pages as the list of all', {skip}, () => {
    const found = pagesOf('/blog/authors/team').flatMap(([route]) => listed(page(route)));
    assert.deepEqual(found, routesOf(posts));
  });
});
