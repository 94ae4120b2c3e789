import type {Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {plainText} from '../hast';
import type {MarkdownPage} from '../problem';
import {listOfFields} from './fields';
import {EntryIds, listOfTable} from './table';

/**
 * Rehype plugin: converts reference tables and lists to lists of entries, each with an id, which readers can link to and which fit any
 * width. The Markdown twin of the page keeps the table or list and adds the ids. Must run after the plugins that create tables and
 * headings, and before `accessibleTables`.
 */
export function referenceEntries() {
  return (root: Root, file: MarkdownPage): void => {
    const ids = new EntryIds();
    let heading = {id: 'page', text: String(file.data.frontMatter?.title ?? 'this page')};
    visit(root, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) heading = {id: String(node.properties['id']), text: plainText(node)};
      const list =
        node.tagName === 'table'
          ? listOfTable(node, {ids, heading})
          : node.tagName === 'ul'
            ? listOfFields(node, heading.text)
            : undefined;
      if (!list || !parent || index === undefined) return undefined;
      parent.children.splice(index, 1, ...list);
      return [SKIP, index + list.length];
    });
  };
}
