// Graphviz parses a graph in the DOT language and measures its texts; ./layout.ts places it, ./svg.ts draws it.
import {instance, type RenderError, type RenderOptions, type RenderResult, type Viz} from '@viz-js/viz';
import {DiagnosticError} from '../../../lib/diagnostic';

/** A line of a label in Graphviz's output: `pt` is on its baseline, with y upward, and `width` is an estimate. */
export interface TextLine {
  readonly op: 'T';
  readonly pt: readonly [x: number, y: number];
  readonly align: 'l' | 'c' | 'r';
  readonly width: number;
  readonly text: string;
}

/** Common fields of nodes, clusters and edges in Graphviz's `json` output. */
export interface DotPart {
  readonly gvid: number;
  readonly class?: string;
  readonly style?: string;
  readonly ldraw?: readonly (TextLine | {readonly op: 'F' | 'c'})[];
}

/** A node, which has a position, a cluster, which has a bounding box, or another subgraph. */
export interface DotObject extends DotPart {
  readonly name: string;
  /** Only of nodes: the center, for the positions of the label's lines, and the size in inches. */
  readonly pos?: string;
  readonly width?: string;
  readonly height?: string;
  readonly shape?: string;
  /** Of clusters: the bounding box, and the numbers of the nodes and subgraphs in them. */
  readonly bb?: string;
  readonly nodes?: readonly number[];
  readonly subgraphs?: readonly number[];
}

/** An edge between two numbered nodes, which can end at the border of a cluster. */
export interface DotEdge extends DotPart {
  readonly tail: number;
  readonly head: number;
  readonly ltail?: string;
  readonly lhead?: string;
  readonly weight?: string;
  readonly constraint?: string;
  /** The arrows, if there are any. */
  readonly hdraw?: unknown;
  readonly tdraw?: unknown;
}

/** A graph with the sizes of its nodes and labels. */
export interface DotGraph {
  readonly objects: readonly DotObject[];
  readonly edges?: readonly DotEdge[];
}

/** The lines of the label of a part. */
export const linesOf = ({ldraw = []}: DotPart): readonly TextLine[] => ldraw.filter((draw) => draw.op === 'T');

/** The allowed attributes: structure and meaning. The site sets colors, fonts and links. */
const ALLOWED = new Set('class compound constraint dir label lhead ltail rankdir shape style weight'.split(' '));

/** The allowed values: classes for meanings, which the site colors, and shapes and styles that the site draws. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  class: ['primary', 'muted', 'danger', 'store'],
  shape: ['box', 'diamond', 'cylinder'],
  style: ['dashed', 'invis'],
};

/** Keys that Graphviz adds to its `dot_json` output. */
const OWN = new Set('name directed strict bb _subgraph_cnt _gvid objects edges nodes subgraphs tail head'.split(' '));

/** A graph, node, edge or cluster in Graphviz's `dot_json` format, with the attributes that the author wrote. */
interface WrittenPart {
  readonly [attribute: string]: unknown;
  readonly objects?: readonly WrittenPart[];
  readonly edges?: readonly WrittenPart[];
}

/** The number of the first line that contains a text, or 0. */
const lineOf = (source: string, text: string): number =>
  source.split('\n').findIndex((line) => line.includes(text)) + 1;

/** @throws DiagnosticError on attributes that conflict with the site's style, and on unknown names, which Graphviz ignores */
function checkAttributes(source: string, graph: WrittenPart): void {
  const parts = [graph, ...(graph.objects ?? []), ...(graph.edges ?? [])];
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    if (OWN.has(name) || value === '') continue;
    if (!ALLOWED.has(name)) {
      throw new DiagnosticError(
        `Unknown or refused attribute "${name}".`,
        'Colors, fonts and links come from the site: write structure, and class="…" for emphasis.',
        lineOf(source, name),
      );
    }
    const known = VALUES[name];
    const words = String(value).split(/\s+/).filter(Boolean);
    const unknown = known && words.find((word) => !known.includes(word));
    if (unknown !== undefined) {
      const fix = `Use one of: ${known?.join(', ')}.`;
      throw new DiagnosticError(`Unknown ${name} "${unknown}".`, fix, lineOf(source, unknown));
    }
  }
}

/**
 * Font metrics for Graphviz. Edge labels are drawn at 13 px but measured at 15 px, and nodes have wide margins, because the reader's system
 * font can be an eighth wider than Arial.
 */
const FONT = {fontname: 'Arial', fontsize: 14} as const;

/** Lengths in inches and points, which are Graphviz's units. */
const defaults = (spread: number) => {
  const span = (close: number, wide: number): number => close + (wide - close) * spread;
  return {
    graphAttributes: FONT,
    nodeAttributes: {...FONT, shape: 'box', height: 0.55, width: span(0.5, 0.8), margin: `${span(0.13, 0.22)},0.12`},
    edgeAttributes: {...FONT, fontsize: span(14, 15)},
  };
};

/** The WebAssembly instance, compiled once and only if there is a diagram. */
let graphviz: Promise<Viz> | undefined;

function explain(errors: readonly RenderError[]): DiagnosticError {
  const message = errors[0]?.message ?? '';
  const syntax = /^syntax error in line (\d+)(?: near '(.*)')?/.exec(message);
  if (syntax) {
    const near = syntax[2] ? ` near "${syntax[2]}"` : ' before the end';
    const fix =
      syntax[2] === '--' || syntax[2] === '->'
        ? 'A digraph joins nodes with ->, a graph with --.'
        : 'Check the braces, brackets, quotes and arrows before this place.';
    return new DiagnosticError(`Graphviz cannot read the graph${near}.`, fix, Number(syntax[1]));
  }
  return new DiagnosticError(
    `Graphviz says: ${message.replace(/^Warning: /i, '') || 'this is no graph'}.`,
    'Write digraph { … } with the shapes and attributes that Graphviz supports.',
  );
}

/**
 * Renders a source. After a source that Graphviz cannot parse, the instance is discarded, because it can crash on the next source in a
 * long-running process such as `npm start`.
 */
function rendered(viz: Viz, source: string, options: RenderOptions): RenderResult {
  try {
    const result = viz.render(source, options);
    if (result.status === 'failure') graphviz = undefined;
    return result;
  } catch {
    graphviz = undefined;
    throw new DiagnosticError(
      'Graphviz ends in the middle of the graph.',
      'Check its braces, brackets, quotes and arrows; < begins a label in HTML.',
    );
  }
}

/** Removes the underscores around keys such as `_ldraw_` and `_gvid`. */
function plainNames(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name.replace(/^_(.+?)_?$/, '$1'), held]));
}

/** A parsed source: whether it prefers to run from left to right, and a function that measures it for a spread between 0 and 1. */
interface Dot {
  readonly isAcross: boolean;
  readonly measure: (spread: number) => DotGraph;
}

/** @throws DiagnosticError on a syntax error, a forbidden attribute or value, and every Graphviz warning */
export async function readDot(source: string): Promise<Dot> {
  const viz = await (graphviz ??= instance());
  // Syntax first, because its errors have a line, while the checks could report a word that is only a consequence.
  const parsed = rendered(viz, source, {format: 'dot_json'});
  if (parsed.status === 'failure') throw explain(parsed.errors);
  const written = JSON.parse(parsed.output) as WrittenPart;
  checkAttributes(source, written);
  const measure = (spread: number): DotGraph => {
    const result = rendered(viz, source, {format: 'json', ...defaults(spread)});
    if (result.status === 'failure' || result.errors.length > 0) throw explain(result.errors);
    const graph = JSON.parse(result.output, plainNames) as Partial<DotGraph>;
    // A subgraph that is no cluster has neither.
    const objects = (graph.objects ?? []).filter(({pos, bb}) => pos !== undefined || bb !== undefined);
    if (!objects.some(({pos}) => pos)) {
      throw new DiagnosticError('The graph is empty.', 'Name at least one node.');
    }
    return {...graph, objects};
  };
  return {isAcross: written['rankdir'] === 'LR', measure};
}
