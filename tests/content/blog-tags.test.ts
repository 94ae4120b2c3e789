import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {all} from '../support/elements';
import {around, hrefOf, hrefs, listed, metaOf, page, pagesOf, posts, skip, tags, text} from './support/blog';
import {builtFile} from '../support/site';

const routeOf = (permalink: string) => `/blog/tags${permalink}`;
const withTag = (label: string) => posts.filter((post) => post.tags.includes(label));
const nameless = ({label}: {readonly label: string}) => label.toLocaleLowerCase('en');

describe('the tags file', () => {
  it('gives each tag a label, an address and a description of its own', () => {
    for (const {label, permalink, description} of tags) {
      assert.ok(label.length > 0);
      assert.match(permalink, /^\/[a-z0-9]+(?:-[a-z0-9]+)*$/);
      assert.match(description, /^[A-Z].*\.$/s, `${label} has no sentence that says what it means`);
    }
    assert.equal(new Set(tags.map(({label}) => label)).size, tags.length);
    assert.equal(new Set(tags.map(({description}) => description)).size, tags.length);
  });
  it('declares the tags of the posts and no others', () => {
    const used = new Set(posts.flatMap((post) => post.tags));
    assert.deepEqual(tags.map(({label}) => label).toSorted(), [...used].toSorted());
  });
});

describe('the page of all tags', () => {
  it('shows each tag with label, number of posts and meaning, in alphabetical order', {skip}, () => {
    const items = all(page('/blog/tags'), 'main li').map((item) => [
      hrefOf(item.find('a')),
      ...all(item, 'span').map(text),
    ]);
    const expected = tags
      .toSorted((a, b) => nameless(a).localeCompare(nameless(b), 'en'))
      .map(({label, permalink, description}) => {
        const count = String(withTag(label).length);
        return [routeOf(permalink), label, count, description];
      });
    assert.deepEqual(items, expected);
  });
});

describe('the page of a tag', () => {
  it('has label, number of posts and meaning at its head, and leads to all tags', {skip}, () => {
    for (const {label, permalink, description} of tags) {
      const header = page(routeOf(permalink)).find('main header').first();
      const count = withTag(label).length;
      assert.equal(text(header.find('h1')), `${count === 1 ? 'One post' : `${count} posts`} tagged with "${label}"`);
      assert.equal(text(header.find('p').first()), description);
      assert.deepEqual(hrefs(header, 'a'), ['/blog/tags']);
    }
  });
  it('says in its description for search engines what the tag means', {skip}, () => {
    for (const {permalink, description} of tags) {
      assert.ok(metaOf(page(routeOf(permalink)), 'description')?.includes(description), permalink);
    }
  });
  it('lists the posts that carry the tag, newest first, ten of them on a page', {skip}, () => {
    for (const {label, permalink} of tags) {
      const pages = pagesOf(routeOf(permalink), withTag(label));
      assert.ok(pages.length > 0, label);
      for (const [route, some] of pages)
        assert.deepEqual(
          listed(page(route)),
          some.map((post) => post.route),
          route,
        );
      assert.throws(() => builtFile(`blog/tags${permalink}/page/${pages.length + 1}.html`), {code: 'ENOENT'});
    }
  });
  it('[S2.5] leads to the further pages of its list, which say which page they are', {skip}, () => {
    const [tag] = tags.filter(({label}) => withTag(label).length > 10);
    const [one, two] = pagesOf(routeOf(tag!.permalink), withTag(tag!.label)).map(([route]) => route);
    assert.equal(around(one!)[0], two);
    assert.equal(around(two!)[0], one);
    assert.match(text(page(two!).find('main h1')), /^\d+ posts tagged with ".+" \(page 2\)$/);
  });
});
