import type {Nodes, Root} from 'mdast';
import type {Page} from './pages';

const INLINE = new Set([
  'text',
  'inlineCode',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'html',
  'textDirective',
  'footnoteReference',
]);

function inlineText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'image':
      return node.alt ?? '';
    case 'break':
      return ' ';
    case 'html':
      return node.value.replaceAll(/<!--[\s\S]*?-->|<[^>]*>/g, '');
    default: {
      const children = 'children' in node ? (node.children as Nodes[]).map(inlineText).join('') : '';
      // Docusaurus shows what looks like a directive of text, but is none, as it was written.
      return 'name' in node && String(node.type) === 'textDirective' ? `:${String(node.name)}${children}` : children;
    }
  }
}

function blocks(node: Nodes): string[] {
  if (node.type === 'code') return [node.meta ?? '', node.value];
  if (INLINE.has(node.type)) return [inlineText(node)];
  if (!('children' in node)) return [];
  const children = node.children as Nodes[];
  // HTML on a line of its own, such as the frame of a card, stands among blocks.
  const isInline = children.some(({type}) => type !== 'html' && INLINE.has(type));
  return isInline ? [children.map(inlineText).join('')] : children.flatMap(blocks);
}

function addresses(node: Nodes): string[] {
  const own = node.type === 'link' || node.type === 'definition' || node.type === 'image' ? [node.url] : [];
  return 'children' in node ? [...own, ...(node.children as Nodes[]).flatMap(addresses)] : own;
}

const collapse = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * What a page says, as one line: text without marks, cells of tables and blocks separated by one blank, code and the
 * words of fences and diagrams, then title, description and the addresses of all links.
 */
export function plainText({tree, frontMatter}: Pick<Page, 'tree' | 'frontMatter'>): string {
  const root: Root = tree;
  const {title, description} = frontMatter.values;
  return collapse(
    [...blocks(root), title, description, ...addresses(root)].filter((part) => typeof part === 'string').join(' '),
  );
}
