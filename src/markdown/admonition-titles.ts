import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/**
 * Remark plugin: removes the formatting from titles of admonitions. With it, the framework would create a title element whose name the
 * HTML parser of `.md` files does not keep. Must run before the framework's plugins.
 */
export function plainAdmonitionTitles() {
  return (root: Root): void =>
    visit(root, 'containerDirective', ({children: [label]}) => {
      if (label?.type !== 'paragraph' || label.data?.directiveLabel !== true) return;
      label.children = [{type: 'text', value: toString(label)}];
    });
}
