import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {tryBlocks} from '../../src/markdown/try-blocks';

const RULES = 'rules:\n  - matches:\n      anyOf:\n        - category: Host\n    override:\n      severity: HIGH';
const fence = (meta: string, code: string, language = 'yaml') => `\`\`\`${language} ${meta}\n${code}\n\`\`\`\n`;
const rules = fence('try="post-processing"', RULES);
const finding = (category: string) => fence('try="finding"', `name: a\ncategory: ${category}`);

/** The tree of a page after the plugin ran. */
function render(markdown: string): Root {
  const root = unified().use(remarkParse).parse(markdown);
  tryBlocks()(root, {path: 'docs/page.md'});
  return root;
}

const kinds = (nodes: readonly {readonly type: string}[]) => nodes.map(({type}) => type);

function testerOf(root: Root) {
  const [, node] = root.children;
  if (node?.type !== 'mdxJsxFlowElement') throw new Error('the page has no try block');
  return node;
}

describe('fences with try', () => {
  it('become one block with the fences, their result, and the import of its component', () => {
    const root = render(`${rules}\n${finding('Host')}\nText.\n`);
    assert.deepEqual(kinds(root.children), ['mdxjsEsm', 'mdxJsxFlowElement', 'paragraph']);
    const {name, children, attributes} = testerOf(root);
    assert.equal(name, 'RuleTester');
    assert.deepEqual(kinds(children), ['code', 'code', 'paragraph', 'list', 'code']);
    const names = attributes.map((attribute) => 'name' in attribute && attribute.name);
    assert.deepEqual(names, ['kind', 'rule', 'finding', 'place']);
    assert.match(JSON.stringify(children[2]), /1 of 1 rule matches\. The finding changes\./);
    const result = children[4];
    assert.equal(result?.type === 'code' && result.value, 'name: a\ncategory: Host\nseverity: HIGH');
  });

  const block = `${rules}\n${finding('Host')}\n`;
  const ERRORS: readonly [what: string, markdown: string, message: RegExp][] = [
    ['an unknown word', fence('try="rule"', RULES), /docs\/page\.md:1: try="rule" is not known — Use one of: casc/],
    ['another language', fence('try="finding"', '{}', 'json'), /:1: try="finding" is on a fence that is not YAML/],
    [
      'a part without a rule',
      `Text.\n\n${finding('Host')}`,
      /:3: try="finding" has no rule before it — Put it directly/,
    ],
    ['a part after a text', `${rules}\nText.\n\n${finding('Host')}`, /:1: .* has no part try="finding"/],
    ['a foreign part', block + fence('try="scan"', 'kind: Scan'), /:1: A block .* has no part try="scan"/],
    ['a part that appears twice', block + finding('Host'), /:1: The block .* has two parts try="finding"/],
    [
      'an unreadable part',
      `${rules}\n${fence('try="finding"', 'a: "')}`,
      /:1: .* cannot be read: Missing closing "quote/,
    ],
  ];
  for (const [what, markdown, message] of ERRORS) {
    it(`refuse ${what}, with place and fix`, () => assert.throws(() => render(markdown), message));
  }
});
