import type {Parent, Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {DiagnosticError} from '../../lib/diagnostic';
import {readFenceMeta} from '../code/meta';
import {at, type MarkdownFile} from '../problem';
import {componentImport} from '../code/jsx';
import {COMPONENT, testerNode} from './node';
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

function refuse(word: string): never {
  throw new DiagnosticError(
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
    let place = 0;
    visit(root, 'code', (code, index, parent) => {
      const fence = tryFence(code, file);
      if (!fence || !parent || index === undefined) return undefined;
      const {word} = fence;
      if (!isKind(word)) return at(code, file, () => refuse(word));
      const rest = partsBehind(parent, index, file);
      place += 1;
      const fences = [code, ...rest.map((part) => part.code)];
      const node = at(code, file, () => testerNode(place, word, blockTexts(word, code, rest), fences));
      parent.children.splice(index, fences.length, node);
      return [SKIP, index + 1];
    });
    if (place > 0) root.children.unshift(componentImport(COMPONENT));
  };
}
