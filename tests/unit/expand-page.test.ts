import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {PRODUCT_RELEASE} from '../../src/catalog/product';
import {like} from '../support/said';
import {expand} from './support/expand';
import {renderMarkdown} from './support/render-markdown';

const card = '::scanner-card{id="nmap"}';
const fact = ':fact[release]';

describe('a page without directives', () => {
  for (const [what, source] of [
    ['text, headings and line breaks', '---\ntitle: A\n---\n\n# A\n\nText: with a colon, 10:30 and a::b.\n'],
    ['admonitions', ':::warning[Only scan what you may scan]\n\nText\n\n:::\n'],
    ['links and images', '[a](/docs/b#c) ![d](e.svg) <https://example.com:8080/[x]>\n'],
    ['ports and IPv6 addresses', 'Open http://localhost:3000[1] or http://host:port[1] and fe80::abcd and [::1]:80.\n'],
    ['lines that end with a carriage return in code', '```text\na\n```\n'],
  ] as const) {
    it(`stays as it is: ${what}`, () => assert.equal(expand(source), source));
  }
});

describe('a directive in code or comments', () => {
  for (const [what, source, file = 'docs/page.md'] of [
    ['a fence', `\`\`\`md\n${card}\n\`\`\``],
    ['a fence in a list', `- item\n\n  \`\`\`md\n  ${card}\n  \`\`\``],
    ['a fence in a quotation', `> \`\`\`md\n> ${card}\n> \`\`\``],
    ['inline code', `Write \`${card}\` or \`\`${card} \` x\`\`.`],
    ['a comment over several lines', `<!--\n${card}\n-->`],
    ['an MDX comment', `{/*\n${card}\n*/}`, 'docs/page.mdx'],
  ] as const) {
    it(`is left alone: ${what}`, () => assert.equal(expand(source, file), source));
  }

  it('does not hide later directives', () => {
    const after = (release: string) => `Release ${release}, \`code\`, ${release}.`;
    const text = expand(`\`\`\`text\nx\n\`\`\`\n\n<!-- y -->\n\n${after(fact)}`);
    assert.ok(text.includes(after(PRODUCT_RELEASE)), text);
  });
});

describe('a fact', () => {
  it('is replaced everywhere: in text, headings, tables, lists, links, code and MDX pages', () => {
    const source = `## Since ${fact}\n\n| ${fact} |\n| --- |\n| a |\n\n- [${fact}](https://example.com/${fact})\n\n\`\`\`bash\n--version ${fact}\n\`\`\``;
    for (const file of ['docs/page.md', 'docs/page.mdx'])
      assert.equal(expand(source, file), source.replaceAll(fact, PRODUCT_RELEASE));
  });

  it('is the release or the chart registry', () => {
    assert.equal(expand(':fact[registry]'), 'oci://ghcr.io/securecodebox/helm');
  });

  it('is kept literally after a backslash', () => {
    assert.equal(expand(`\\${fact}`), `\\${fact}`);
  });
});

describe('a directive', () => {
  const htmlOf = (source: string) => renderMarkdown(expand(source), 'md');

  it('can be in a list item, and keeps its indentation', async () => {
    const html = await htmlOf('1. Install:\n\n   ::scanner-install{id="nmap"}\n\n2. Next');
    const inOneLine = html.replaceAll(/>\s+</g, '><');
    assert.match(inOneLine, /^<ol><li><p>Install:<\/p><pre [^]*<\/pre><\/li><li><p>Next<\/p><\/li><\/ol>$/);
  });

  it('requires no empty lines around it', async () => {
    const html = await htmlOf('Before\n::scanner-parameters{id="nmap"}\nAfter');
    assert.match(html, /<p>Before<\/p>[\s\S]*<ul class="entries"[\s\S]*<\/ul>[\s\S]*<p>After<\/p>/);
  });
});

describe('a mistake is reported with file, line, cause and fix', () => {
  for (const [source, said, file = 'docs/page.md'] of [
    ['a\n\n::scanner-card{id="nmpa"}', 'there is no scanner "nmpa" — did you mean `nmap`?'],
    ['::scaner-card{id="nmap"}', 'there is no directive "scaner-card" — did you mean `scanner-card`?'],
    ['::scanner-card', 'the attribute "id" is missing — Write ::scanner-card{id="…"}'],
    ['::scanner-card{id="nmap" name="x"}', 'the attribute "name" does not exist — use id'],
    ['::scanner-card{id="nmap"', 'it cannot be read — Write it on a line of its own as ::scanner-card{id="…"}'],
    ['::common-values{of="scaner"}', 'no charts of the kind "scaner" share values — did you mean `scanner`?'],
    ['::hook-install{id="static-report"}', 'the hook "static-report" has no chart — Say … there is nothing to install'],
    ['::schema{kind="Skan"}', 'there is no kind "Skan" — did you mean `Scan`?'],
    ['::schema{kind="Scan" path="spec.cascade"}', '… "spec.cascade"; there is no "cascade" — did you mean `cascades`?'],
    ['::schema{kind="Scan" path="spec.scanType"}', 'the field "spec.scanType" … — Name the object above it in `path`'],
    ['::schema{kind="Scan" path="spec"}\n\n::schema{kind="Scan" path="spec"}', '… on this page — … the two directives'],
    ['## Status\n\n::schema{kind="Scan"}', 'the id "status" of the field "status" … — Give the … another id with {#…}'],
    ['Since :fact[relase].', 'there is no fact "relase" — did you mean `release`?'],
    [':facts[release]', 'there is no directive "facts" for text — Write :fact[…], or put a backslash before the colon'],
    // Directives produce Markdown, not MDX.
    [
      `Text.\n\n${card}`,
      `${card}: directives become Markdown, not MDX — Name the page .md, or write the value itself`,
      'docs/page.mdx',
    ],
  ] as const) {
    const message = like(`${file}:${source.split('\n').length}: …${said}`);
    it(source.replaceAll('\n', '⏎'), () =>
      assert.throws(() => expand(source, file), {name: 'DiagnosticError', message}),
    );
  }

  it('even in front matter, where facts are not replaced', () => {
    const message = 'docs/page.md:2: :fact[release]: front matter is not expanded — Write the value itself';
    assert.throws(() => expand(`---\ntitle: Since ${fact}\n---\n\nText.`), {name: 'DiagnosticError', message});
  });
});
