import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, it} from 'node:test';
import {jsonForScript} from '../../src/text/escape';
import {all, type Elements} from '../support/elements';
import {hrefOf, hrefs, metaOf, page, pagesOf, posts, skip, tags, text, timeOf} from './support/blog';
import {builtRoutes, canonicalOf, siteDir} from '../support/site';

interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

const routes = builtRoutes();
/** What a page says of itself in JSON-LD. Throws when a block is no JSON. */
const said = (html: Elements): Thing[] =>
  all(html, 'script[type="application/ld+json"]').map((block) => {
    const thing = JSON.parse(block.html() ?? '') as Thing;
    assert.equal(thing['@context'], 'https://schema.org');
    return thing;
  });

/** The one thing of this type that a page tells. */
function only(html: Elements, type: string): Thing {
  const found = said(html).filter((thing) => thing['@type'] === type);
  assert.equal(found.length, 1, `${found.length} blocks of type ${type}`);
  return found[0]!;
}

/** All addresses in a thing: the values of the properties of schema.org that hold one. */
function addresses(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addresses);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    /^(?:@id|url|item|image|logo|sameAs|mainEntityOfPage|contentUrl)$/.test(key) && typeof one === 'string'
      ? [one]
      : addresses(one),
  );
}

/** A page or file of the build behind an absolute address of this site. */
const exists = (address: string): boolean => {
  const {pathname} = new URL(address);
  return ['', '.html', 'index.html'].some(
    (end) => /\.\w+$/.test(pathname + end) && existsSync(path.join(siteDir, pathname + end)),
  );
};

describe('the structured data of a post', {skip}, () => {
  it('is a BlogPosting with the headline, day, author, description and address of the page', () => {
    for (const {route, title} of posts) {
      const html = page(route);
      const posting = only(html, 'BlogPosting');
      const header = html.find('article header').first();
      assert.equal(posting.headline, title);
      assert.equal(posting.headline, text(header.find('h1')));
      assert.ok(title.length <= 110, 'search engines cut longer headlines');
      assert.equal(posting.datePublished, timeOf(header));
      assert.equal(posting.description, metaOf(html, 'description'));
      assert.equal(posting.inLanguage, html.attr('lang'));
      for (const property of ['@id', 'url', 'mainEntityOfPage'])
        assert.deepEqual([posting[property]], hrefs(html, 'link[rel=canonical]'));
      assert.equal(posting.url, canonicalOf(route));
      const authors = (posting.author as Thing[]).map((author) => [author['@type'], author.name, author.url]);
      const team = header.find('a').first();
      assert.deepEqual(authors, [['Organization', text(team), canonicalOf(hrefOf(team)!)]]);
    }
  });
  it('says of which blog it is a part', () => {
    const blog = only(page('/blog'), 'Blog');
    for (const {route} of posts) {
      const {isPartOf} = only(page(route), 'BlogPosting') as Thing & {isPartOf: Thing};
      assert.deepEqual(isPartOf, {'@type': 'Blog', '@id': blog['@id'], name: blog.name});
    }
  });
});

describe('the structured data of the list of posts', {skip}, () => {
  it('is one Blog on all its pages, with the posts that each page lists', () => {
    for (const [route, some] of pagesOf('/blog')) {
      const html = page(route);
      const blog = only(html, 'Blog');
      assert.equal(blog['@id'], canonicalOf('/blog'));
      assert.equal(blog.url, canonicalOf('/blog'));
      assert.equal(blog.mainEntityOfPage, canonicalOf(route));
      assert.equal(blog.name, text(page('/blog').find('main h1')));
      assert.ok(metaOf(html, 'description')?.startsWith(String(blog.description)));
      const listed = blog.blogPost as Thing[];
      assert.deepEqual(
        listed.map((post) => [post['@type'], post.url, post.headline, String(post.datePublished).slice(0, 10)]),
        some.map((post) => ['BlogPosting', canonicalOf(post.route), post.title, post.date]),
      );
      for (const post of listed)
        assert.ok((post.author as Thing[]).every(({name}) => name === 'the secureCodeBox team'));
    }
  });
});

describe('the way to a page', {skip}, () => {
  const home = ['secureCodeBox', canonicalOf('/')];
  const blog = ['Blog', canonicalOf('/blog')];
  const wayTo = (route: string): [unknown, unknown][] => {
    const items = only(page(route), 'BreadcrumbList').itemListElement as Thing[];
    return items.map(({name, item, position, '@type': type}, index) => {
      assert.deepEqual([type, position], ['ListItem', index + 1]);
      return [name, item];
    });
  };

  it('leads from the home page by way of the blog to a post, a list and a tag', () => {
    for (const {route, title} of posts) assert.deepEqual(wayTo(route), [home, blog, [title, canonicalOf(route)]]);
    for (const route of ['/blog', '/blog/page/2']) assert.deepEqual(wayTo(route), [home, blog]);
    for (const {label, permalink} of tags) {
      const route = `/blog/tags${permalink}`;
      assert.deepEqual(wayTo(route), [home, blog, ['Tags', canonicalOf('/blog/tags')], [label, canonicalOf(route)]]);
    }
  });
  it('leads from the home page to each page of the documentation, as the visible way does', () => {
    const docs = routes.filter((route) => route.startsWith('/docs/') && page(route).find('ul.breadcrumbs').length > 0);
    assert.notEqual(docs.length, 0);
    for (const route of docs) {
      const [, ...items] = all(page(route), 'ul.breadcrumbs li');
      const visible = items.map((item, index) => [
        text(item),
        index === items.length - 1 ? route : hrefOf(item.find('a')),
      ]);
      const linked = visible.flatMap(([name, to]) => (to === undefined ? [] : [[name, canonicalOf(to)]]));
      assert.deepEqual(wayTo(route), [home, ...linked], route);
    }
  });
});

describe('all structured data', {skip}, () => {
  const everywhere = routes.map((route) => (route === '/' ? '/index' : route));

  it('parses, and its addresses are absolute and lead to something', () => {
    let count = 0;
    for (const route of everywhere) {
      for (const address of addresses(said(page(route)))) {
        assert.match(address, /^https:\/\//, route);
        if (address.startsWith(canonicalOf('/'))) assert.ok(exists(address), `${route} names ${address}`);
        count += 1;
      }
    }
    assert.ok(count > 500, `only ${count} addresses`);
  });
});

describe('structured data in a page', () => {
  it('cannot end its own element, whatever a title holds', () => {
    const title = 'How </script><script>alert(1)</script> was found <!--';
    const written = jsonForScript({title});
    assert.doesNotMatch(written, /</);
    assert.deepEqual(JSON.parse(written), {title});
  });
});
