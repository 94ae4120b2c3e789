import type {ElementContent, Root, RootContent} from 'hast';

type Node = Root | RootContent | ElementContent;

/** How the theme knows the title of an admonition among its children. */
const TITLE = 'mdxAdmonitionTitle';

/**
 * Rehype plugin: gives the title of an admonition its name back. In `.md` files the HTML parser writes it in small
 * letters, and then a title with code or emphasis in it stays in the text as an element that no browser knows.
 */
export function admonitionTitles() {
  return (root: Root): void => {
    const visit = (node: Node): void => {
      if (node.type === 'element' && node.tagName === TITLE.toLowerCase()) node.tagName = TITLE;
      if ('children' in node) node.children.forEach(visit);
    };
    visit(root);
  };
}
