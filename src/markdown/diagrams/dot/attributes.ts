import {FlawError} from '../../../text/flaw';
import {emphasisClasses} from '../emphasis';
import type {DotAttribute} from './scan';

/** What an author may say: structure and meaning. Colours, fonts and links are the site's business. */
const ALLOWED = new Set(
  (
    'arrowhead arrowsize arrowtail class clusterrank compound concentrate constraint dir fixedsize group headlabel ' +
    'headport height label labelangle labeldistance labelloc lhead lp ltail margin minlen newrank nodesep ' +
    'ordering orientation pack packmode peripheries rank rankdir ranksep samehead sametail shape sides sortv splines ' +
    'style taillabel tailport weight width xlabel'
  ).split(' '),
);

/** Graphviz warns of an unknown shape once in its life: the second build of `start` would let it pass. */
const SHAPES = new Set(
  (
    'Mrecord box box3d circle component cylinder diamond doublecircle doubleoctagon egg ellipse folder hexagon house ' +
    'invhouse invtrapezium none note octagon oval parallelogram pentagon plain plaintext point record rect rectangle ' +
    'square star tab trapezium triangle underline'
  ).split(' '),
);

const STYLES = ['solid', 'dashed', 'dotted', 'bold', 'invis'];

const RANKDIRS = ['TB', 'LR', 'BT', 'RL'];

/**
 * Refuses what would break the look of the site, and names that Graphviz would silently ignore.
 *
 * @throws FlawError with the line of the first attribute that is not allowed
 */
export function checkDotAttributes(attributes: readonly DotAttribute[]): void {
  for (const {name, value, line, html, scope} of attributes) {
    if (!ALLOWED.has(name)) {
      throw new FlawError(
        line,
        `Unknown or refused attribute "${name}".`,
        'Colours, fonts and links come from the site: write structure, and class="…" for emphasis.',
      );
    }
    if (html) {
      throw new FlawError(line, `HTML-like ${name}.`, `Write ${name}="…" as text; \\n breaks the line.`);
    }
    if (name === 'class') emphasisClasses(value, line);
    if (name === 'style') checkStyle(value, line);
    if (name === 'shape' && !SHAPES.has(value)) {
      throw new FlawError(line, `Unknown shape "${value}".`, `Use one of: ${[...SHAPES].join(', ')}.`);
    }
    if (name === 'rankdir' && !RANKDIRS.includes(value)) {
      throw new FlawError(line, `Unknown rankdir "${value}".`, `Use one of: ${RANKDIRS.join(', ')}.`);
    }
    if (name === 'label' && scope === 'root') {
      throw new FlawError(line, 'The whole graph has a label.', 'Say it in the title="…" of the fence.');
    }
  }
}

function checkStyle(value: string, line: number): void {
  for (const style of value.split(',').map((part) => part.trim())) {
    if (!STYLES.includes(style)) {
      throw new FlawError(line, `Unknown or refused style "${style}".`, `Use one of: ${STYLES.join(', ')}.`);
    }
  }
}
