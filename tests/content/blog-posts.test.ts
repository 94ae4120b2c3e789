import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {identity} from '../../src/config/identity';
import {attributeOf} from '../../src/text/html';
import {all, first, hrefOf, page, posts, skip, tagLinks, tags, text, timeOf, years} from './support/blog';

describe('the page of a post', () => {
  it('[S2.6 S2.7] stands at its day, and has title, reading time and the team as its author', {skip}, () => {
    for (const year of ['2020', '2025']) assert.ok(years.some(([one]) => one === year));
    for (const {route, title, date} of posts) {
      assert.ok(route.startsWith(`/blog/${date.replaceAll('-', '/')}/`), route);
      const header = first(first(page(route), 'article'), 'header');
      assert.equal(text(first(header, 'h1')), title);
      assert.equal(timeOf(header)?.slice(0, 10), date);
      assert.match(text(header), /\b(?:\d+|One) min read/, route);
      const [author] = all(header, 'a');
      assert.equal(text(author!), 'the secureCodeBox team');
      assert.equal(hrefOf(author!), '/blog/authors/team');
    }
  });
  it('has times that put posts of one day in order', {skip}, () => {
    const times = posts.map(({route}) => timeOf(first(page(route), 'article'))!);
    assert.equal(new Set(times).size, posts.length);
    assert.deepEqual(times, times.toSorted().toReversed());
  });
  it('has its tags, each with meaning and link', {skip}, () => {
    for (const {route, tags: labels} of posts) {
      const links = tagLinks(first(page(route), 'article'));
      const found = links.map((link) => [text(link), hrefOf(link), attributeOf(link, 'title')]);
      const expected = tags
        .filter(({label}) => labels.includes(label))
        .map(({label, permalink, description}) => [label, `/blog/tags${permalink}`, description]);
      assert.deepEqual(found.toSorted(), expected.toSorted());
    }
  });
  it('leads to the newer and to the older post', {skip}, () => {
    for (const [index, {route}] of posts.entries()) {
      const found = all(first(page(route), 'nav', 'pagination-nav'), 'a').map((link) => [hrefOf(link), text(link)]);
      const newer = posts[index - 1];
      const older = posts[index + 1];
      assert.deepEqual(found, [
        ...(newer ? [[newer.route, `Newer post${newer.title}`]] : []),
        ...(older ? [[older.route, `Older post${older.title}`]] : []),
      ]);
    }
  });
  it('can be edited in the repository, where its file is', {skip}, () => {
    const base = `${identity.repository}/edit/main/documentation/`;
    for (const {route, file} of posts)
      assert.equal(hrefOf(first(first(page(route), 'article'), 'a', 'theme-edit-this-page')), base + file);
  });
});

describe('the sidebar of the blog', () => {
  const withSidebar = [...posts.map(({route}) => route), '/blog', '/blog/tags', '/blog/tags/secure-code-box'];

  it('[S2.8] has all posts in order, grouped by year, on posts and lists', {skip}, () => {
    const expected = years.map(([year, some]) => [year, some.map(({route, title}) => [route, title])]);
    for (const route of withSidebar) {
      const groups = all(first(first(page(route), 'aside'), 'nav'), 'ul').map((list) => {
        const group = list.parentNode!;
        assert.ok('tagName' in group);
        return [text(first(group, 'div')), all(list, 'a').map((link) => [hrefOf(link), text(link)])];
      });
      assert.deepEqual(groups, expected, route);
    }
  });
  it('marks the post that is shown and no other', {skip}, () => {
    for (const route of withSidebar) {
      const current = all(first(page(route), 'aside'), 'a').filter(
        (link) => attributeOf(link, 'aria-current') === 'page',
      );
      assert.deepEqual(current.map(hrefOf), /^\/blog\/\d/.test(route) ? [route] : [], route);
    }
  });
});
