import type {Code, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {BlockKind, BlockTexts} from '../../simulator/blocks';
import {attribute} from '../code/jsx';
import {exampleText, findingExamples} from './finding-examples';
import {resultNodes} from './result';
import {shippedRules} from './shipped-rules';

export const COMPONENT = 'RuleTester';

/** What a playground has for its editor: the rules of the charts, and findings to choose from. */
function playgroundAttributes(): readonly MdxJsxAttribute[] {
  const examples = findingExamples.map((example) => ({label: example.label, text: exampleText(example)}));
  return [attribute('shipped', JSON.stringify(shippedRules)), attribute('examples', JSON.stringify(examples))];
}

/** A try block: `<RuleTester kind="…" …>` around its fences, what they come to, and that as code. */
export function testerNode(kind: BlockKind, texts: BlockTexts, fences: readonly Code[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: COMPONENT,
    attributes: [
      attribute('kind', kind),
      ...Object.entries(texts).map(([name, value]) => attribute(name, value)),
      ...(kind === 'playground' ? playgroundAttributes() : []),
    ],
    children: [...fences, ...resultNodes(kind, texts)],
  };
}

/** Gives each try block its number on the page, by which a shared link names it. */
export function numberTesters(root: Root): void {
  let place = 0;
  visit(root, 'mdxJsxFlowElement', (node) => {
    if (node.name === COMPONENT) node.attributes.push(attribute('place', (place += 1)));
  });
}
