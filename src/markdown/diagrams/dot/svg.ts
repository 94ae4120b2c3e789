// Draws a graph as SVG with classes only: shapes and labels at the places that ./layout.ts has found.
import type {ElkPoint} from 'elkjs/lib/elk-api';
import {escapeText} from '../../../lib/escape';
import {type Drawing, element, px} from '../document';
import {type DotEdge, type DotGraph, type DotObject, type DotPart, linesOf} from './graphviz';
import {type Box, type Layout, LINE_HEIGHT, TITLE_BASELINE} from './layout';

const CORNER = 2;
/** The length of the horizontal parts of the brackets around a primary node. */
const BRACKET = 7;
const LABEL_INDENT = 10;
/** The baseline of the first line of an edge label. */
const LABEL_BASELINE = 14;
/** The radius of a bend in an edge. */
const BEND = 5;
const ARROW_LENGTH = 8;
const ARROW_HALF = 3.5;
/** The height of a cylinder's rim, as a part of its height. */
const RIM = 1 / 11;

const ANCHORS = {l: 'start', c: 'middle', r: 'end'} as const;

const at = ({x, y}: ElkPoint): string => `${px(x)} ${px(y)}`;

const line = (className: string, d: string): string => element('path', {class: className, d});

/** A box whose border is sharp, because it is at half pixels. */
const sharp = ({x, y, width, height}: Box): Box => ({
  x: Math.round(x) + 0.5,
  y: Math.round(y) + 0.5,
  width: Math.round(width),
  height: Math.round(height),
});

const rectangle = (box: Box): string => element('rect', {...sharp(box), rx: CORNER});

function textLine(text: string, place: ElkPoint, anchor: (typeof ANCHORS)[keyof typeof ANCHORS]): string {
  return element('text', {...place, 'text-anchor': anchor, fill: 'currentColor', stroke: 'none'}, [escapeText(text)]);
}

/** A group with the meaning and the style of a part; nothing for an invisible part, and without content. */
function group(kind: string, {style, class: meaning}: DotPart, drawn: readonly string[]): string {
  if (drawn.length === 0 || style === 'invis') return '';
  const dashed = style === 'dashed' ? 'dashed' : '';
  return element('g', {class: [kind, meaning, dashed].filter(Boolean).join(' ')}, drawn);
}

/** The brackets of the logo around a box. */
function brackets(box: Box): string {
  const {x, y, width, height} = sharp(box);
  const half = (side: number, inward: number) =>
    `M${px(side + inward)} ${px(y)}H${px(side)}V${px(y + height)}h${inward}`;
  return line('line brackets', half(x, BRACKET) + half(x + width, -BRACKET));
}

/** The outline of a node, and the lines on it. */
function shape({shape: name, class: meaning}: DotObject, box: Box): string[] {
  const {x, y, width, height} = box;
  const [right, bottom] = [x + width, y + height];
  const [middle, center] = [x + width / 2, y + height / 2];
  if (name === 'diamond') {
    const corners = [at({x: middle, y}), at({x, y: center}), at({x: middle, y: bottom}), at({x: right, y: center})];
    return [element('path', {d: `M${corners.join('L')}Z`})];
  }
  if (name === 'cylinder') {
    const rim = height * RIM;
    const [top, base] = [y + rim, bottom - rim];
    const arc = (sweep: 0 | 1, end: ElkPoint): string => `A${px(width / 2)} ${px(rim)} 0 0 ${sweep} ${at(end)}`;
    const [start, upper] = [`M${at({x: right, y: top})}`, {x, y: top}];
    return [
      element('path', {d: `${start}${arc(0, upper)}V${px(base)}${arc(0, {x: right, y: base})}Z`}),
      line('line', start + arc(1, upper)),
    ];
  }
  return [rectangle(box), ...(meaning === 'primary' ? [brackets(box)] : [])];
}

/** The number is for the client, which lights the path through a node (src/client/parts/diagram-paths). */
function node(part: DotObject, box: Box): string {
  const [centerX = 0, centerY = 0] = (part.pos ?? '').split(',').map(Number);
  const label = linesOf(part).map(({text, align, pt: [x, y]}) => {
    const place = {x: box.x + box.width / 2 + x - centerX, y: box.y + box.height / 2 + centerY - y};
    return textLine(text, place, ANCHORS[align]);
  });
  return group(`node node-${part.gvid}`, part, [...shape(part, box), ...label]);
}

/** A cluster label starts at the cluster's corner, because Graphviz measures text with another font than the reader's. */
function clusterLabel(part: DotObject, {x, y}: Box): string {
  const label = linesOf(part).map(({text}, index) =>
    textLine(text, {x: x + LABEL_INDENT, y: y + TITLE_BASELINE + index * LINE_HEIGHT}, 'start'),
  );
  return group('cluster', part, label);
}

/** A line of horizontal and vertical parts with rounded bends. */
function bentLine(points: readonly ElkPoint[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${at(point)}`;
      if (!after) return `L${at(point)}`;
      const toward = (other: ElkPoint): string => {
        const length = Math.hypot(other.x - point.x, other.y - point.y) || 1;
        const part = Math.min(BEND, length / 2) / length;
        return at({x: point.x + (other.x - point.x) * part, y: point.y + (other.y - point.y) * part});
      };
      return `L${toward(before)}Q${at(point)} ${toward(after)}`;
    })
    .join('');
}

/** The triangle of an arrow from a point to the end of a line, and the middle of its base. */
function arrow(end: ElkPoint, from: ElkPoint): {readonly base: ElkPoint; readonly triangle: string} {
  const [dx, dy] = [Math.sign(Math.round(end.x - from.x)), Math.sign(Math.round(end.y - from.y))];
  const base = {x: end.x - dx * ARROW_LENGTH, y: end.y - dy * ARROW_LENGTH};
  const side = (half: number): string => at({x: base.x + dy * half, y: base.y + dx * half});
  return {base, triangle: line('arrow', `M${at(end)}L${side(-ARROW_HALF)}L${side(ARROW_HALF)}Z`)};
}

/** Moves the end of a line from the box around a diamond to the diamond itself. */
function onDiamond({x, y}: ElkPoint, box: Box): ElkPoint {
  const [halfX, halfY] = [box.width / 2, box.height / 2];
  const [dx, dy] = [x - box.x - halfX, y - box.y - halfY];
  const outside = Math.abs(dx) / halfX + Math.abs(dy) / halfY - 1;
  return Math.abs(dy) >= halfY - 1
    ? {x, y: y - Math.sign(dy) * outside * halfY}
    : {x: x - Math.sign(dx) * outside * halfX, y};
}

/** The drawing of an edge in three layers: its line with arrows, the backgrounds of its label, and the label. */
interface EdgeLayers {
  readonly line: string;
  readonly plates: readonly string[];
  readonly label: string;
}

function edge(part: DotEdge, graph: DotGraph, layout: Layout): EdgeLayers {
  const {points: route, label} = layout.routeOf(part.gvid);
  if (route.length === 0) return {line: '', plates: [], label: ''};
  const atShape = (point: ElkPoint, number: number): ElkPoint =>
    graph.objects.find(({gvid}) => gvid === number)?.shape === 'diamond'
      ? onDiamond(point, layout.boxOf(number))
      : point;
  const points = [atShape(route[0]!, part.tail), ...route.slice(1, -1), atShape(route.at(-1)!, part.head)];
  const head = part.hdraw ? arrow(points.at(-1)!, points.at(-2)!) : undefined;
  const tail = part.tdraw ? arrow(points[0]!, points[1]!) : undefined;
  if (head) points.splice(-1, 1, head.base);
  if (tail) points.splice(0, 1, tail.base);
  // With the numbers of its nodes, in the direction of its arrow.
  const [from, to] = tail && !head ? [part.head, part.tail] : [part.tail, part.head];
  const kind = `edge from-${from} to-${to}`;
  const x = label.x + label.width / 2;
  const lines = linesOf(part).map(({text, width}, index) => {
    const y = label.y + LABEL_BASELINE + index * LINE_HEIGHT;
    const plate = {class: 'plate', stroke: 'none', x: x - width / 2 - 2, y: y - 13, width: width + 4, height: 17};
    return {plate: element('rect', plate), text: textLine(text, {x, y}, 'middle')};
  });
  const arrows = [head, tail].flatMap((one) => (one ? [one.triangle] : []));
  return {
    line: group(kind, part, [line('line', bentLine(points)), ...arrows]),
    plates: lines.map(({plate}) => plate),
    label: group(
      kind,
      part,
      lines.map(({text}) => text),
    ),
  };
}

/** Draws clusters first, then edges, nodes, and labels on top, where no line crosses them. */
export function drawDot(graph: DotGraph, layout: Layout): Drawing {
  const boxes = graph.objects.map((part) => ({part, box: layout.boxOf(part.gvid)}));
  const clusters = boxes.filter(({part}) => !part.pos);
  const nodes = boxes.filter(({part}) => part.pos);
  const edges = (graph.edges ?? []).map((part) => edge(part, graph, layout));
  return {
    width: layout.width + 1,
    height: layout.height + 1,
    body: [
      ...clusters.map(({part, box}) => group('cluster', part, [rectangle(box)])),
      ...edges.map(({line: drawn}) => drawn),
      ...edges.flatMap(({plates}) => plates),
      ...nodes.map(({part, box}) => node(part, box)),
      ...clusters.map(({part, box}) => clusterLabel(part, box)),
      ...edges.map(({label}) => label),
    ].filter(Boolean),
  };
}
