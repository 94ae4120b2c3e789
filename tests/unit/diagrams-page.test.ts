import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {DiagramLanguage} from '../../src/markdown/code/languages';
import {renderDiagram} from '../../src/markdown/diagrams';
import {DiagnosticError} from '../../src/lib/diagnostic';
import {literal} from '../../src/lib/literal';
import {assertSaid} from '../support/said';
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
    it('as HTML with its attributes intact, even in lists', async () => {
      const html = await renderMarkdown(PAGE, format);
      assert.match(html, /<li>[^]*<figure class="diagram">[^]*<\/li>/);
      assert.match(
        html,
        /<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"(?: class="diagram-narrow")? role="img" width="\d+" height="\d+" v/,
      );
      assert.match(html, /<ol role="list"><li class="message lane-1">/);
      assert.match(html, />1 &lt; 2 &amp; 3<\/text>/);
      assert.doesNotMatch(html, / style=/);
      assert.match(html, /not a diagram/);
    });
  });
}

describe('a mistake fails the page with file, line, cause and fix', () => {
  for (const [name, page, said] of [
    ['no title', `Text.\n\n${dot('', undefined, 'desc="D"')}`, '3: The diagram has no title — Add title="…"'],
    ['no description', dot('', undefined, 'title="T"'), '1: The diagram has no desc — Add desc="…"'],
    ['two of one name', `${dot('T')}\n${dot('T')}`, '5: Two diagrams of the page are called "T" — Give each its own'],
  ] as const)
    it(name, () => assert.rejects(compileMarkdown(page, 'md'), new RegExp(`docs/page\\.md:${literal(said)}`)));
});

async function failure(language: DiagramLanguage, source: string): Promise<string> {
  try {
    await renderDiagram(language, source, {title: 'T', desc: 'D', id: 'd'});
  } catch (error) {
    if (error instanceof DiagnosticError) return `${error.line}: ${error.message}`;
    throw error;
  }
  throw new Error('no error');
}

const two = (steps: string) => `participant A\nparticipant B\n${steps}`;
const HOUSE = '— Colors, fonts and links come from the site: write structure, and …';

const DOT: readonly (readonly [name: string, source: string, expected: string])[] = [
  ['a syntax error', 'digraph {\n  a -> \n  -> b\n}', '3: Graphviz cannot read the graph near "->" — … graph with --'],
  ['the arrow of another kind of graph', 'digraph {\n  a -- b\n}', '2: … near "--" — … nodes with ->, a graph with --'],
  ['an empty graph', 'digraph { }', '0: The graph is empty — Name at least one node'],
  ['an unknown class', 'digraph {\n  a [label="class=x"\n     class="primry"]\n}', '3: … class "primry" — Use … store'],
  ['a shape that the site does not draw', 'digraph {\n  a [shape=star]\n}', '2: Unknown shape "star" — Use … cylinder'],
  ['a colour', 'digraph {\n  a [fillcolor="#f00"]\n}', `2: Unknown or refused attribute "fillcolor" ${HOUSE}`],
  ['a misspelt attribute', 'digraph {\n  /* x=1 */ a -> b [lable="x"]\n}', `2: Unknown or refused attribute "lable" …`],
];

const SEQUENCE: readonly (readonly [name: string, source: string, expected: string])[] = [
  ['an unknown keyword', two('repeat 3'), '3: Unknown keyword or arrow in "repeat 3" — Known are: participant, …'],
  ['an unknown arrow', two('A->B: x'), '3: Unknown arrow "->" — Use ->> for a call and -->> for an answer'],
  ['a message without text', two('A->>B'), '3: The message has no text — Write A->>B: what is said'],
  ['an unknown participant', two('\nA->>C: x'), '4: Unknown participant "C" (known: A, B) — Add a line … as Its name'],
  ['else outside of alt', two('loop x\nA->>B: x\nelse y\nend'), '5: "else" outside of alt — … the end lines above it'],
  ['end without a block', two('end'), '3: "end" without a block — Remove it, or open a loop, alt, opt or par'],
  ['an empty section', two('alt x\nA->>B: x\nelse y\nend'), '6: A section of the alt is empty — Add a …'],
  ['a block that is not closed', two('A->>B: x\nopt y\nA->>B: z'), '4: The opt is not closed — Add a line with end'],
  [
    'more participants than a page has room for',
    [...'ABCDEFGH'].map((name) => `participant ${name}`).join('\n'),
    '8: There is room for 7 participants — Name fewer, …',
  ],
  ['no step', two(''), '0: The sequence has no step — Add a message: A->>B: text'],
];

describe('a mistake in a diagram names the line, the cause and the fix', () => {
  for (const [name, source, expected] of DOT) {
    it(`dot: ${name}`, async () => assertSaid([await failure('dot', source)], [expected]));
  }
  for (const [name, source, expected] of SEQUENCE) {
    it(`sequence: ${name}`, async () => assertSaid([await failure('sequence', source)], [expected]));
  }

  it('a graph that crashes Graphviz is reported, and later ones are still rendered', async () => {
    const good = () => renderDiagram('dot', 'digraph { a -> b }', {title: 'T', desc: 'D', id: 'd'});
    const before = await good();
    const falls = 'digraph{<\n> g}';
    assert.match(await failure('dot', falls), /^0: Graphviz ends in the middle of the graph — Check its braces, /);
    assert.equal(await good(), before);
  });
});
