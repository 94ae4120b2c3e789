import assert from 'node:assert/strict';
import path from 'node:path';
import {describe, it} from 'node:test';
import {formatProblem, inFile} from '../../src/lib/diagnostic';
import {siteGuides} from '../../src/markdown/guides';
import {checkFences} from '../../tools/check/check-page';
import {checkGuide} from '../../tools/check/guides';
import {parsePage} from '../../tools/check/page/pages';
import {Site} from '../../tools/check/site';
import sidebars from '../../sidebars';

const site = new Site(path.resolve(__dirname, '../..'));
const guides = site.pageFiles.filter((file) => site.frontMatter(file).values['guide'] !== undefined);

describe('a reader can follow a guide with its own files', () => {
  for (const file of guides)
    it(`${file} creates or names everything that its files and commands use`, () =>
      assert.deepEqual(inFile(file, checkGuide(site.page(file))).map(formatProblem), []));
});

describe('a file that is left out of a guide is missed', () => {
  /** A fence of YAML with a file name. */
  const FILE = /^( *)```yaml title="([^"]+)".*\n[\s\S]*?\n\1```$/gm;
  for (const file of guides)
    it(file, async () => {
      const source = site.read(file);
      const missed = await Promise.all(
        [...source.matchAll(FILE)].map(async ({0: fence}) => {
          const page = parsePage(file, source.replace(fence, fence.replaceAll(/[^\n]/g, '')));
          return checkGuide(page).length > 0 || (await checkFences(page)).length > 0;
        }),
      );
      assert.ok(missed.includes(true), `the check of ${file} does not depend on any of its files`);
    });
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
