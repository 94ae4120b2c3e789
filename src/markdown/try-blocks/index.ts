import type {Code, Parent, Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {BlockKind} from '../../simulator/blocks';
import {FlawError} from '../../text/flaw';
import {readFenceMeta} from '../code/meta';
import {at, type MarkdownFile} from '../problem';
import {componentImport} from '../code/jsx';
import {COMPONENT, numberTesters, testerNode} from './node';
import {assertTryFence, blockTexts, isKind, type TryFence} from './parts';

function tryFence(node: RootContent | undefined, file: MarkdownFile): TryFence | undefined {
  if (node?.type !== 'code' || !/(?:^|\s)try=/.test(node.meta ?? '')) return undefined;
  return at(node, file, () => {
    const word = readFenceMeta(node.meta ?? '').try;
    const fence = word === undefined ? undefined : {code: node, word};
    if (fence) assertTryFence(fence);
    return fence;
  });
}

/** The fences after the first one of a block. */
function partsBehind(parent: Parent, index: number, file: MarkdownFile): readonly TryFence[] {
  const fence = tryFence(parent.children[index + 1], file);
  return !fence || isKind(fence.word) ? [] : [fence, ...partsBehind(parent, index + 1, file)];
}

function replaceBlock(parent: Parent, index: number, kind: BlockKind, first: Code, file: MarkdownFile): void {
  const rest = partsBehind(parent, index, file);
  const node = at(first, file, () =>
    testerNode(kind, blockTexts(kind, first, rest), [first, ...rest.map(({code}) => code)]),
  );
  parent.children.splice(index, 1 + rest.length, node);
}

function refuse(word: string): never {
  throw new FlawError(
    `try="${word}" has no rule before it.`,
    'Put it right behind a fence with try="cascading-rule", try="post-processing" or try="scope", with nothing in between.',
  );
}

/**
 * Remark plugin: converts adjacent fences with `try="…"` to a try block, which shows the fences, their outcome, and an editor on demand.
 * The outcome is computed here, so that the page contains it without scripts. Must run before `codeBlocks`.
 *
 * @throws Error with file, line, cause and fix on an invalid combination of parts, and on an example that cannot be parsed
 */
export function tryBlocks() {
  return (root: Root, file: MarkdownFile): void => {
    let found = false;
    visit(root, 'code', (code, index, parent) => {
      const fence = tryFence(code, file);
      if (!fence || !parent || index === undefined) return undefined;
      const {word} = fence;
      if (!isKind(word)) return at(code, file, () => refuse(word));
      replaceBlock(parent, index, word, code, file);
      found = true;
      return [SKIP, index + 1];
    });
    if (!found) return;
    numberTesters(root);
    root.children.unshift(componentImport(COMPONENT));
  };
}
