import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {compileMarkdown, renderMarkdown} from './support/render-markdown';

describe('an id mark at the end of a line', () => {
  it('sets the id of a heading, and aliases', async () => {
    const html = await renderMarkdown('## Storage {#storage #s3-optional}\n\n## `code` {#a.b}', 'md');
    assert.match(html, /<h2 id="storage"><a id="s3-optional"><\/a>Storage<\/h2>/);
    assert.match(html, /<h2 id="a\.b"><code>code<\/code><\/h2>/);
  });

  it('sets the ids of list items and paragraphs', async () => {
    const html = await renderMarkdown('- One {#one #first}\n  - Two {#two}\n\nText {#text}', 'md');
    assert.match(html, /<li id="one"><a id="first"><\/a>One\s*<ul>\s*<li id="two">Two<\/li>/);
    assert.match(html, /<p><a id="text"><\/a>Text<\/p>/);
  });

  for (const [format, mark] of [
    ['md', '{#spec #old}'],
    ['mdx', '{/* #spec */}'],
  ] as const) {
    it(`that the table of contents leads to, without the mark, in .${format}`, async () => {
      const code = await compileMarkdown(`## \`spec\` of it ${mark}`, format);
      assert.match(code, /"value": "<code>spec<\/code> of it",\s*"id": "spec",\s*"level": 2/);
    });
  }

  it('changes nothing else: braces in text, code and headings without ids', async () => {
    const html = await renderMarkdown('## Plain\n\nUse `{#x}` or {x} or {#} here.\n\n- `{#y}`', 'md');
    assert.match(html, /<h2 id="plain">Plain<\/h2>\s*<p>Use <code>\{#x\}<\/code> or \{x\} or \{#\} here\.<\/p>/);
    assert.match(html, /<ul>\s*<li><code>\{#y\}<\/code><\/li>/);
  });
});
