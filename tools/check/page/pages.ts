import path from 'node:path';
import type {Nodes, Parents, Root} from 'mdast';
import {filesBelow} from '../../../src/files/files';
import {type Expanded, expandMarkdown} from '../../../src/markdown/expand';
import {parseMarkdown} from '../../../src/markdown/parse';
import {type Flaw, flawAt, flawOf} from '../../../src/text/flaw';
import {isMap} from '../../../src/text/map';
import {parseYaml} from '../manifests/yaml-text';

/** The YAML between the first two `---` lines of a page. */
export interface FrontMatter {
  /** The values by key; empty when there is no block or it does not parse. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Line of each top-level key in the file. */
  readonly lines: ReadonlyMap<string, number>;
  /** Number of lines of the block, including both delimiters; 0 without a block. */
  readonly length: number;
  /** True when the block cannot be read, so that missing keys are unknown. */
  readonly broken: boolean;
}

const NO_FRONT_MATTER: FrontMatter = {values: {}, lines: new Map(), length: 0, broken: false};

/** Reads the front matter of a page. YAML errors become flaws with the line in the file. */
export function readFrontMatter(source: string): {frontMatter: FrontMatter; flaws: Flaw[]} {
  const block = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(source);
  if (!block || block.index !== 0) {
    if (!/^(?:title|description):/m.test(source.slice(0, 2000))) return {frontMatter: NO_FRONT_MATTER, flaws: []};
    const problem = 'the front matter is not between two lines that contain only ---';
    const fix = 'begin the file with ---, and write --- after the last key';
    return {frontMatter: {...NO_FRONT_MATTER, broken: true}, flaws: flawAt(1, problem, fix)};
  }
  const {documents, flaws: errors} = parseYaml(block[1]!);
  const flaws = errors.slice(0, 1).map((flaw): Flaw => ({...flaw, line: flaw.line + 1}));
  const [document] = documents;
  const values = flaws.length === 0 && isMap(document?.value) ? document.value : {};
  const lines = new Map(Object.keys(values).map((key) => [key, document!.lineOf([key]) + 1]));
  return {frontMatter: {values, lines, length: block[0].split('\n').length - 1, broken: flaws.length > 0}, flaws};
}

/** The folder of a page decides its requirements. */
export type PageKind = 'doc' | 'post' | 'page';

/** One Markdown file of the site, expanded and parsed. */
export interface Page {
  /** Path from the root of the project, with forward slashes. */
  readonly file: string;
  readonly kind: PageKind;
  /** As the author wrote it. */
  readonly source: string;
  /** With catalog directives expanded; the front matter is replaced by empty lines. */
  readonly text: string;
  readonly frontMatter: FrontMatter;
  /** Of `text`. Empty when the page cannot be parsed. */
  readonly tree: Root;
  /** Every node of the tree, parents before their children. */
  readonly nodes: readonly Nodes[];
  /** The author's line for a line of `text` or of `tree`. */
  lineOf(expandedLine: number): number;
  /** True when a line of `text` was made by a directive. */
  isGenerated(expandedLine: number): boolean;
  /** What kept the page from being read: front matter, a directive, MDX syntax. Lines are the author's. */
  readonly flaws: readonly Flaw[];
}

/** The kind of the page at a path, or undefined. */
export function pageKind(file: string): PageKind | undefined {
  if (!/\.mdx?$/.test(file) || /(?:^|\/)_/.test(file)) return undefined;
  if (file.startsWith('docs/')) return 'doc';
  if (file.startsWith('src/pages/')) return 'page';
  return /^blog\/[^/]+$/.test(file) ? 'post' : undefined;
}

/** Paths of all files in the folders of pages. */
export const filesOfPages = (root: string): string[] =>
  ['docs', 'blog', 'src/pages'].flatMap((folder) =>
    filesBelow(path.join(root, folder)).map((file) => `${folder}/${file}`),
  );

/** Paths of all pages below the root of the project, sorted. */
export const listPages = (root: string): string[] =>
  filesOfPages(root)
    .filter((file) => pageKind(file) !== undefined)
    .toSorted();

/** A node and everything below it. */
export const nodesOf = (node: Nodes): Nodes[] => [
  node,
  ...((node as Partial<Parents>).children ?? []).flatMap(nodesOf),
];

/** Reads a page from its text. Everything that is wrong with it becomes a flaw; nothing is thrown. */
export function parsePage(file: string, source: string): Page {
  const kind = pageKind(file);
  if (kind === undefined) throw new Error(`${file} is not a page of the site`);
  const {frontMatter, flaws} = readFrontMatter(source);
  const attempt = <Result>(read: () => Result, otherwise: Result, flaw: (error: unknown) => Flaw): Result => {
    try {
      return read();
    } catch (error) {
      flaws.push(flaw(error));
      return otherwise;
    }
  };
  const unexpanded: Expanded = {text: source, lineOf: (line) => line, isGenerated: () => false};
  const {text: expanded, lineOf, isGenerated} = attempt(() => expandMarkdown(source, file), unexpanded, flawOf);
  const {length} = frontMatter;
  const text = '\n'.repeat(length) + expanded.split('\n').slice(length).join('\n');
  const tree = attempt(
    () => parseMarkdown(text, file),
    {type: 'root', children: []},
    (error) => mdxFlaw(error, lineOf),
  );
  return {file, kind, source, text, frontMatter, tree, nodes: nodesOf(tree), lineOf, isGenerated, flaws};
}

/** An error of the MDX parser as a flaw. */
function mdxFlaw(error: unknown, lineOf: (line: number) => number): Flaw {
  if (!(error instanceof Error) || !('reason' in error) || !('line' in error)) throw error;
  const reason = String(error.reason);
  // Where something is left open, the parser names its place in words only.
  const place = typeof error.line === 'number' ? error.line : Number(/\((\d+):\d+-/.exec(reason)?.[1] ?? 1);
  const open = /closing tag for `<([\w.]+)>`/.exec(reason)?.[1];
  const fix = open === undefined ? 'escape { and < with a backslash, or use inline code' : `end it with </${open}>`;
  return {line: lineOf(place), problem: `MDX: ${reason}`, fix};
}

/** A problem of a node, reported at its first line. */
export type Found = Omit<Flaw, 'line'>;

/** Checks each node of a page, and reports the author's lines. */
export function nodeFlaws(page: Page, judge: (node: Nodes, isGenerated: boolean) => readonly Found[]): Flaw[] {
  return page.nodes.flatMap((node) => {
    const start = node.position?.start.line ?? 1;
    return judge(node, page.isGenerated(start)).map((found) => ({...found, line: page.lineOf(start)}));
  });
}
