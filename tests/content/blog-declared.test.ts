import assert from 'node:assert/strict';
import {copyFileSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, describe, it} from 'node:test';
import {loadContext} from '@docusaurus/core/lib/server/site';
import pluginContentBlog, {validateOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext} from '@docusaurus/types';
import {blog} from '../../src/config/content';

const root = path.resolve(__dirname, '../..');
const post = ({tag = 'helm', author = 'team', marker = '<!-- truncate -->'}) =>
  `---\ntitle: A post\ndate: 2025-01-01T09:00:00Z\nauthors: [${author}]\ntags: [${tag}]\n---\n\nBeginning.\n\n${marker}\n\nRest.\n`;

describe('what a post names and the blog does not know fails the build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'blog-'));
  let context: LoadContext;

  before(async () => {
    context = await loadContext({siteDir: root});
    for (const file of ['tags.yml', 'authors.yml'])
      copyFileSync(path.join(root, 'blog', file), path.join(folder, file));
  });
  after(() => rmSync(folder, {recursive: true}));

  /** Loads a blog of one post with the options of the site, as a build does before it makes pages. */
  async function load(text: string): Promise<readonly string[]> {
    writeFileSync(path.join(folder, '2025-01-01-post.md'), text);
    const options = validateOptions({
      options: {...blog, path: folder},
      validate: (schema, given) => {
        const {value, error} = schema.validate(given);
        if (error) throw error;
        return value;
      },
    });
    const plugin = await pluginContentBlog(context, {...options, id: 'default'});
    const content = await plugin.loadContent!();
    return content.blogPosts.flatMap(({metadata}) => metadata.tags.map(({label}) => label));
  }

  /** What somebody who builds such a blog reads. */
  const failure = (text: string): Promise<string> =>
    load(text).then(
      () => assert.fail('the blog was built'),
      (error: Error) => [error.message, error.cause instanceof Error ? error.cause.message : ''].join('\n'),
    );

  it('while a post with declared tags and authors passes', async () => {
    assert.deepEqual(await load(post({})), ['helm']);
  });
  it('an undeclared tag, with the name of the tag and the file that declares tags', async () => {
    assert.match(await failure(post({tag: 'helmet'})), /2025-01-01-post\.md[^]*\[helmet\][^]*tags\.yml/);
  });
  it('an undeclared author, with the authors that there are', async () => {
    assert.match(await failure(post({author: 'somebody'})), /2025-01-01-post\.md[^]*"somebody"[^]*team/);
  });
  it('an author who is described in the post itself', async () => {
    assert.match(
      await failure(post({author: '{name: Somebody}'})),
      /2025-01-01-post\.md[^]*not defined in "authors\.yml"/,
    );
  });
  it('a post without the mark that ends its beginning', async () => {
    assert.match(await failure(post({marker: ''})), /truncation markers[^]*2025-01-01-post\.md/);
  });
});
