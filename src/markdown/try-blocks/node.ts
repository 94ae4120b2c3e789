import type {Code} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {BlockKind, BlockTexts} from '../../simulator/blocks';
import {attribute} from '../code/jsx';
import {exampleText, findingExamples} from './finding-examples';
import {resultNodes} from './result';
import {shippedRules} from './shipped-rules';

export const COMPONENT = 'RuleTester';

/** The data for the editor of a playground: the rules of the charts, and example findings. */
function playgroundAttributes(): readonly MdxJsxAttribute[] {
  const examples = findingExamples.map((example) => ({label: example.label, text: exampleText(example)}));
  return [attribute('shipped', JSON.stringify(shippedRules)), attribute('examples', JSON.stringify(examples))];
}

/**
 * A try block: `<RuleTester kind="…" …>` with its fences and their outcome as children.
 *
 * @param place the number of the block on its page, which identifies it in shared links
 */
export function testerNode(
  place: number,
  kind: BlockKind,
  texts: BlockTexts,
  fences: readonly Code[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: COMPONENT,
    attributes: [
      attribute('kind', kind),
      ...Object.entries(texts).map(([name, value]) => attribute(name, value)),
      ...(kind === 'playground' ? playgroundAttributes() : []),
      attribute('place', place),
    ],
    children: [...fences, ...resultNodes(kind, texts)],
  };
}
