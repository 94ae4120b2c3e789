import type {Heading, Nodes, Paragraph, PhrasingContent, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/**
 * Supports ids on list items and paragraphs, and more than one id on headings. A mark is at the end of the first line: `{#a}` or `{#a #b}`.
 * MDX parses braces as expressions, so there only Docusaurus' single heading ids work.
 *
 * A heading keeps its first id as a mark for Docusaurus; a list item gets it as an attribute. All other ids become empty links, because
 * Docusaurus checks anchors only on headings, list items and links.
 *
 * Must be in `beforeDefaultRemarkPlugins`, before Docusaurus parses the marks.
 */
export function remarkAnchors(): (root: Root) => void {
  return (root) => visit(root, ['listItem', 'heading', 'paragraph'], giveIds);
}

const MARK = /^([\s\S]*?)\s*\{(#[^\s{}#]+(?:\s+#[^\s{}#]+)*)\}\s*$/;

/** The ids in `{#a #b}` at the end of a text, and the text before them; undefined without a mark. */
export function endMark(marked: string): {readonly text: string; readonly ids: readonly string[]} | undefined {
  const [, text = '', marks] = MARK.exec(marked) ?? [];
  return marks === undefined ? undefined : {text, ids: marks.split(/\s+/).map((id) => id.slice(1))};
}

/** Removes the mark from the end of a heading or paragraph. */
function takeIds({children}: Heading | Paragraph): readonly string[] {
  const last = children.at(-1);
  const mark = last?.type === 'text' ? endMark(last.value) : undefined;
  if (last?.type !== 'text' || !mark) return [];
  last.value = mark.text;
  return mark.ids;
}

/** An empty link with an id. A Markdown `link` would also have an `href`. */
const anchor = (id: string): PhrasingContent => ({
  type: 'textDirective',
  name: 'anchor',
  children: [],
  data: {hName: 'a', hProperties: {id}},
});

function giveIds(node: Nodes): void {
  const marked = node.type === 'listItem' ? node.children[0] : node;
  if (marked?.type !== 'paragraph' && marked?.type !== 'heading') return;
  // A heading in a list item keeps its own ids.
  if (node.type === 'listItem' && marked.type === 'heading') return;
  const ids = takeIds(marked);
  const [own, ...more] = ids;
  const last = marked.children.at(-1);
  if (own === undefined || last?.type !== 'text') return;
  if (node.type === 'listItem') node.data = {...node.data, hProperties: {...node.data?.hProperties, id: own}};
  if (node.type === 'heading') last.value += ` {#${own}}`;
  marked.children.unshift(...(node.type === 'paragraph' ? ids : more).map(anchor));
}
