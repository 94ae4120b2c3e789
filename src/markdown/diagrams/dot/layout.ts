import {instance, type RenderError, type RenderOptions, type RenderResult, type Viz} from '@viz-js/viz';
import {DiagnosticError} from '../../../lib/diagnostic';
import {checkDotAttributes, type DotPart} from './attributes';
import type {Direction, LaidOutGraph} from './model';
import {type Arrangement, orthogonal} from './orthogonal';

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

/** Removes the underscores around keys such as `_draw_` and `_gvid`. */
function plainNames(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name.replace(/^_(.+?)_?$/, '$1'), held]));
}

/** A layout function of one source, and the direction that the source prefers. */
export interface DotLayout {
  readonly preferred: Direction;
  readonly layout: (arrangement: Arrangement) => Promise<LaidOutGraph>;
}

/**
 * Parses and validates a DOT source. Graphviz parses it and measures its texts; ELK places and routes (./orthogonal).
 *
 * @returns a layout function for a spread; positions are in points, drawn as px
 * @throws DiagnosticError on a syntax error, a forbidden attribute or value, and every Graphviz warning
 */
export async function readDot(source: string): Promise<DotLayout> {
  const viz = await (graphviz ??= instance());
  // Syntax first, because its errors have a line, while the checks could report a word that is only a consequence.
  const parsed = rendered(viz, source, {format: 'dot_json'});
  if (parsed.status === 'failure') throw explain(parsed.errors);
  const {rankdir, ...graph} = JSON.parse(parsed.output) as DotPart;
  checkDotAttributes(source, graph);
  const layout: DotLayout['layout'] = async (arrangement) => {
    const result = rendered(viz, source, {format: 'json', ...defaults(arrangement.spread)});
    if (result.status === 'failure' || result.errors.length > 0) throw explain(result.errors);
    const measured = JSON.parse(result.output, plainNames) as LaidOutGraph;
    if (!measured.objects?.some((object) => object.pos)) {
      throw new DiagnosticError('The graph is empty.', 'Name at least one node.');
    }
    return orthogonal(measured, arrangement);
  };
  return {preferred: rankdir === 'LR' ? 'RIGHT' : 'DOWN', layout};
}
