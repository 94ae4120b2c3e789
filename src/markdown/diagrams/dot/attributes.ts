import {FlawError} from '../../../text/flaw';
import {literal} from '../../../text/literal';
import {emphasisClasses} from '../emphasis';

/** The attributes that authors can set: structure and meaning. The site sets colors, fonts and links. */
const ALLOWED = new Set(
  (
    'arrowhead arrowsize arrowtail class clusterrank compound concentrate constraint dir fixedsize group headlabel ' +
    'headport height label labelangle labeldistance labelloc lhead lp ltail margin minlen newrank nodesep ' +
    'ordering orientation pack packmode peripheries rank rankdir ranksep samehead sametail shape sides sortv splines ' +
    'style taillabel tailport weight width xlabel'
  ).split(' '),
);

/** Graphviz warns of an unknown shape once in its life: the second build of `start` would let it pass. */
const SHAPES = (
  'Mrecord box box3d circle component cylinder diamond doublecircle doubleoctagon egg ellipse folder hexagon house ' +
  'invhouse invtrapezium none note octagon oval parallelogram pentagon plain plaintext point record rect rectangle ' +
  'square star tab trapezium triangle underline'
).split(' ');

const STYLES = ['solid', 'dashed', 'dotted', 'bold', 'invis'];

const RANKDIRS = ['TB', 'LR', 'BT', 'RL'];

/** What Graphviz reports about a graph and its parts. */
const OWN = new Set('name directed strict bb _subgraph_cnt _gvid objects edges nodes subgraphs tail head'.split(' '));

/** A graph, a node, an edge or a cluster in the format `dot_json` of Graphviz. */
export interface DotPart {
  readonly [attribute: string]: unknown;
  readonly objects?: readonly DotPart[];
  readonly edges?: readonly DotPart[];
}

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

const lineAt = (source: string, index: number): number => source.slice(0, index).split('\n').length;

/** Rejects text after the graph, which Graphviz ignores. */
export function assertOneGraph(source: string): void {
  const marks = source.replaceAll(/"(?:\\[\s\S]|[^"\\])*"|\/\/.*|\/\*[\s\S]*?\*\/|^#.*/gm, blank);
  let depth = 0;
  let hasEnded = false;
  for (const {0: mark, index} of marks.matchAll(/\S/g)) {
    if (hasEnded)
      throw new FlawError(lineAt(source, index), 'Text after the end of the graph.', 'Draw one graph in a fence.');
    if (mark === '{') depth += 1;
    else if (mark === '}') hasEnded = --depth === 0;
  }
}

/** Rejects what would break the look of the site, and names that Graphviz would silently ignore. */
export function checkDotAttributes(source: string, graph: DotPart): void {
  const code = source.replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, blank);
  for (const part of [graph, ...(graph.objects ?? []), ...(graph.edges ?? [])]) {
    for (const [name, value] of Object.entries(part).filter(([key, setting]) => !OWN.has(key) && setting !== '')) {
      const key = `\\b${literal(name)}\\s*=`;
      const places = [new RegExp(`${key}\\s*"?${literal(String(value))}`), new RegExp(key)];
      const index = places.map((place) => code.search(place)).find((found) => found >= 0) ?? 0;
      checkAttribute(name, String(value), lineAt(code, index), part === graph);
    }
  }
  const [html, name] = /\b(\w+)\s*=\s*</.exec(code.replaceAll(/"(?:\\[\s\S]|[^"\\])*"/g, blank)) ?? [];
  if (html)
    throw new FlawError(
      lineAt(code, code.indexOf(html)),
      `HTML-like ${name}.`,
      `Write ${name}="…" as text; \\n breaks the line.`,
    );
}

function oneOf(what: string, value: string, known: readonly string[], line: number): void {
  if (!known.includes(value)) throw new FlawError(line, `${what} "${value}".`, `Use one of: ${known.join(', ')}.`);
}

function checkAttribute(name: string, value: string, line: number, isOfGraph: boolean): void {
  if (!ALLOWED.has(name)) {
    throw new FlawError(
      line,
      `Unknown or refused attribute "${name}".`,
      'Colours, fonts and links come from the site: write structure, and class="…" for emphasis.',
    );
  }
  if (name === 'class') emphasisClasses(value, line);
  if (name === 'shape') oneOf('Unknown shape', value, SHAPES, line);
  if (name === 'rankdir') oneOf('Unknown rankdir', value, RANKDIRS, line);
  if (name === 'style')
    value.split(/\s*,\s*/).forEach((style) => oneOf('Unknown or refused style', style, STYLES, line));
  if (name === 'label' && isOfGraph) {
    throw new FlawError(line, 'The whole graph has a label.', 'Say it in the title="…" of the fence.');
  }
}
