import assert from 'node:assert/strict';
import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {after, before, describe, test} from 'node:test';
import {writeAll} from '../support/folder';
import {buildIn, workshop} from '../support/workshop';

type Files = Readonly<Record<string, string>>;

const page = (text: string, fields = '') =>
  `---\ntitle: Page\ndescription: A page for a test of the build.\n${fields}---\n\n${text}\n`;

/** The settings of the real site over a few pages of a test. */
const config = `
import real from '../../docusaurus.config';
import {docs} from '../../src/config/content';
export default {
  ...real,
  plugins: [],
  headTags: [],
  themeConfig: {},
  presets: [['@docusaurus/preset-classic', {docs: {...docs, sidebarPath: undefined}, blog: false}]],
};
`;

const sound: Files = {
  'docs/a.md': page('[b](/docs/b#part)'),
  'docs/b.md': page('## Part\n\n[a](./a.md) and [home](/)'),
  'src/pages/index.md': '---\ntitle: Home\n---\n\n[a](/docs/a)\n',
  'static/img/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** The framework looks for these one after the other and stops at the first kind that it finds, so each kind is a build. */
const faults: readonly (readonly [files: Files, named: Readonly<Record<string, RegExp>>])[] = [
  [
    {
      'docs/a.md': page('[x](./nowhere.md)'),
      'docs/b.md': page('![x](./nowhere.png)'),
      'docs/c.md': page('::scanner-card{id="nmpa"}'),
    },
    {
      'a broken Markdown link': /nowhere\.md[^]*docs\/a\.md/,
      'a directive without its entry':
        /docs\/c\.md:6: ::scanner-card.* there is no scanner "nmpa" — did you mean `nmap`/,
      'a broken Markdown image': /nowhere\.png[^]*docs\/b\.md|docs\/b\.md[^]*nowhere\.png/,
    },
  ],
  [{'docs/a.md': page('[x](/docs/nowhere)')}, {'a broken link': /\/docs\/a[^]*\/docs\/nowhere/}],
  [{'docs/a.md': page('[b](/docs/b#nowhere)')}, {'a broken anchor': /\/docs\/a[^]*\/docs\/b#nowhere/}],
  [{'docs/c.md': page('x', 'slug: /b\n')}, {'two pages with one route': /[Dd]uplicate routes[^]*\/docs\/b/}],
];

describe('a build with the settings of the site fails and names', () => {
  const folder = workshop('broken');
  const build = (files: Files) => {
    rmSync(path.join(folder, 'docs'), {recursive: true, force: true});
    writeAll(folder, {...sound, ...files});
    // What is bundled is not looked at.
    return buildIn(folder, '--no-minify');
  };
  before(() => writeFileSync(path.join(folder, 'docusaurus.config.ts'), config));
  after(() => rmSync(folder, {recursive: true}));

  for (const [files, named] of faults) {
    test(`[S1.8] ${Object.keys(named).join(' and ')}`, () => {
      const {succeeded, output} = build(files);
      assert.equal(succeeded, false);
      for (const [what, message] of Object.entries(named))
        assert.ok(message.test(output), `${what}: ${output.slice(-3000)}`);
    });
  }
});
