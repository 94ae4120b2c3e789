import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** How the theme recognizes the title of an admonition among its children. */
const TITLE = 'mdxAdmonitionTitle';

/**
 * Rehype plugin: gives the title of an admonition its name back. In `.md` files the HTML parser writes it in small
 * letters, and then a title with code or emphasis in it stays in the text as an element that browsers do not support.
 */
export function admonitionTitles() {
  return (root: Root): void =>
    visit(root, 'element', (element) => {
      if (element.tagName === TITLE.toLowerCase()) element.tagName = TITLE;
    });
}
