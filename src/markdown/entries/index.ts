import type {ElementContent, Root, RootContent} from 'hast';
import {plainText} from '../hast';
import type {MarkdownFile} from '../problem';
import {listOfFields} from './fields';
import {EntryIds} from './ids';
import {listOfTable} from './table';

interface Page extends MarkdownFile {
  readonly data: {readonly frontMatter?: {readonly title?: unknown}};
}

/**
 * Rehype plugin: a table or a list that is a reference becomes a list of entries, each with an id, so that a name can be
 * linked to and read at any width. In the Markdown of the page, and so in its twin, it stays what it is.
 * Belongs behind the plugins that make tables and headings, and before `accessibleTables`.
 */
export function referenceEntries() {
  return (root: Root, file: Page): void => {
    const ids = new EntryIds();
    let heading = {id: 'page', text: String(file.data.frontMatter?.title ?? 'this page')};
    const visit = (parent: {children: (RootContent | ElementContent)[]}): void => {
      parent.children = parent.children.flatMap((child): (RootContent | ElementContent)[] => {
        if (child.type !== 'element') {
          return [child];
        }
        if (/^h[1-6]$/.test(child.tagName)) {
          heading = {id: String(child.properties['id']), text: plainText(child)};
        }
        const list =
          child.tagName === 'table'
            ? listOfTable(child, {ids, heading})
            : child.tagName === 'ul'
              ? listOfFields(child, heading.text)
              : undefined;
        if (!list) {
          visit(child);
        }
        return list ?? [child];
      });
    };
    visit(root);
  };
}
