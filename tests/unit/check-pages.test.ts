import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, it} from 'node:test';
import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import {remarkAnchors} from '../../src/markdown/anchors';
import {expandMarkdown} from '../../src/markdown/expand';
import {parseMarkdown} from '../../src/markdown/parse';
import {lineOfField} from '../../tools/check/catalog/located';
import {routeOf} from '../../tools/check/links/routes';
import {NO_FRONT_MATTER} from '../../tools/check/page/front-matter-block';
import {outlineOf} from '../../tools/check/page/outline';
import {listPages, pageKind, parsePage} from '../../tools/check/page/pages';
import {checkSite} from '../../tools/check/index';
import {Site} from '../../tools/check/site';
import {frontMatter as front, pageProblems, root} from './support/check';

/** What the site itself uses; the types of the package promise only its main entry. */
const headingIds = headings as unknown as (options: {anchorsMaintainCase: boolean}) => (tree: unknown) => Promise<void>;

it('Markdown below docs, blog and src/pages is a page, partials and other files are not', () => {
  const kinds = {'docs/a/b.md': 'doc', 'blog/c.mdx': 'post', 'src/pages/d.md': 'page'};
  for (const [file, kind] of Object.entries(kinds)) assert.equal(pageKind(file), kind);
  for (const file of ['docs/_part.md', 'docs/_x/a.md', 'README.md', 'docs/a.txt', 'blog/img/readme.md'])
    assert.equal(pageKind(file), undefined, file);
});

it('the page of a folder may be called like it, and a page may say its route', () => {
  const routeIn = (file: string, values = {}) =>
    routeOf({file, kind: 'doc', frontMatter: {...NO_FRONT_MATTER, values}});
  assert.equal(routeIn('docs/scanners/scanners.md'), '/docs/scanners');
  assert.deepEqual(
    ['/c', 'c'].map((slug) => routeIn('docs/a/b.md', {slug})),
    ['/docs/c', '/docs/a/c'],
  );
});

describe('a problem names the line that the author wrote', () => {
  it('for every line of every page, behind directives too', () => {
    for (const file of listPages(root)) {
      const source = readFileSync(path.join(root, file), 'utf8');
      const {text, lineOf, isGenerated} = expandMarkdown(source, file);
      const own = source.split('\n').map((line) => line.replaceAll(/:fact\[[^\]]*\]/g, '…'));
      const kept = text.split('\n').flatMap((_, index) => (isGenerated(index + 1) ? [] : [lineOf(index + 1)]));
      const written = own.flatMap((line, index) => (/^\s*::[a-z]/.test(line) ? [] : [index + 1]));
      assert.deepEqual(kept, written, file);
      text.split('\n').forEach((line, index) => {
        const [before = '', ...after] = (own[lineOf(index + 1) - 1] ?? '').split('…');
        const same = line.startsWith(before) && line.endsWith(after.at(-1) ?? before);
        assert.ok(isGenerated(index + 1) || same, `${file}: ${line}`);
      });
    }
  });
  it('for a fence within generated text it is the line of the directive', async () => {
    const page = parsePage('docs/example.md', 'Text.\n\n::scanner-install{id="nmap"}\n', expandMarkdown);
    assert.ok(page.text.includes('```'));
    assert.deepEqual([page.isGenerated(1), page.isGenerated(5), page.lineOf(5)], [false, true, 3]);
  });
  for (const [what, body, said, file] of [
    ['a directive', '::scanner-card{id="nmpa"}', /^6: .*nmpa.* — .*nmap/m],
    ['MDX that does not parse', 'Text.\n\nA <b.', /^8: MDX: .* — escape \{ and </m, 'docs/example.mdx'],
  ] as const)
    it(`for a mistake in ${what}`, async () => assert.match((await pageProblems(body, {file})).join('\n'), said));
});

describe('anchors are those that the site will have', () => {
  it('for headings, also with ids of their own, code, links and directives of text', async () => {
    const text = [
      '## Plain *text* with `code`', '## A [link](/x) & more', '## Same', '## Same', '## Own {#own-id}', '## Comment <!-- #from-comment -->',
      '## State: Done', '## `spec.cascades` {#spec.cascades #alias}', '## a:b c', '## Ünïcode – dash', '## 1. Step',
    ].join('\n\n'); // prettier-ignore
    const tree = parseMarkdown(text, 'a.md');
    const expected = structuredClone(tree);
    remarkAnchors()(expected);
    await headingIds({anchorsMaintainCase: false})(expected);
    const theirs = expected.children.map((node) => (node.data as {id?: string} | undefined)?.id);
    assert.deepEqual(
      outlineOf(tree).headings.map(({id}) => id),
      theirs,
    );
    assert.ok(outlineOf(tree).anchors.has('alias'));
  });
});

describe('whoever checks one page does not wait for all others', () => {
  it('only pages that it links into are read', async () => {
    const read = new Set<string>();
    const text = `${front()}\n## One {#one}\n\nSee [a page](/docs/scanners/nmap#install) and [all](/docs/scanners).\n`;
    const site = new Site(root, {
      files: {'docs/example.md': text},
      expand: (source, file) => {
        read.add(file);
        return expandMarkdown(source, file);
      },
    });
    await checkSite(site, ['docs/example.md']);
    assert.deepEqual([...read], ['docs/example.md', 'docs/scanners/nmap.md']);
  });
});

describe('problems of the catalog name file and line', () => {
  const source =
    '# A note\n\ntitle: A\nchart:\n  name: x\n  values:\n    - key: a\n      type: c\n    - {key: b, type: c}\n    - !common more\n';
  it('follows the path as far as the file goes', () => {
    const values = {'': 3, title: 3, chart: 4, summary: 3, 'chart.values[0]': 7, 'chart.values[0].type': 8};
    const others = {'chart.values[1].type': 9, 'chart.values[1].meaning': 9, 'chart.values[2].key': 10};
    for (const [field, line] of Object.entries({...values, ...others}))
      assert.equal(lineOfField(source, field), line, field);
  });
});
