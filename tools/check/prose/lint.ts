import path from 'node:path';
import type {Nodes, Parents} from 'mdast';
import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import remarkLintNoHiddenTableCell from 'remark-lint-no-hidden-table-cell';
import remarkPresetLintRecommended from 'remark-preset-lint-recommended';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {VFileMessage} from 'vfile-message';
import {parse} from 'yaml';
import {type Diagnostic, diagnosticAt} from '../../../src/lib/diagnostic';
import {readSource} from '../../../src/lib/source';
import {literal} from '../../../src/lib/literal';
import type {Page} from '../page/pages';

/** The prose of a page as plain text: one block per paragraph, heading or cell, separated by empty lines. */
export interface Prose {
  /** Headings start with `# `, first cells of a row with `| `; inline code keeps its backticks, with dots as its content. */
  readonly text: string;
  /** The source line for a line of the text, counted from 1. */
  readonly lineOf: (line: number) => number;
}

/** Front matter with prose. `keywords` and `aliases` are excluded, because they contain search words with typos. */
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
  // Link texts can be titles of external pages.
  if (node.type === 'link' && /^https?:/.test(node.url)) return dots(node.children.map(plain).join(''));
  return 'children' in node ? (node as Parents).children.map(plain).join('') : '';
}

/** The prose of a page, including text that directives generate. */
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
  const firstCells = new Set<Nodes>(
    page.nodes.flatMap((node) => (node.type === 'tableRow' ? node.children.slice(0, 1) : [])),
  );
  for (const node of page.nodes.filter(({type}) => BLOCKS.has(type))) {
    const start = node.position?.start.line ?? 1;
    const text = plain(node);
    const mark = node.type === 'heading' ? '# ' : firstCells.has(node) ? '| ' : '';
    if (text.trim() !== '') add(mark + text, (below) => page.lineOf(start + below));
  }
  return {text: lines.join('\n'), lineOf: (line) => origins[line - 1] ?? 1};
}

/** A rule of `style.yaml`, which documents the fields. */
interface Rule {
  readonly find?: string;
  readonly pattern?: string;
  readonly write: string;
  readonly rule: number;
  readonly only?: Section;
}

export const {names, verbs, lowercase, ...lists} = parse(readSource(path.join(__dirname, 'style.yaml'))) as {
  readonly names: readonly string[];
  readonly verbs: readonly string[];
  readonly lowercase: readonly string[];
  readonly [list: string]: readonly (string | Rule)[];
};

const withLists = (text: string): string =>
  text.replaceAll('VERB', `(?:${verbs.join('|')})`).replaceAll('LOWERCASE', `(?:${lowercase.join('|')})`);

const RULES = (Object.values(lists).flat() as readonly Rule[]).map(({find, pattern, ...rule}) => ({
  ...rule,
  // Matches whole words, with spaces or a line break between them.
  pattern:
    pattern === undefined
      ? new RegExp(`(?<![\\w./-])(?:${withLists(find!).replaceAll(' ', '\\s+')})(?![\\w/-])`, 'giu')
      : new RegExp(withLists(pattern), 'gmu'),
}));

const NAMES = new RegExp(`(?<![\\w./:@#-])(?:${names.map(literal).join('|')})(?![\\w/@-]|\\.\\w)`, 'gi');

type Section = 'docs' | 'blog';

/** Reports the words and patterns of `style.yaml`. */
function checkStyle(text: string, file: string): Diagnostic[] {
  const section = file.startsWith('blog/') ? 'blog' : 'docs';
  const lineOf = ({index}: RegExpExecArray): number => text.slice(0, index).split('\n').length;
  const rules = RULES.filter(({only = section}) => only === section);
  const style = rules.flatMap(({pattern, write, rule}) =>
    [...text.matchAll(pattern)].map((found): Diagnostic => {
      const shown = found[0].replace(/^# /, '').replaceAll(/\s+/g, ' ').trim();
      const why = rule === 0 ? 'is not understood' : `(style rule ${rule})`;
      return {line: lineOf(found), problem: `"${shown}" ${why}`, fix: `write ${write}`};
    }),
  );
  const spelled = [...text.matchAll(NAMES)].flatMap((found) => {
    const name = names.find((one) => one.toLowerCase() === found[0].toLowerCase())!;
    const problem = `"${found[0]}" is not how the name is spelled`;
    return name === found[0] ? [] : diagnosticAt(lineOf(found), problem, `write ${name}`);
  });
  return [...style, ...spelled];
}

const prose = unified().use(retextEnglish).use(retextRepeatedWords).use(retextIndefiniteArticle).freeze();

const markdown = unified()
  .use(remarkPresetLintRecommended)
  .use(remarkLintHeadingIncrement)
  .use(remarkLintNoHeadingPunctuation, '.,;:!')
  .use(remarkLintNoHiddenTableCell)
  .freeze();

/** Messages for words whose pronunciation the plugin for articles does not support. */
const SPOKEN = /before `(?:x86|nginx|nmap|ncrack)`/i;

/** Splits a linter's message into problem and fix. */
function diagnosticOf({reason, line = 1}: VFileMessage): Diagnostic {
  const [, problem = reason, fix = 'correct it'] =
    /^(.*?), ((?:exp?e?cted|remove|write|add|use|did you|replace).*)$/s.exec(reason) ?? [];
  // Written as an instruction; one rule misspells the word.
  return {
    line: line || 1,
    problem,
    fix: fix.replace(/^exp?e?cted(?: (?=corresponding))?/, (word) => (word.endsWith(' ') ? 'write a ' : 'write')),
  };
}

/** Checks prose: repeated words, articles, and the words and patterns of `style.yaml`. */
export async function checkProse({text, lineOf}: Prose, file: string): Promise<Diagnostic[]> {
  const input = new VFile(text);
  await prose.run(prose.parse(input), input);
  const words = input.messages.filter(({reason}) => !SPOKEN.test(reason)).map(diagnosticOf);
  return [...words, ...checkStyle(text, file)].map((diagnostic) => ({...diagnostic, line: lineOf(diagnostic.line)}));
}

/** Checks the structure of Markdown, without generated parts. */
export async function checkMarkdown(page: Page): Promise<Diagnostic[]> {
  const file = new VFile({value: page.text, path: page.file});
  const written = page.tree.children.filter(({position}) => !page.isGenerated(position!.start.line));
  await markdown.run({...page.tree, children: written}, file);
  return file.messages.map((message) => ({...diagnosticOf(message), line: page.lineOf(message.line ?? 1)}));
}
