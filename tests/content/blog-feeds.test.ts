import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, it} from 'node:test';
import {feeds as settings} from '../../src/config/content';
import {createSiteServer} from '../../tools/serve/server';
import {all, read, type Elements} from '../support/elements';
import {hrefs, metaOf, page, posts, skip, text, timeOf} from './support/blog';
import {builtFile, canonicalOf, siteDir} from '../support/site';
import {readers} from './support/feed-readers';
import {listening} from '../support/listening';

/** The content of an item as the reader's browser would build it. */
const body = (html: string): Elements => read(html).find('body');
/** Words and code without blanks, which readers lay out as they like. */
const letters = (part: Elements): string => text(part).replaceAll(' ', '');
const container = (route: string): Elements => page(route).find('#__blog-post-container');

for (const [file, feedOf] of Object.entries(readers)) {
  describe(`the feed ${file}`, {skip}, () => {
    const feed = skip ? undefined : feedOf();
    const items = feed?.items ?? [];

    it('is called as the facts say, in English, and knows its own address and that of the blog', () => {
      assert.equal(feed!.title, 'The secureCodeBox Developer Blog');
      assert.equal(feed!.description, settings.description);
      assert.equal(feed!.language, 'en');
      assert.equal(feed!.home, canonicalOf('/blog'));
      assert.equal(feed!.self, canonicalOf(`/blog/${file}`));
    });
    it('[S2.9] holds all posts in the order of the blog, by their own addresses', () => {
      const found = items.map(({id, link, title}) => [id, link, title]);
      const expected = posts.map(({route, title}) => [canonicalOf(route), canonicalOf(route), title]);
      assert.deepEqual(found, expected);
    });
    it('has the dates, tags, authors and summaries of the pages', () => {
      assert.equal(new Date(feed!.updated!).toISOString().slice(0, 10), posts[0]!.date);
      for (const [index, {route, tags}] of posts.entries()) {
        const {date, tags: found, authors, summary} = items[index]!;
        const html = page(route);
        assert.equal(new Date(date!).toISOString(), timeOf(html.find('article')));
        assert.deepEqual(found.toSorted(), tags.toSorted());
        assert.deepEqual(authors, ['the secureCodeBox team']);
        assert.equal(summary, metaOf(html, 'description'));
      }
    });
  });
}

describe('what the feeds hold of a post', {skip}, () => {
  const [items = [], ...others] = skip ? [] : Object.values(readers).map((feedOf) => feedOf().items);
  it('is the same in all of them', () => {
    const bodies = (of: typeof items) => of.map(({html}) => html);
    for (const one of others) assert.deepEqual(bodies(one), bodies(items));
  });
  it('holds every word of every post, and not only its beginning', () => {
    for (const [index, {route}] of posts.entries()) {
      const whole = all(container(route), ':is(p, li, td, h2, h3, h4, h5, h6):not(:has(svg))').map(letters);
      const found = letters(body(items[index]!.html));
      assert.ok(whole.length >= 3, route);
      for (const words of whole) assert.ok(found.includes(words), `${route}: ${words}`);
    }
  });
  it('holds all code as text, with its lines', () => {
    let count = 0;
    for (const [index, {route}] of posts.entries()) {
      const shown = all(container(route), 'pre').map((pre) => pre.text().replace(/\n$/, ''));
      const content = body(items[index]!.html);
      const found = all(content, 'pre').map((pre) => pre.text());
      assert.deepEqual(found, shown, route);
      assert.equal(content.find('pre span').length, 0, 'colours belong to our style sheet');
      count += found.length;
    }
    assert.ok(count > 40, `only ${count} blocks of code`);
  });
  it('holds nothing that needs our scripts or style sheets', () => {
    const kept = new Set(
      'href src alt width height class start type reversed scope colspan rowspan title datetime'.split(' '),
    );
    for (const {html, id} of items) {
      const content = body(html).find('*');
      assert.equal(content.filter('script, style, button, svg, iframe, object, input, form').length, 0, id);
      for (const one of content.toArray()) {
        for (const [name, value] of Object.entries(one.attribs)) {
          assert.ok(kept.has(name), `${id}: ${name}="${value}" on <${one.tagName}>`);
          if (name === 'class') assert.match(value, /^language-/, id);
        }
      }
      assert.doesNotMatch(html, /Direct link to|<!--/, id);
    }
  });
  it('has absolute links and lasting absolute images with alternative text', () => {
    let images = 0;
    for (const {html, id} of items) {
      for (const href of hrefs(body(html), 'a')) assert.match(href ?? '', /^(?:https?:\/\/|mailto:)/, id);
      for (const image of all(body(html), 'img')) {
        const src = image.attr('src') ?? '';
        assert.ok(src.startsWith(canonicalOf('/img/')), `${id} shows ${src.slice(0, 80)}`);
        assert.ok(existsSync(path.join(siteDir, new URL(src).pathname)), `there is no ${src}`);
        assert.ok(image.attr('alt'), `${src} has no alternative text`);
        images += 1;
      }
    }
    assert.ok(images >= 15, `only ${images} images`);
  });
});

describe('the feeds', {skip}, () => {
  it('are linked from the head of every page of the blog, with type and name', () => {
    const expected = [
      ['application/rss+xml', '/blog/rss.xml', 'The secureCodeBox Developer Blog (RSS)'],
      ['application/atom+xml', '/blog/atom.xml', 'The secureCodeBox Developer Blog (Atom)'],
      ['application/feed+json', '/blog/feed.json', 'The secureCodeBox Developer Blog (JSON)'],
    ];
    for (const route of ['/blog', '/blog/page/2', '/blog/archive', '/blog/tags', ...posts.map((post) => post.route)]) {
      const found = all(page(route), 'head link[rel=alternate]:not([hreflang])').map((link) =>
        ['type', 'href', 'title'].map((name) => link.attr(name)),
      );
      assert.deepEqual(found, expected, route);
    }
  });
  it('are served as XML and JSON in UTF-8, whole', async () => {
    const host = await listening(createSiteServer(siteDir));
    try {
      for (const file of Object.keys(readers)) {
        const response = await fetch(`${host.url}/blog/${file}`);
        const type = `application/${path.extname(file).slice(1)}; charset=utf-8`;
        assert.deepEqual([response.status, response.headers.get('content-type')], [200, type]);
        assert.equal(await response.text(), builtFile(`blog/${file}`));
      }
    } finally {
      await host.stop();
    }
  });
});
