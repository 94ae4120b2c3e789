import assert from 'node:assert/strict';
import path from 'node:path';
import {describe, it} from 'node:test';
import chunk from 'lodash/chunk';
import groupBy from 'lodash/groupBy';
import memoize from 'lodash/memoize';
import {parse} from 'yaml';
import {filesBelow} from '../../src/lib/files';
import {frontMatterValues} from '../../src/markdown/front-matter';
import {all, read, type Elements} from '../support/elements';
import {builtFile, canonicalOf, projectDir, sourceFile} from '../support/site';
import {skip} from './support/built';

interface Post {
  readonly route: string;
  readonly title: string;
  readonly date: string;
  /** Labels. */
  readonly tags: readonly string[];
}

const declaredTags = parse(sourceFile('blog/tags.yml')) as Readonly<
  Record<string, {readonly label: string; readonly permalink: string; readonly description: string}>
>;

/** All posts, newest first: the required order of lists, archive, sidebar and feeds. */
const posts: readonly Post[] = filesBelow(path.join(projectDir, 'blog'), '.md', '.mdx')
  .map(
    (file) =>
      frontMatterValues(sourceFile(`blog/${file}`)) as {title: string; slug: string; date: string; tags: string[]},
  )
  .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))
  .map(({title, slug, date, tags}) => ({
    route: `/blog${slug}`,
    title,
    date: new Date(date).toISOString().slice(0, 10),
    tags: tags.map((key) => declaredTags[key]?.label ?? key),
  }));

/** Years with their posts, newest first. */
const years = Object.entries(groupBy(posts, ({date}) => date.slice(0, 4))).toReversed();

/** The routes of the pages of a list of posts. */
const pagesOf = (list: string, listed = posts): readonly string[] =>
  chunk(listed, 10).map((_, index) => (index === 0 ? list : `${list}/page/${index + 1}`));

/** The built page of a route, cached. */
const page = memoize((route: string): Elements => read(builtFile(`${route.slice(1)}.html`)));

/** The visible text of an element, with whitespace collapsed. */
const text = (element: Elements): string => element.text().replaceAll('\u200B', '').replaceAll(/\s+/g, ' ').trim();

const hrefOf = (element: Elements): string | undefined => element.attr('href');
const hrefs = (within: Elements, selector: string) => all(within, selector).map(hrefOf);

/** The date of the first `time` element. */
const dateOf = (element: Elements): string | undefined => element.find('time').attr('datetime')?.slice(0, 10);

/** Links of the posts in the main area, in order. */
const listed = (html: Elements) => all(html, 'main article').map((article) => hrefOf(article.find('h2 a')));

const routesOf = (some: readonly {readonly route: string}[]) => some.map(({route}) => route);
const around = (route: string) => hrefs(page(route), 'nav.pagination-nav a');

describe('readers of the blog', {skip}, () => {
  it('[S2.4 S9.3] find ten posts per page, newest first, and the next page of older posts', () => {
    for (const list of ['/blog', '/blog/authors/team']) {
      const pages = pagesOf(list);
      assert.equal(pages[1], `${list}/page/2`);
      const shown = pages.flatMap((route) => listed(page(route)));
      assert.deepEqual(shown, routesOf(posts));
      assert.equal(listed(page(list)).length, 10);
      assert.deepEqual(around(list), [pages[1]]);
    }
  });

  it('see the cover, title, date, reading time and excerpt of each post in the list, but no tags', () => {
    const articles = pagesOf('/blog').flatMap((route) => all(page(route), 'main article'));
    for (const [index, {route, title, date}] of posts.entries()) {
      const article = articles[index]!;
      assert.deepEqual([text(article.find('h2')), dateOf(article)], [title, date]);
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
      assert.deepEqual([text(header.find('h1')), dateOf(header)], [title, date]);
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
      all(section, 'li').map((item) => [hrefOf(item.find('a')), dateOf(item)]),
    ]);
    const expected = years.map(([year, some]) => [year, some.map(({route, date}) => [route, date])]);
    assert.deepEqual(groups, expected);
  });

  it('[S2.5] find each tag with its description, and its posts on as many pages as necessary', () => {
    const shown = all(page('/blog/tags'), 'main li').map((item) => hrefOf(item.find('a')));
    assert.deepEqual(
      shown.toSorted(),
      Object.values(declaredTags)
        .map(({permalink}) => `/blog/tags${permalink}`)
        .toSorted(),
    );
    for (const {label, permalink, description} of Object.values(declaredTags)) {
      const route = `/blog/tags${permalink}`;
      const tagged = posts.filter((post) => post.tags.includes(label));
      assert.ok(text(page(route).find('main header').first()).includes(description), route);
      const found = pagesOf(route, tagged).flatMap((one) => listed(page(one)));
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
