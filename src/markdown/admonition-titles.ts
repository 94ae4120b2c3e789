import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** The element name by which the theme finds the title of an admonition. */
const TITLE = 'mdxAdmonitionTitle';

/**
 * Rehype plugin: restores the element name of admonition titles. In `.md` files, the HTML parser converts it to lowercase, and a title with
 * code or emphasis would render as an unknown element.
 */
export function admonitionTitles() {
  return (root: Root): void =>
    visit(root, 'element', (element) => {
      if (element.tagName === TITLE.toLowerCase()) element.tagName = TITLE;
    });
}
