import type {Nodes, Parents} from 'mdast';
import type {Page} from '../page/pages';

/** The prose of a page as plain text: one block per paragraph, heading or cell, separated by empty lines. */
export interface Prose {
  /** Headings start with `# `; inline code keeps its backticks, with dots as its content. */
  readonly text: string;
  /** The author's line for a line of the text, counted from 1. */
  readonly lineOf: (line: number) => number;
}

/** Front matter that people read. `keywords` and `aliases` contain search words, typos included. */
const HEADING_KEYS = ['title', 'title_meta', 'sidebar_label'] as const;
const TEXT_KEYS = ['description', 'cover_alt'] as const;

const BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);

const dots = (text: string): string => text.replace(/[^\n]/g, '·');

/** The text of a node without code, ids and markup. */
function plain(node: Nodes): string {
  if (node.type === 'text') return node.value.replace(/\{#[\w.[\]:-]+(?: #[\w.[\]:-]+)*\}/g, dots);
  if (node.type === 'inlineCode') return `\`${dots(node.value)}\``;
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'break') return '\n';
  // Others choose the names of their pages.
  if (node.type === 'link' && /^https?:/.test(node.url)) return dots(node.children.map(plain).join(''));
  return 'children' in node ? (node as Parents).children.map(plain).join('') : '';
}

/** The prose of a page, with what directives make from the catalog. */
export function proseOf(page: Page): Prose {
  const lines: string[] = [];
  const origins: number[] = [];
  const add = (text: string, lineOf: (below: number) => number): void => {
    for (const [below, line] of text.split('\n').entries()) {
      lines.push(line);
      origins.push(lineOf(below));
    }
    lines.push('');
    origins.push(origins.at(-1) ?? 1);
  };
  const {values, lines: keys} = page.frontMatter;
  for (const key of [...HEADING_KEYS, ...TEXT_KEYS]) {
    const value = values[key];
    const mark = HEADING_KEYS.some((one) => one === key) ? '# ' : '';
    if (typeof value === 'string') add(mark + value.replaceAll(/`[^`]*`/g, dots), () => keys.get(key) ?? 1);
  }
  for (const node of page.nodes.filter(({type}) => BLOCKS.has(type))) {
    const start = node.position?.start.line ?? 1;
    const text = plain(node);
    if (text.trim() !== '') add(`${node.type === 'heading' ? '# ' : ''}${text}`, (below) => page.lineOf(start + below));
  }
  return {text: lines.join('\n'), lineOf: (line) => origins[line - 1] ?? 1};
}
