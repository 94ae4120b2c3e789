import type {Data, Node, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/**
 * Lets list items and paragraphs carry ids, and headings more than one. The mark stands at the end of the first line:
 * `{#id}` or `{#id #another-id}`. MDX reads braces as code: there, Docusaurus alone gives a heading its one id.
 *
 * A heading keeps its first id in the form that Docusaurus reads; a list item gets it as its own. All other ids become
 * empty links with an id, because the framework's check of anchors knows headings, list items and links only.
 *
 * Belongs into `beforeDefaultRemarkPlugins`, where marks are still as they were written.
 */
export function remarkAnchors(): (root: Root) => void {
  return (root) => visit(root, ['listItem', 'heading', 'paragraph'], giveIds);
}

type MarkedParent = Extract<Nodes, {type: 'heading' | 'paragraph'}>;

/** The ids in `{#a #b}` at the end of a text, and the text before it. */
const MARK = /^([\s\S]*?)\s*\{(#[^\s{}#]+(?:\s+#[^\s{}#]+)*)\}\s*$/;
/** Takes the mark off the end of a heading or paragraph. */
function takeIds(node: MarkedParent): {ids: string[]; putBack: (id: string) => void} | undefined {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const [, text = '', ids] = MARK.exec(last.value) ?? [];
  if (ids === undefined) return undefined;
  last.value = text;
  return {
    ids: ids.split(/\s+/).map((id) => id.slice(1)),
    putBack: (id) => {
      last.value = `${text} {#${id}}`;
    },
  };
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
  if (node.type === 'listItem') {
    const first = node.children[0];
    const taken = first?.type === 'paragraph' ? takeIds(first) : undefined;
    const [id, ...more] = taken?.ids ?? [];
    if (id !== undefined && first?.type === 'paragraph') {
      node.data = {...node.data, hProperties: {...node.data?.hProperties, id}};
      first.children.unshift(...more.map(anchor));
    }
  } else if (node.type === 'heading') {
    const taken = takeIds(node);
    const [id, ...more] = taken?.ids ?? [];
    if (id !== undefined) {
      taken?.putBack(id);
      node.children.unshift(...more.map(anchor));
    }
  } else if (node.type === 'paragraph') {
    const taken = takeIds(node);
    node.children.unshift(...(taken?.ids ?? []).map(anchor));
  }
}
