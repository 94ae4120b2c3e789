import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {attributeOf} from '../../src/plugins/after-build/html/elements';
import {all, first, hrefOf, links, listed, page, posts, readBuilt, routes, skip, tags, text} from './support/blog';

const routeOf = (permalink: string) => `/blog/tags${permalink}`;
const withTag = (label: string) => posts.filter((post) => post.tags.includes(label)).map(({route}) => route);
const nameless = ({label}: {readonly label: string}) => label.toLocaleLowerCase('en');

describe('the tags file', () => {
  it('declares 42 tags, each with label, address and description', () => {
    assert.equal(tags.length, 42);
    for (const {label, permalink, description} of tags) {
      assert.ok(label.length > 0);
      assert.match(permalink, /^\/[a-z0-9]+(?:-[a-z0-9]+)*$/);
      assert.match(description, /^[A-Z].*\.$/s, `${label} has no sentence that says what it means`);
    }
    assert.equal(new Set(tags.map(({label}) => label)).size, 42);
    assert.equal(new Set(tags.map(({description}) => description)).size, 42);
  });
  it('declares the tags of the posts and no others', () => {
    const used = new Set(posts.flatMap((post) => post.tags));
    assert.deepEqual(tags.map(({label}) => label).toSorted(), [...used].toSorted());
  });
  it('gives them the addresses that were asked for', () => {
    const asked = routes.flatMap(({route}) => (/^\/blog\/tags\/[^/]+$/.test(route) ? [route] : []));
    assert.deepEqual(tags.map(({permalink}) => routeOf(permalink)).toSorted(), asked.toSorted());
  });
});

describe('the page of all tags', () => {
  it('shows each tag with label, number of posts and meaning, in alphabetical order', {skip}, () => {
    const items = all(first(page('/blog/tags'), 'main'), 'li').map((item) => [
      hrefOf(first(item, 'a')),
      ...all(item, 'span').map(text),
    ]);
    const expected = tags
      .toSorted((a, b) => nameless(a).localeCompare(nameless(b), 'en'))
      .map(({label, permalink, description}) => [
        routeOf(permalink),
        label,
        String(withTag(label).length),
        description,
      ]);
    assert.deepEqual(items, expected);
  });
});

describe('the page of a tag', () => {
  it('has label, number of posts and meaning at its head, and leads to all tags', {skip}, () => {
    for (const {label, permalink, description} of tags) {
      const header = first(first(page(routeOf(permalink)), 'main'), 'header');
      const count = withTag(label).length;
      assert.equal(text(first(header, 'h1')), `${count === 1 ? 'One post' : `${count} posts`} tagged with "${label}"`);
      assert.equal(text(first(header, 'p')), description);
      assert.deepEqual(links(header), ['/blog/tags']);
    }
  });
  it('says in its description for search engines what the tag means', {skip}, () => {
    for (const {permalink, description} of tags) {
      const meta = all(page(routeOf(permalink)), 'meta').find((one) => attributeOf(one, 'name') === 'description');
      assert.ok(attributeOf(meta!, 'content')?.includes(description), permalink);
    }
  });
  it('lists the posts that carry the tag, newest first, ten of them on a page', {skip}, () => {
    for (const {label, permalink} of tags) {
      const expected = withTag(label);
      assert.ok(expected.length > 0, label);
      assert.deepEqual(listed(page(routeOf(permalink))), expected.slice(0, 10), label);
      if (expected.length <= 10) {
        assert.throws(() => readBuilt(`blog/tags${permalink}/page/2.html`), {code: 'ENOENT'});
      }
    }
  });
  it('has a second page for secureCodeBox, with the other six of its 16 posts', {skip}, () => {
    const expected = withTag('secureCodeBox');
    assert.equal(expected.length, 16);
    const second = page('/blog/tags/secure-code-box/page/2');
    assert.deepEqual(listed(second), expected.slice(10));
    assert.equal(text(first(first(second, 'main'), 'h1')), '16 posts tagged with "secureCodeBox" (page 2)');
    assert.deepEqual(links(first(second, 'nav', 'pagination-nav')), ['/blog/tags/secure-code-box']);
    assert.deepEqual(links(first(page('/blog/tags/secure-code-box'), 'nav', 'pagination-nav')), [
      '/blog/tags/secure-code-box/page/2',
    ]);
  });
});
