import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {tmpdir} from 'node:os';
import {after, before, describe, it} from 'node:test';
import type {Root} from 'mdast';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {diagrams} from '../../src/markdown/diagrams';

const PAGE = `---
title: Two diagrams
---

Before <b>raw</b>.

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

let folder = '';
before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'diagrams-'));
});
after(() => rmSync(folder, {recursive: true}));

function at(line: number): string {
  return `${path.relative(process.cwd(), path.join(folder, 'broken.md'))}:${line}: `;
}

/** The bundler resolves what a page imports; here the component is handed in. */
const withoutImports = () => (root: Root) => {
  root.children = root.children.filter(({type}) => type !== 'mdxjsEsm');
};

const Diagram = ({html}: {readonly html: string}) =>
  createElement('div', {className: 'diagram-block', dangerouslySetInnerHTML: {__html: html}});

/** Compiles as the framework does: \`.md\` through rehype-raw, \`.mdx\` without; then renders on the server. */
async function render(name: string, value: string): Promise<string> {
  // Test files are CommonJS; these packages are modules only.
  const {evaluate} = await import('@mdx-js/mdx');
  const {default: rehypeRaw} = await import('rehype-raw');
  const {VFile} = await import('vfile');
  const file = new VFile({path: path.join(folder, name), value});
  writeFileSync(file.path, value);
  const format = name.endsWith('.mdx') ? 'mdx' : 'md';
  const passThrough = ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm'];
  const {default: Content} = await evaluate(file, {
    ...runtime,
    format,
    remarkPlugins: [diagrams, withoutImports],
    rehypePlugins: format === 'md' ? [[rehypeRaw, {passThrough}] as const] : [],
  });
  return renderToStaticMarkup(createElement(Content, {components: {Diagram}}));
}

for (const name of ['page.md', 'page.mdx']) {
  describe(`${name}: diagrams become part of the page`, () => {
    it('as inline SVG with its attributes intact, in lists too', async () => {
      const html = await render(name, PAGE);
      assert.match(html, /<li>[\s\S]*<div class="diagram-block"><figure class="diagram">[\s\S]*<\/li>/);
      assert.equal(
        html.match(
          /<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" role="img" width="\d+" height="\d+" viewBox="0 0 \d+ \d+"/g,
        )?.length,
        2,
      );
      assert.match(html, />1 &lt; 2 &amp; 3<\/text>/);
      assert.doesNotMatch(html, / style=/);
      assert.match(html, /<code class="language-yaml">dot: not a diagram/);
    });

    it('with ids that are unique on the page, and the same in every build', async () => {
      const html = await render(name, PAGE);
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      assert.equal(ids.length, 4);
      assert.equal(new Set(ids).size, 4);
      assert.equal(await render(name, PAGE), html);
    });
  });
}

describe('a mistake fails the page with file, line, cause and mend', () => {
  const failures: [name: string, page: string, line: number, message: string][] = [
    [
      'a line in a graph',
      '---\ntitle: x\n---\n\n```dot title="T" desc="D"\ndigraph {\n  a [class="big"]\n}\n```\n',
      7,
      'Unknown class "big" — Use one of: primary, muted, danger, store',
    ],
    [
      'a line in a sequence in a list',
      '- x\n\n  ```sequence title="T" desc="D"\n  participant A\n\n  A->>B: x\n  ```\n',
      6,
      'Unknown participant "B" (known: A) — Add a line above: participant B as Its name',
    ],
    [
      'no title',
      'Text.\n\n```dot desc="D"\ndigraph { a }\n```\n',
      3,
      'The diagram has no title — Add title="…": the caption below the picture',
    ],
    [
      'no description',
      '```sequence title="T"\nparticipant A\nA->>A: x\n```\n',
      1,
      'The diagram has no desc — Add desc="…": what a person hears who does not see the picture',
    ],
    [
      'two diagrams of one name',
      '```dot title="T" desc="D"\ndigraph { a }\n```\n\n```dot title="T" desc="E"\ndigraph { b }\n```\n',
      5,
      'Two diagrams of the page are called "T" — Give each its own title="…"',
    ],
  ];
  for (const [name, page, line, message] of failures) {
    it(name, async () => {
      await assert.rejects(render('broken.md', page), (error: Error) => {
        assert.equal(error.message, at(line) + message);
        return true;
      });
    });
  }
});

it('equal diagrams of two pages have different ids, so that a list can show both', async () => {
  const page = '```dot title="T" desc="D"\ndigraph { a }\n```\n';
  const [first, second] = [await render('one.md', page), await render('two.md', page)];
  const id = /aria-labelledby="([^"]*)"/;
  assert.notEqual(id.exec(first)?.[1], id.exec(second)?.[1]);
});
