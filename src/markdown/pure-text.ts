import type {Nodes, Root} from 'hast';
import {statement} from './code/jsx';

/** Whether a page contains a node that runs in the browser: an import, a component, a live editor. */
function runs(node: Nodes): boolean {
  if (node.type === 'mdxjsEsm') return node.data?.estree?.body.some(({type}) => type === 'ImportDeclaration') ?? true;
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const isElement = /^[a-z]/.test(node.name ?? '');
    const isLive = node.attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === 'live');
    if (!isElement || isLive) return true;
  }
  return 'children' in node && node.children.some(runs);
}

/**
 * Rehype plugin: a page exports whether it has no interactive components, so that its text is not hydrated (src/exceptions/static-text.ts).
 * Must be the last plugin.
 */
export function pureText() {
  return (root: Root): void => {
    root.children.push(statement(`export const isText = ${!runs(root)}`));
  };
}
