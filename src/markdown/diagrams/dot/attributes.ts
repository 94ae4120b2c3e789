import {DiagnosticError} from '../../../lib/diagnostic';

/** The allowed attributes: structure and meaning. The site sets colors, fonts and links. */
const ALLOWED = new Set('class compound constraint dir label lhead ltail rankdir shape style weight'.split(' '));

/** The allowed values: classes for meanings, which the site colors, and shapes and styles that the site draws. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  class: ['primary', 'muted', 'danger', 'store'],
  shape: ['box', 'diamond', 'cylinder'],
  style: ['dashed', 'invis'],
};

/** Keys that Graphviz adds to the output. */
const OWN = new Set('name directed strict bb _subgraph_cnt _gvid objects edges nodes subgraphs tail head'.split(' '));

/** A graph, node, edge or cluster in Graphviz's `dot_json` format. */
export interface DotPart {
  readonly [attribute: string]: unknown;
  readonly objects?: readonly DotPart[];
  readonly edges?: readonly DotPart[];
}

/** The number of the first line that contains a text, or 0. */
const lineOf = (source: string, text: string): number =>
  source.split('\n').findIndex((line) => line.includes(text)) + 1;

/** @throws DiagnosticError on attributes that conflict with the site's style, and on unknown names, which Graphviz ignores */
export function checkDotAttributes(source: string, graph: DotPart): void {
  for (const part of [graph, ...(graph.objects ?? []), ...(graph.edges ?? [])]) {
    for (const [name, value] of Object.entries(part).filter(([key, setting]) => !OWN.has(key) && setting !== '')) {
      if (!ALLOWED.has(name)) {
        throw new DiagnosticError(
          `Unknown or refused attribute "${name}".`,
          'Colors, fonts and links come from the site: write structure, and class="…" for emphasis.',
          lineOf(source, name),
        );
      }
      const known = VALUES[name];
      const unknown = String(value)
        .split(/\s+/)
        .find((one) => one !== '' && known?.includes(one) === false);
      if (known && unknown !== undefined) {
        const fix = `Use one of: ${known.join(', ')}.`;
        throw new DiagnosticError(`Unknown ${name} "${unknown}".`, fix, lineOf(source, unknown));
      }
    }
  }
}
