import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {compileMarkdown, renderMarkdown} from './support/render-markdown';

describe('a mark at the end of a line gives ids', () => {
  for (const [format, mark] of [
    ['md', (ids: string) => `{${ids}}`],
    ['mdx', (ids: string) => `{/* ${ids} */}`],
  ] as const) {
    it(`to headings, the first as their own, in .${format}`, async () => {
      const html = await renderMarkdown(
        `## Storage ${mark('#storage #s3-optional')}\n\n## \`code\` ${mark('#a.b')}`,
        format,
      );
      assert.match(
        html,
        /<h2 id="storage"><a id="s3-optional"><\/a>Storage<\/h2>\s*<h2 id="a\.b"><code>code<\/code><\/h2>/,
      );
    });

    it(`to list items and paragraphs in .${format}`, async () => {
      const html = await renderMarkdown(
        `- One ${mark('#one #first')}\n  - Two ${mark('#two')}\n\nText ${mark('#text')}`,
        format,
      );
      assert.match(html, /<li id="one"><a id="first"><\/a>One\s*<ul>\s*<li id="two">Two<\/li>/);
      assert.match(html, /<p><a id="text"><\/a>Text<\/p>/);
    });

    it(`that the table of contents leads to, without the mark, in .${format}`, async () => {
      const code = await compileMarkdown(`## \`spec\` of it ${mark('#spec #old')}`, format);
      assert.match(code, /"value": "<code>spec<\/code> of it",\s*"id": "spec",\s*"level": 2/);
    });
  }

  it('and changes nothing else: braces in text, code and headings without ids', async () => {
    const html = await renderMarkdown('## Plain\n\nUse `{#x}` or {x} or {#} here.\n\n- `{#y}`', 'md');
    assert.match(
      html,
      /<h2 id="plain">Plain<\/h2>\s*<p>Use <code>\{#x\}<\/code> or \{x\} or \{#\} here\.<\/p>\s*<ul>\s*<li><code>\{#y\}<\/code><\/li>/,
    );
  });
});
