import assert from 'node:assert/strict';
import {test} from 'node:test';
import {splitFrontMatter} from '../../src/markdown/front-matter';
import {expandMarkdown} from '../../src/markdown/expand';
import {blog} from '../../src/site/content';

test('a page with a byte order mark and the line ends of Windows is published like any other', () => {
  const source = '---\ntitle: A\n---\n\nRelease :fact[release].\n';
  const expanded = expandMarkdown(source, 'docs/a.md').text;
  assert.equal(expandMarkdown(`\uFEFF${source.replaceAll('\n', '\r\n')}`, 'docs/a.md').text, expanded);
  assert.doesNotMatch(splitFrontMatter(expanded).content, /title|---/);
});

test('a post is not published before its day', async (context) => {
  context.mock.timers.enable({apis: ['Date'], now: new Date('2026-05-09T06:00:00Z')});
  const before = process.env['NODE_ENV'];
  context.after(() => (process.env['NODE_ENV'] = before));
  process.env['NODE_ENV'] = 'production';
  const posts = ['2026-05-10', '2026-05-09T09:00:00Z', '2020-01-01'].map((date) => ({
    metadata: {date: new Date(date)},
  }));
  const published = await blog.processBlogPosts({blogPosts: posts as never});
  assert.deepEqual(published, posts.slice(1));
});
