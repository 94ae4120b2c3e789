import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Nodes, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {endMark} from '../../../src/markdown/anchors';
import {EntryIds, isReference} from '../../../src/markdown/entries/table';

/** A heading with its id on the built site. */
export interface OutlineHeading {
  readonly level: number;
  readonly text: string;
  readonly id: string;
  /** Line in the expanded text. */
  readonly line: number;
}

/** The headings and link targets of a page. */
export interface Outline {
  readonly headings: readonly OutlineHeading[];
  /** Ids of headings, paragraphs, list items and reference entries. */
  readonly anchors: ReadonlySet<string>;
  /** The first id of the heading or entry that has an id. Only first ids are sections of the search. */
  readonly firstIds: ReadonlyMap<string, string>;
}

/** The id in an MDX comment at the end of a heading: `{/* #id *\/}`. */
function commentId(heading: Heading): string | undefined {
  const last = heading.children.at(-1) as {type: string; value?: string} | undefined;
  return last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value ?? '')?.[1] : undefined;
}

function visibleText(heading: Heading): string {
  const visible = heading.children.filter(({type}) => type !== 'html' && String(type) !== 'mdxTextExpression');
  return toString(visible.length > 0 ? visible : heading);
}

function nameOf(cell: TableCell | undefined): string | undefined {
  const first = cell?.children.find((child) => toString(child).trim() !== '');
  const inner = first?.type === 'link' ? first.children[0] : first;
  return inner?.type === 'inlineCode' ? inner.value : undefined;
}

/** The ids of the entries that src/markdown/entries generates from a table. */
function entryIds({children: [head, ...rows]}: Table, ids: EntryIds, heading: string): (readonly string[])[] {
  const headers = (head?.children ?? []).map((cell) => toString(cell));
  const names = rows.map(({children: [cell]}) => nameOf(cell));
  if (!isReference(headers, names)) return [];
  return rows.flatMap(({children: [cell]}, index) => {
    const last = cell?.children.at(-1);
    const mark = last?.type === 'text' ? endMark(last.value) : undefined;
    return [mark?.ids ?? [ids.of(headers[0] ?? '', names[index] ?? '', heading)]];
  });
}

/** The id marker at the end of a heading or paragraph, also in a list item. */
function markOf(node: Nodes): ReturnType<typeof endMark> {
  if (node.type !== 'heading' && node.type !== 'paragraph') return undefined;
  const last = node.children.at(-1);
  return last?.type === 'text' ? endMark(last.value) : undefined;
}

/** Computes headings and anchors like the build: first from id markers, then from Docusaurus' heading ids. */
export function outlineOf(nodes: readonly Nodes[]): Outline {
  const slugger = createSlugger();
  const headings: OutlineHeading[] = [];
  const entries = new EntryIds();
  const firstIds = new Map<string, string>();
  const addSection = (ids: readonly string[]): void => {
    for (const id of ids) firstIds.set(id, ids[0]!);
  };
  for (const node of nodes) {
    const marked = markOf(node)?.ids ?? [];
    addSection(marked);
    if (node.type === 'table')
      for (const ids of entryIds(node, entries, headings.at(-1)?.id ?? 'page')) addSection(ids);
    if (node.type !== 'heading') continue;
    const visible = visibleText(node);
    const parsed = parseMarkdownHeadingId(visible, 'classic');
    const id = marked[0] ?? commentId(node) ?? parsed.id ?? slugger.slug(visible);
    const shown = marked.length > 0 ? endMark(visible)?.text : parsed.text;
    const text = toString(node, {includeHtml: false}) === '' ? '' : (shown ?? '').trim();
    headings.push({level: node.depth, text, id, line: node.position?.start.line ?? 1});
    addSection([id, ...marked]);
  }
  return {headings, anchors: new Set(firstIds.keys()), firstIds};
}
