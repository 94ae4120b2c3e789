import assert from 'node:assert/strict';
import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {after, before, describe, test} from 'node:test';
import {writeAll} from '../support/folder';
import {isFullRun} from '../support/full-run';
import {buildIn, workshop} from '../support/workshop';

type Files = Readonly<Record<string, string>>;

const page = (text: string, fields = '') =>
  `---\ntitle: Page\ndescription: A page for a test of the build.\n${fields}---\n\n${text}\n`;

/** The settings of the real site for a few test pages. */
const config = `
import real from '../../docusaurus.config';
import {docs} from '../../src/site/content';
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

/** Docusaurus stops at the first kind of fault, so each one requires a build. All but the first run at night. */
const faults: readonly (readonly [what: string, files: Files, message: RegExp])[] = [
  ['broken link', {'docs/a.md': page('[x](/docs/nowhere)')}, /\/docs\/a[^]*\/docs\/nowhere/],
  ['broken Markdown link', {'docs/a.md': page('[x](./nowhere.md)')}, /nowhere\.md[^]*docs\/a\.md/],
  [
    'directive without its entry',
    {'docs/c.md': page('::scanner-card{id="nmpa"}')},
    /docs\/c\.md:6: ::scanner-card.* there is no scanner "nmpa" — did you mean `nmap`/,
  ],
  ['broken anchor', {'docs/a.md': page('[b](/docs/b#nowhere)')}, /\/docs\/a[^]*\/docs\/b#nowhere/],
];

describe('a build with the settings of the site', () => {
  const folder = workshop('broken');
  before(() => writeFileSync(path.join(folder, 'docusaurus.config.ts'), config));
  after(() => rmSync(folder, {recursive: true}));

  for (const [what, files, message] of isFullRun ? faults : faults.slice(0, 1))
    test(`[S1.8] a build fails because of a ${what}, and names its page`, () => {
      rmSync(path.join(folder, 'docs'), {recursive: true, force: true});
      writeAll(folder, {...sound, ...files});
      const {succeeded, output} = buildIn(folder, '--no-minify');
      assert.equal(succeeded, false);
      assert.match(output, message);
    });
});
