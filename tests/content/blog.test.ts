import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {all} from '../support/elements';
import {builtFile, canonicalOf} from '../support/site';
import {hrefOf, hrefs, listed, page, pagesOf, posts, skip, tags, text, timeOf, years} from './support/blog';

const routesOf = (some: readonly {readonly route: string}[]) => some.map(({route}) => route);
const around = (route: string) => hrefs(page(route), 'nav.pagination-nav a');

describe('readers of the blog', {skip}, () => {
  it('[S2.4 S9.3] find ten posts per page, newest first, and the next page of older posts', () => {
    for (const list of ['/blog', '/blog/authors/team']) {
      const pages = pagesOf(list).map(([route]) => route);
      assert.equal(pages[1], `${list}/page/2`);
      const shown = pages.flatMap((route) => listed(page(route)));
      assert.deepEqual(shown, routesOf(posts));
      assert.equal(listed(page(list)).length, 10);
      assert.deepEqual(around(list), [pages[1]]);
    }
  });

  it('see the cover, title, date, reading time and excerpt of each post in the list, but no tags', () => {
    const articles = pagesOf('/blog').flatMap(([route]) => all(page(route), 'main article'));
    for (const [index, {route, title, date}] of posts.entries()) {
      const article = articles[index]!;
      assert.deepEqual([text(article.find('h2')), timeOf(article)?.slice(0, 10)], [title, date]);
      assert.ok(article.find('header > img').length <= 1, `${route} has one cover or none`);
      assert.equal(article.find('a[rel=tag]').length, 0, route);
      const [beginning, whole] = [article, page(route).find('article')].map((one) => text(one.find('div.markdown')));
      assert.ok(beginning!.length > 30 && beginning!.length < whole!.length, `${route} is shown whole in the list`);
    }
  });

  it('[S2.6 S2.7] find each of about twenty posts from 2020 to 2025 under its date, with its reading time', () => {
    assert.ok(posts.length >= 20 && posts.length <= 25);
    assert.deepEqual([years.at(-1)?.[0], years[0]?.[0]], ['2020', '2025']);
    for (const {route, title, date} of posts) {
      assert.ok(route.startsWith(`/blog/${date.replaceAll('-', '/')}/`), route);
      const header = page(route).find('article header').first();
      assert.deepEqual([text(header.find('h1')), timeOf(header)?.slice(0, 10)], [title, date]);
      assert.match(text(header), /\b(?:\d+|One) min read/, route);
    }
  });

  it('[S2.8] have all posts in the sidebar, grouped by year, with the current post highlighted', () => {
    const expected = years.map(([year, some]) => [year, routesOf(some)]);
    for (const route of [...routesOf(posts), '/blog', '/blog/tags']) {
      const groups = all(page(route), 'aside nav [role=group]').map((section) => [
        text(section.find('h3')),
        hrefs(section, 'a'),
      ]);
      assert.deepEqual(groups, expected, route);
      const current = hrefs(page(route), 'aside a[aria-current=page]');
      assert.deepEqual(current, /^\/blog\/\d/.test(route) ? [route] : [], route);
    }
  });

  it('[S2.5] find every post in the archive, by year, with its date', () => {
    const groups = all(page('/blog/archive'), 'main section').map((section) => [
      text(section.find('h2')),
      all(section, 'li').map((item) => [hrefOf(item.find('a')), timeOf(item)?.slice(0, 10)]),
    ]);
    const expected = years.map(([year, some]) => [year, some.map(({route, date}) => [route, date])]);
    assert.deepEqual(groups, expected);
  });

  it('[S2.5] find each tag with its description, and its posts on as many pages as necessary', () => {
    const shown = all(page('/blog/tags'), 'main li').map((item) => hrefOf(item.find('a')));
    assert.deepEqual(shown.toSorted(), tags.map(({permalink}) => `/blog/tags${permalink}`).toSorted());
    for (const {label, permalink, description} of tags) {
      const route = `/blog/tags${permalink}`;
      const tagged = posts.filter((post) => post.tags.includes(label));
      assert.ok(text(page(route).find('main header').first()).includes(description), route);
      const found = pagesOf(route, tagged).flatMap(([one]) => listed(page(one)));
      assert.deepEqual(found, routesOf(tagged), route);
    }
    assert.notEqual(listed(page('/blog/tags/secure-code-box/page/2')).length, 0);
  });

  it('[S2.9] are offered RSS and Atom feeds in English with links to every post', () => {
    assert.match(builtFile('blog/rss.xml'), /<language>en<\/language>/);
    for (const file of ['blog/rss.xml', 'blog/atom.xml']) {
      const feed = builtFile(file);
      const missing = routesOf(posts).filter((route) => !feed.includes(canonicalOf(route)));
      assert.deepEqual(missing, [], file);
      assert.ok(builtFile('blog.html').includes(`/${file}`), `the list of posts names ${file}`);
    }
  });
});
