import assert from 'node:assert/strict';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {after, before, describe, test} from 'node:test';
import {buildIn, workshop} from './support/workshop';

type Files = Readonly<Record<string, string>>;

const page = (text: string, fields = '') =>
  `---\ntitle: Page\ndescription: A page for a test of the build.\n${fields}---\n\n${text}\n`;
const post = (fields: string) =>
  `---\ntitle: Post\ndescription: A post for a test of the build.\ndate: 2024-01-01\n${fields}---\n\nShort.\n\n<!-- truncate -->\n\nLong.\n`;

/** The settings of the real site over a few pages of a test. */
const config = `
import real from '../../docusaurus.config';
import {blog, docs} from '../../src/config/content';
export default {
  ...real,
  plugins: [],
  headTags: [],
  themeConfig: {},
  presets: [['@docusaurus/preset-classic', {docs: {...docs, sidebarPath: undefined}, blog}]],
};
`;

const sound: Files = {
  'docs/a.md': page('[b](/docs/b#part) and [post](/blog/2024/01/01/post)'),
  'docs/b.md': page('## Part\n\n[a](./a.md) and [home](/)'),
  'blog/2024-01-01-post.md': post('tags: [known]\nauthors: [team]\n'),
  'blog/tags.yml': 'known:\n  label: Known\n  permalink: /known\n',
  'blog/authors.yml': 'team:\n  name: Team\n',
  'src/pages/index.md': '---\ntitle: Home\n---\n\n[a](/docs/a)\n',
  'static/img/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

const faults: readonly (readonly [what: string, files: Files, message: RegExp])[] = [
  ['a broken link', {'docs/a.md': page('[x](/docs/nowhere)')}, /\/docs\/a[^]*\/docs\/nowhere/],
  ['a broken anchor', {'docs/a.md': page('[b](/docs/b#nowhere)')}, /\/docs\/a[^]*\/docs\/b#nowhere/],
  ['a broken Markdown link', {'docs/a.md': page('[x](./nowhere.md)')}, /nowhere\.md[^]*docs\/a\.md/],
  [
    'a broken Markdown image',
    {'docs/a.md': page('![x](./nowhere.png)')},
    /nowhere\.png[^]*docs\/a\.md|docs\/a\.md[^]*nowhere\.png/,
  ],
  ['two pages with one route', {'docs/c.md': page('x', 'slug: /b\n')}, /[Dd]uplicate routes[^]*\/docs\/b/],
  [
    'an unknown tag',
    {'blog/2024-01-01-post.md': post('tags: [unknown]\nauthors: [team]\n')},
    /unknown[^]*tags\.yml|tags\.yml[^]*unknown/,
  ],
  ['an unknown author', {'blog/2024-01-01-post.md': post('tags: [known]\nauthors: [nobody]\n')}, /nobody/],
  [
    'a post without the mark for its summary',
    {'blog/2024-01-01-post.md': post('').replace('<!-- truncate -->\n', '')},
    /truncat[^]*post\.md/,
  ],
];

describe('builds with the settings of the site', () => {
  const folder = workshop('broken');
  const build = (files: Files) => {
    rmSync(path.join(folder, 'docs'), {recursive: true, force: true});
    for (const [name, text] of Object.entries({...sound, ...files})) {
      mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      writeFileSync(path.join(folder, name), text);
    }
    return buildIn(folder);
  };
  before(() => writeFileSync(path.join(folder, 'docusaurus.config.ts'), config));
  after(() => rmSync(folder, {recursive: true}));

  test('pages without a fault build', () => {
    const {succeeded, output} = build({});
    assert.ok(succeeded, output.slice(-4000));
  });

  for (const [what, files, message] of faults) {
    test(`[S1.8] ${what} fails the build and is named`, () => {
      const {succeeded, output} = build(files);
      assert.equal(succeeded, false);
      assert.ok(message.test(output), output.slice(-3000));
    });
  }
});
