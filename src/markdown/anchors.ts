import type {Data, Heading, Node, Nodes, Paragraph, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/**
 * Lets list items and paragraphs carry ids, and headings more than one. The mark is at the end of the first line:
 * `{#id}` or `{#id #another-id}`. MDX reads braces as code: there, Docusaurus alone gives a heading its one id.
 *
 * A heading keeps its first id in the form that Docusaurus reads; a list item gets it as its own. All other ids become
 * empty links with an id, because the framework's anchor check covers headings, list items and links only.
 *
 * Belongs into `beforeDefaultRemarkPlugins`, where marks are still as they were written.
 */
export function remarkAnchors(): (root: Root) => void {
  return (root) => visit(root, ['listItem', 'heading', 'paragraph'], giveIds);
}

const MARK = /^([\s\S]*?)\s*\{(#[^\s{}#]+(?:\s+#[^\s{}#]+)*)\}\s*$/;

/** The ids in `{#a #b}` at the end of a text, and the text before it; undefined where there is no such mark. */
export function endMark(marked: string): {readonly text: string; readonly ids: readonly string[]} | undefined {
  const [, text = '', marks] = MARK.exec(marked) ?? [];
  return marks === undefined ? undefined : {text, ids: marks.split(/\s+/).map((id) => id.slice(1))};
}

/** Takes the mark off the end of a heading or paragraph. */
function takeIds({children}: Heading | Paragraph): readonly string[] {
  const last = children.at(-1);
  const mark = last?.type === 'text' ? endMark(last.value) : undefined;
  if (last?.type !== 'text' || !mark) return [];
  last.value = mark.text;
  return mark.ids;
}

/** An empty link that is only a place to link to. A `link` of Markdown would get an address as well. */
interface Anchor extends Node {
  type: 'anchor';
  children: [];
  data: Data & {hName: 'a'; hProperties: {id: string}};
}

declare module 'mdast' {
  interface PhrasingContentMap {
    anchor: Anchor;
  }
  interface RootContentMap {
    anchor: Anchor;
  }
}

const anchor = (id: string): Anchor => ({type: 'anchor', children: [], data: {hName: 'a', hProperties: {id}}});

function giveIds(node: Nodes): void {
  const marked = node.type === 'listItem' ? node.children[0] : node;
  if (marked?.type !== 'paragraph' && marked?.type !== 'heading') return;
  // A heading inside keeps what is its own.
  if (node.type === 'listItem' && marked.type === 'heading') return;
  const ids = takeIds(marked);
  const [own, ...more] = ids;
  const last = marked.children.at(-1);
  if (own === undefined || last?.type !== 'text') return;
  if (node.type === 'listItem') node.data = {...node.data, hProperties: {...node.data?.hProperties, id: own}};
  if (node.type === 'heading') last.value += ` {#${own}}`;
  marked.children.unshift(...(node.type === 'paragraph' ? ids : more).map(anchor));
}
