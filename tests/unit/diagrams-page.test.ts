import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {literal} from '../../src/text/literal';
import {compileMarkdown, renderMarkdown} from './support/render-markdown';

const dot = (title: string, code = 'digraph { a }', meta = `title="${title}" desc="D"`): string =>
  `\`\`\`dot ${meta}\n${code}\n\`\`\`\n`;
const PAGE = `Before.

- in a list

  \`\`\`dot title="Graph" desc="A leads to B."
  digraph { a -> b [label="1 < 2 & 3"] }
  \`\`\`

\`\`\`sequence title="Talk" desc="A calls B."
participant A
participant B
A->>B: call
\`\`\`

\`\`\`yaml
dot: not a diagram
\`\`\`
`;

for (const format of ['md', 'mdx'] as const) {
  describe(`.${format}: diagrams become part of the page`, () => {
    it('as HTML with its attributes intact, in lists too', async () => {
      const html = await renderMarkdown(PAGE, format);
      assert.match(html, /<li>[^]*<figure class="diagram">[^]*<\/li>/);
      assert.match(
        html,
        /<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"(?: class="diagram-narrow")? role="img" width="\d+" height="\d+" v/,
      );
      assert.match(html, /<ol role="list"><li class="message">/);
      assert.match(html, />1 &lt; 2 &amp; 3<\/text>/);
      assert.doesNotMatch(html, / style=/);
      assert.match(html, /not a diagram/);
    });
  });
}

describe('a mistake fails the page with file, line, cause and fix', () => {
  for (const [name, page, said] of [
    ['a line in a graph', dot('T', 'digraph {\n  a [class="big"]\n}'), '3: Unknown class "big" — Use one of: primary'],
    [
      'a line in a list',
      `- x\n\n${dot('T', 'digraph {\n  -> a\n}').replaceAll(/^(?=.)/gm, '  ')}`,
      '5: Graphviz cannot',
    ],
    ['no title', `Text.\n\n${dot('', undefined, 'desc="D"')}`, '3: The diagram has no title — Add title="…"'],
    ['no description', dot('', undefined, 'title="T"'), '1: The diagram has no desc — Add desc="…"'],
    ['two of one name', `${dot('T')}\n${dot('T')}`, '5: Two diagrams of the page are called "T" — Give each its own'],
  ] as const)
    it(name, () => assert.rejects(compileMarkdown(page, 'md'), new RegExp(`docs/page\\.md:${literal(said)}`)));
});
