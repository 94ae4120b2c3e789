import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {DiagnosticError} from '../../lib/diagnostic';
import {attribute, componentImport} from '../code/jsx';
import {readFenceMeta} from '../code/meta';
import {type MarkdownFile, reportedAt} from '../problem';
import {exampleText, findingExamples} from './finding-examples';
import {assertTryFence, blockTexts, isKind, type TryFence} from './parts';
import {resultNodes} from './result';
import {shippedRules} from './shipped-rules';

const COMPONENT = 'RuleTester';

function tryFence(node: RootContent | undefined, file: MarkdownFile): TryFence | undefined {
  if (node?.type !== 'code' || !/(?:^|\s)try=/.test(node.meta ?? '')) return undefined;
  return reportedAt(node, file, () => {
    const word = readFenceMeta(node.meta ?? '').try;
    const fence = word === undefined ? undefined : {code: node, word};
    if (fence) assertTryFence(fence);
    return fence;
  });
}

/** The data for the editor of a playground: the rules of the charts, and example findings. */
const playgroundData = () => ({
  shipped: JSON.stringify(shippedRules),
  examples: JSON.stringify(findingExamples.map((example) => ({label: example.label, text: exampleText(example)}))),
});

/**
 * A try block: `<RuleTester kind="…" …>` with its fences and their outcome as children.
 *
 * @param place the number of the block on its page, which identifies it in shared links
 */
function testerNode(fences: readonly TryFence[], place: number): MdxJsxFlowElement {
  const kind = fences[0]!.word;
  if (!isKind(kind)) {
    throw new DiagnosticError(
      `try="${kind}" has no rule before it.`,
      'Put it directly after a fence with try="cascading-rule", try="post-processing" or try="scope", with nothing in between.',
    );
  }
  const texts = blockTexts(kind, fences);
  const attributes = {kind, ...texts, ...(kind === 'playground' && playgroundData()), place};
  return {
    type: 'mdxJsxFlowElement',
    name: COMPONENT,
    attributes: Object.entries(attributes).map(([name, value]) => attribute(name, value)),
    children: [...fences.map(({code}) => code), ...resultNodes(kind, texts)],
  };
}

/**
 * Remark plugin: converts adjacent fences with `try="…"` to a try block, which shows the fences, their outcome, and an editor on demand.
 * The outcome is computed here, so that the page contains it without scripts. Must run before `codeBlocks`.
 *
 * @throws Error with file, line, cause and fix on an invalid combination of parts, and on an example that cannot be parsed
 */
export function tryBlocks() {
  return (root: Root, file: MarkdownFile): void => {
    let place = 0;
    visit(root, 'code', (code, index, parent) => {
      const first = tryFence(code, file);
      if (!first || !parent || index === undefined) return undefined;
      const fences = [first];
      const next = (): TryFence | undefined => tryFence(parent.children[index + fences.length], file);
      for (let part = next(); part && !isKind(part.word); part = next()) fences.push(part);
      place += 1;
      parent.children.splice(
        index,
        fences.length,
        reportedAt(code, file, () => testerNode(fences, place)),
      );
      return [SKIP, index + 1];
    });
    if (place > 0) root.children.unshift(componentImport(COMPONENT));
  };
}
