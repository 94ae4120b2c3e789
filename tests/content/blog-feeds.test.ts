import assert from 'node:assert/strict';
import {test} from 'node:test';
import {builtFile, builtRoutes, canonicalOf} from '../support/site';

const posts = builtRoutes().filter((route) => /^\/blog\/\d{4}\/\d\d\/\d\d\//.test(route));

test('[S2.9] RSS and Atom feeds are offered in English and link to every post', () => {
  assert.match(builtFile('blog/rss.xml'), /<language>en<\/language>/);
  for (const file of ['blog/rss.xml', 'blog/atom.xml']) {
    const feed = builtFile(file);
    assert.ok(posts.length >= 20);
    assert.deepEqual(
      posts.filter((route) => !feed.includes(canonicalOf(route))),
      [],
      file,
    );
    assert.ok(builtFile('blog.html').includes(`/${file}`), `the list of posts names ${file}`);
  }
});
