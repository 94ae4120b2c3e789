import type {Html, Link, Paragraph, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {directives} from '../../../src/markdown/expand/registry';
import type {Flaw} from '../../../src/text/flaw';
import {type Found, nodeFlaws} from './nodes';
import type {Page} from './pages';

/** A note of what is still to be written. `xxx` in lower case is an ellipsis of some tools. */
const UNFINISHED = /\b(?:TODO|TBD|FIXME|XXX)\b(?::.*)?|\blorem ipsum\b/i;

const EMPTY_LINK = /^(?:here|click here|this|this page|link|this link|more|read more|learn more|there|see here)$/i;

/** HTML for which Markdown has no mark, and images, which have their own checks. */
const ALLOWED: ReadonlySet<string> = new Set(['kbd', 'abbr', 'sub', 'sup', 'details', 'summary', 'a', 'img']);

export const unwritten = (note: string): Found => ({
  problem: `not written yet: ${note.trim()}`,
  mend: 'write it and remove the note',
});

function noteFlaws(text: string): readonly Found[] {
  const note = UNFINISHED.exec(text)?.[0];
  return note === undefined || note === 'xxx' ? [] : [unwritten(note)];
}

function linkFlaws(node: Link): readonly Found[] {
  const text = toString(node).trim();
  const hasImage = node.children.some(({type}) => type === 'image');
  const isEmpty = text === '' && !hasImage;
  const isAddress = /^https?:\/\/\S+$/.test(text) && text !== node.url;
  return isEmpty || isAddress || EMPTY_LINK.test(text)
    ? [{problem: `the link text "${text}" does not say where the link leads`, mend: 'write the name of the target'}]
    : [];
}

function htmlFlaws({value}: Html): readonly Found[] {
  if (value.startsWith('<!--'))
    return value.includes('-->')
      ? []
      : [{problem: 'the comment is not closed and hides the rest of the page', mend: 'end it with -->'}];
  const tag = /^<([a-z][\w-]*)/i.exec(value)?.[1];
  if (tag === undefined || ALLOWED.has(tag.toLowerCase())) return [];
  return /^[A-Z]/.test(tag)
    ? [{problem: `<${tag}> is a component in a .md file`, mend: 'rename the file to .mdx and import the component'}]
    : [{problem: `<${tag}> is raw HTML`, mend: 'write Markdown, or inline code if readers type it'}];
}

function paragraphFlaws(node: Paragraph, lines: readonly string[]): readonly Found[] {
  const own = lines.slice(node.position!.start.line - 1, node.position!.end.line);
  if (own.filter((line) => /^\|.*\|\s*$/.test(line)).length > 1)
    return [{problem: 'the table has no line of hyphens below its header', mend: 'add | --- | --- |'}];
  const text = toString(node);
  return text.split('(').length > text.split(')').length
    ? [{problem: 'a parenthesis is not closed', mend: 'close it'}]
    : [];
}

/** The build refuses a table in which only some header cells are empty; the first one may be. */
function tableFlaws({children}: Table): readonly Found[] {
  const headers = (children[0]?.children ?? []).map((cell) => toString(cell).trim());
  return headers.some((text) => text !== '') && headers.slice(1).includes('')
    ? [{problem: 'a header cell of the table is empty', mend: 'write what the column contains'}]
    : [];
}

/** Finds unfinished text, links without a name, raw HTML, and Markdown that means something else than its author intended. */
export function markupFlaws(page: Page): Flaw[] {
  const lines = page.text.split('\n');
  const open: number[] = [];
  const flaws = nodeFlaws(page, (node, _, isGenerated) => {
    if (isGenerated) return [];
    switch (node.type) {
      case 'text':
        return noteFlaws(node.value);
      case 'link':
        return linkFlaws(node);
      case 'html':
        for (const [tag] of node.value.matchAll(/<\/?details\b/g))
          if (tag === '</details') open.pop();
          else open.push(page.lineOf(node.position!.start.line));
        return htmlFlaws(node);
      case 'paragraph':
        return paragraphFlaws(node, lines);
      case 'table':
        return tableFlaws(node);
      case 'textDirective':
        return Object.hasOwn(directives, node.name)
          ? [{problem: `:${node.name} has one colon`, mend: `write ::${node.name}{…} on a line of its own`}]
          : [];
      default:
        return [];
    }
  });
  const {values, lines: keys} = page.frontMatter;
  const notes = ['title', 'description'].flatMap((key) =>
    noteFlaws(String(values[key] ?? '')).map((found) => ({...found, line: keys.get(key) ?? 1})),
  );
  const details = open.map((line) => ({line, problem: '<details> is not closed', mend: 'end it with </details>'}));
  return [...flaws, ...notes, ...details];
}
