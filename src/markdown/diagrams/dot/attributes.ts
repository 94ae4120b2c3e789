import {FlawError} from '../../../text/flaw';

/** The attributes that authors can set: structure and meaning. The site sets colors, fonts and links. */
const ALLOWED = new Set(
  (
    'arrowhead arrowtail class compound constraint dir label lhead ltail minlen nodesep rank rankdir ranksep shape ' +
    'style weight'
  ).split(' '),
);

/** The meanings of a node, an edge or a cluster, for which the site chooses the colors, and what it draws. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  class: ['primary', 'muted', 'danger', 'store'],
  shape: ['box', 'diamond', 'cylinder'],
  style: ['dashed', 'invis'],
};

/** What Graphviz reports about a graph and its parts. */
const OWN = new Set('name directed strict bb _subgraph_cnt _gvid objects edges nodes subgraphs tail head'.split(' '));

/** A graph, a node, an edge or a cluster in the format `dot_json` of Graphviz. */
export interface DotPart {
  readonly [attribute: string]: unknown;
  readonly objects?: readonly DotPart[];
  readonly edges?: readonly DotPart[];
}

/** The first line that contains a text; 0 without one. */
const lineOf = (source: string, text: string): number =>
  source.split('\n').findIndex((line) => line.includes(text)) + 1;

/** Rejects what would break the look of the site, and names that Graphviz would silently ignore. */
export function checkDotAttributes(source: string, graph: DotPart): void {
  for (const part of [graph, ...(graph.objects ?? []), ...(graph.edges ?? [])]) {
    for (const [name, value] of Object.entries(part).filter(([key, setting]) => !OWN.has(key) && setting !== '')) {
      if (!ALLOWED.has(name)) {
        throw new FlawError(
          lineOf(source, name),
          `Unknown or refused attribute "${name}".`,
          'Colours, fonts and links come from the site: write structure, and class="…" for emphasis.',
        );
      }
      const known = VALUES[name];
      const unknown = String(value)
        .split(/\s+/)
        .find((one) => one !== '' && known?.includes(one) === false);
      if (known && unknown !== undefined) {
        throw new FlawError(
          lineOf(source, unknown),
          `Unknown ${name} "${unknown}".`,
          `Use one of: ${known.join(', ')}.`,
        );
      }
    }
  }
}
