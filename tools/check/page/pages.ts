import path from 'node:path';
import type {Nodes, Parents, Root} from 'mdast';
import {filesBelow} from '../../../src/lib/files';
import {type Expanded, expandMarkdown} from '../../../src/markdown/expand';
import {splitFrontMatter} from '../../../src/markdown/front-matter';
import {parseMarkdown} from '../../../src/markdown/parse';
import {type Diagnostic, diagnosticAt, DiagnosticError, diagnosticOf} from '../../../src/lib/diagnostic';
import {isMap} from '../../../src/lib/map';
import {parseYaml} from '../manifests/yaml-text';

/** The front matter of a page with the lines of its keys. */
export interface FrontMatter {
  /** The values by key; empty without front matter and if it does not parse. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Line of each top-level key in the file. */
  readonly lines: ReadonlyMap<string, number>;
  /** Number of lines, including both delimiters; 0 without a block. */
  readonly length: number;
  /** True if the block is unreadable, so its keys are unknown. */
  readonly broken: boolean;
}

const NO_FRONT_MATTER: FrontMatter = {values: {}, lines: new Map(), length: 0, broken: false};

/** Reads the front matter of a page. Reports YAML errors as diagnostics, with the line in the file. */
export function readFrontMatter(source: string): {frontMatter: FrontMatter; diagnostics: Diagnostic[]} {
  const {yaml, length} = splitFrontMatter(source);
  if (length === 0 || !/^---[ \t]*$/m.test(source.slice(3))) {
    if (!/^(?:title|description):/m.test(source.slice(0, 2000))) return {frontMatter: NO_FRONT_MATTER, diagnostics: []};
    const problem = 'the front matter is not between two lines that contain only ---';
    const fix = 'begin the file with ---, and write --- after the last key';
    return {frontMatter: {...NO_FRONT_MATTER, broken: true}, diagnostics: diagnosticAt(1, problem, fix)};
  }
  // The first line of the YAML is the rest of the opening delimiter.
  const {documents, diagnostics: errors} = parseYaml(yaml);
  const diagnostics = errors.slice(0, 1);
  const [document] = documents;
  const values = diagnostics.length === 0 && isMap(document?.value) ? document.value : {};
  const lines = new Map(Object.keys(values).map((key) => [key, document!.lineOf([key])]));
  return {
    frontMatter: {values, lines, length, broken: diagnostics.length > 0},
    diagnostics,
  };
}

export type PageKind = 'doc' | 'post' | 'page';

/** One Markdown file of the site, expanded and parsed. */
export interface Page {
  /** Path from the project root, with forward slashes. */
  readonly file: string;
  readonly kind: PageKind;
  /** The text of the file. */
  readonly source: string;
  /** The source with expanded catalog directives and an empty line for each line of front matter. */
  readonly text: string;
  readonly frontMatter: FrontMatter;
  /** The syntax tree of `text`; empty if it does not parse. */
  readonly tree: Root;
  /** Every node of the tree, parents before their children. */
  readonly nodes: readonly Nodes[];
  /** The source line for a line of `text` or `tree`. */
  lineOf(expandedLine: number): number;
  /** True if a directive generated a line of `text`. */
  isGenerated(expandedLine: number): boolean;
  /** Errors in front matter, directives and MDX syntax, with source lines. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The kind of the page at a path; undefined if the file is not a page. */
export function pageKind(file: string): PageKind | undefined {
  if (!/\.mdx?$/.test(file) || /(?:^|\/)_/.test(file)) return undefined;
  if (file.startsWith('docs/')) return 'doc';
  if (file.startsWith('src/pages/')) return 'page';
  return /^blog\/[^/]+$/.test(file) ? 'post' : undefined;
}

/** The diagnostic of an error that no check expects, so that it has a place and other pages are still checked. */
export const unexpected = (error: unknown): Diagnostic => ({
  line: 1,
  problem: `the page cannot be checked: ${error instanceof Error ? error.message : String(error)}`,
  fix: 'look for something unusual in it, such as a very long line',
});

/** Paths of all files in folders with pages. */
export const filesOfPages = (root: string): string[] =>
  ['docs', 'blog', 'src/pages'].flatMap((folder) =>
    filesBelow(path.join(root, folder)).map((file) => `${folder}/${file}`),
  );

/** Sorted paths of all pages. */
export const listPages = (root: string): string[] =>
  filesOfPages(root)
    .filter((file) => pageKind(file) !== undefined)
    .toSorted();

/** A node and its descendants. */
export const nodesOf = (node: Nodes): Nodes[] => [
  node,
  ...((node as Partial<Parents>).children ?? []).flatMap(nodesOf),
];

/** Parses a page. Reports all errors in it as diagnostics instead of throwing. */
export function parsePage(file: string, source: string): Page {
  const kind = pageKind(file);
  if (kind === undefined) throw new Error(`${file} is not a page of the site`);
  const {frontMatter, diagnostics} = readFrontMatter(source);
  const attempt = <Result>(
    read: () => Result,
    otherwise: Result,
    diagnostic: (error: unknown) => Diagnostic,
  ): Result => {
    try {
      return read();
    } catch (error) {
      diagnostics.push(diagnostic(error));
      return otherwise;
    }
  };
  const unexpanded: Expanded = {text: source, lineOf: (line) => line, isGenerated: () => false};
  const {
    text: expanded,
    lineOf,
    isGenerated,
  } = attempt(
    () => expandMarkdown(source, file),
    unexpanded,
    (error) => (error instanceof DiagnosticError ? diagnosticOf(error) : unexpected(error)),
  );
  const {length} = frontMatter;
  const text = '\n'.repeat(length) + expanded.split('\n').slice(length).join('\n');
  const tree = attempt(
    () => parseMarkdown(text, file),
    {type: 'root', children: []},
    (error) => mdxDiagnostic(error, lineOf),
  );
  // Deep nesting can exceed the stack.
  const nodes = attempt(() => nodesOf(tree), [], unexpected);
  return {file, kind, source, text, frontMatter, tree, nodes, lineOf, isGenerated, diagnostics};
}

/** An error of the MDX parser as a diagnostic. */
function mdxDiagnostic(error: unknown, lineOf: (line: number) => number): Diagnostic {
  if (!(error instanceof Error) || !('reason' in error) || !('line' in error)) return unexpected(error);
  const reason = String(error.reason);
  // For unclosed tags, the position is only in the message.
  const place = typeof error.line === 'number' ? error.line : Number(/\((\d+):\d+-/.exec(reason)?.[1] ?? 1);
  const open = /closing tag for `<([\w.]+)>`/.exec(reason)?.[1];
  const fix = reason.includes('to create a comment in MDX')
    ? 'write {/* … */} for a comment'
    : open === undefined
      ? 'escape { and < with a backslash, or use inline code'
      : `end it with </${open}>`;
  return {line: lineOf(place), problem: `MDX: ${reason}`, fix};
}

/** A problem of a node, reported at its first line. */
export type Found = Omit<Diagnostic, 'line'>;

/** Checks each node of a page, and reports source lines. */
export function checkNodes(page: Page, judge: (node: Nodes, isGenerated: boolean) => Iterable<Found>): Diagnostic[] {
  return page.nodes.flatMap((node) => {
    const start = node.position?.start.line ?? 1;
    return Array.from(judge(node, page.isGenerated(start)), (found) => ({...found, line: page.lineOf(start)}));
  });
}
