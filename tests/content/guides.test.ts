import assert from 'node:assert/strict';
import path from 'node:path';
import {describe, it} from 'node:test';
import {formatProblem, inFile} from '../../src/lib/diagnostic';
import {siteGuides} from '../../src/markdown/guides';
import {checkGuide} from '../../tools/check/guides';
import {Site} from '../../tools/check/site';
import sidebars from '../../sidebars';

const site = new Site(path.resolve(__dirname, '../..'));
const guides = site.pageFiles.filter((file) => site.frontMatter(file).values['guide'] !== undefined);

describe('a reader can follow a guide with its own files', () => {
  for (const file of guides)
    it(`${file} creates or names everything that its files and commands use`, () =>
      assert.deepEqual(inFile(file, checkGuide(site.page(file))).map(formatProblem), []));
});

describe('a guide can be found', () => {
  const inSidebar = JSON.stringify(sidebars);
  for (const {id} of siteGuides()) {
    it(`${id} is in the sidebar and on the overview`, () => {
      assert.ok(inSidebar.includes(`"${id}"`));
      assert.ok(site.page('docs/how-tos/index.md').text.includes(`](/docs/${id})`));
    });
  }
  it('on the reference pages that it links to', () => {
    for (const {id, links} of siteGuides())
      for (const link of links.filter((one) => /^\/docs\/(?:operations|scanners|hooks|api)\/[^/]+$/.test(one))) {
        const file = site.routes.get(link);
        if (!file?.endsWith('.md')) continue;
        assert.ok(site.page(file).text.includes(`](/docs/${id})`), `${file} has no link to ${id}`);
      }
  });
});
