import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective).freeze();

/**
 * Parses Markdown with the extensions that the site enables: `.mdx` files as MDX, others as CommonMark with raw HTML.
 *
 * @throws on an MDX syntax error
 */
export const parseMarkdown = (text: string, file: string): Root => (file.endsWith('.mdx') ? mdx : markdown).parse(text);
