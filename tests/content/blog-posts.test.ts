import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {identity} from '../../src/config/identity';
import {all} from '../support/elements';
import {hrefOf, hrefs, page, posts, skip, tags, text, timeOf, years} from './support/blog';

const articleOf = (route: string) => page(route).find('article').first();

describe('the page of a post', {skip}, () => {
  it('[S2.6 S2.7] stands at its day, and has title, reading time and the team as its author', () => {
    for (const year of ['2020', '2025']) assert.ok(years.some(([one]) => one === year));
    for (const {route, title, date} of posts) {
      assert.ok(route.startsWith(`/blog/${date.replaceAll('-', '/')}/`), route);
      const header = articleOf(route).find('header').first();
      assert.equal(text(header.find('h1')), title);
      assert.equal(timeOf(header)?.slice(0, 10), date);
      assert.match(text(header), /\b(?:\d+|One) min read/, route);
      const author = header.find('a').first();
      assert.deepEqual([text(author), hrefOf(author)], ['the secureCodeBox team', '/blog/authors/team']);
    }
  });
  it('has times that put posts of one day in order', () => {
    const times = posts.map(({route}) => timeOf(articleOf(route))!);
    assert.equal(new Set(times).size, posts.length);
    assert.deepEqual(times, times.toSorted().toReversed());
  });
  it('has its tags, each with meaning and link', () => {
    for (const {route, tags: labels} of posts) {
      const links = all(articleOf(route), 'a[rel=tag]');
      const expected = tags
        .filter(({label}) => labels.includes(label))
        .map(({label, permalink, description}) => [label, `/blog/tags${permalink}`, description]);
      const found = links.map((link) => [text(link), hrefOf(link), link.attr('title')]);
      assert.deepEqual(found.toSorted(), expected.toSorted());
    }
  });
  it('leads to the newer and to the older post', () => {
    for (const [index, {route}] of posts.entries()) {
      const found = all(page(route), 'nav.pagination-nav a').map((link) => [hrefOf(link), text(link)]);
      const newer = posts[index - 1];
      const older = posts[index + 1];
      assert.deepEqual(found, [
        ...(newer ? [[newer.route, `Newer post${newer.title}`]] : []),
        ...(older ? [[older.route, `Older post${older.title}`]] : []),
      ]);
    }
  });
  it('can be edited in the repository, where its file is', () => {
    const base = `${identity.repository}/edit/main/documentation/`;
    for (const {route, file} of posts)
      assert.deepEqual(hrefs(articleOf(route), 'a.theme-edit-this-page'), [base + file]);
  });
});

describe('the sidebar of the blog', {skip}, () => {
  const withSidebar = [...posts.map(({route}) => route), '/blog', '/blog/tags', '/blog/tags/secure-code-box'];

  it('[S2.8] has all posts in order, grouped by year, on posts and lists', () => {
    const expected = years.map(([year, some]) => [year, some.map(({route, title}) => [route, title])]);
    for (const route of withSidebar) {
      const groups = all(page(route), 'aside nav ul').map((list) => [
        text(list.parent().find('div').first()),
        all(list, 'a').map((link) => [hrefOf(link), text(link)]),
      ]);
      assert.deepEqual(groups, expected, route);
    }
  });
  it('marks the post that is shown and no other', () => {
    for (const route of withSidebar) {
      const current = hrefs(page(route), 'aside a[aria-current=page]');
      assert.deepEqual(current, /^\/blog\/\d/.test(route) ? [route] : [], route);
    }
  });
});
