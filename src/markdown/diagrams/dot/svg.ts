import type {Drawing} from '../document';
import {escapeText} from '../../../lib/escape';
import {element, px} from '../xml';
import type {DrawOperation, DrawText, LaidOutEdge, LaidOutGraph, LaidOutObject, LaidOutPart, Point} from './model';

/** Padding around the graph in px, so that lines at the edge are not clipped. */
const PADDING = 2;
const CORNER = 2;
/** The length of the horizontal parts of the brackets around a primary node. */
const BRACKET = 7;
const LABEL_INDENT = 10;
/** The radius of a bend in an edge. */
const BEND = 5;

/** Converts Graphviz coordinates to SVG coordinates. */
type Place = (point: Point) => Point;

function isUpright(points: readonly Point[]): boolean {
  const xs = new Set(points.map(([x]) => px(x)));
  const ys = new Set(points.map(([, y]) => px(y)));
  return points.length === 4 && xs.size === 2 && ys.size === 2;
}

/** Graphviz draws boxes as polygons. A `rect` can have rounded corners, and its border is sharp at half pixels. */
function rectangle(points: readonly Point[], className: string | undefined): string {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.round(Math.min(...xs)) + 0.5;
  const y = Math.round(Math.min(...ys)) + 0.5;
  const width = Math.round(Math.max(...xs) - Math.min(...xs));
  const height = Math.round(Math.max(...ys) - Math.min(...ys));
  return element('rect', {class: className, x, y, width, height, rx: CORNER});
}

function curve(points: readonly Point[]): string {
  const [first, ...rest] = points.map(([x, y]) => `${px(x)} ${px(y)}`);
  return `M${first}C${rest.join(' ')}`;
}

/** A line of horizontal and vertical parts with rounded bends. */
function bentLine(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${px(x)} ${px(y)}`;
      if (!after) return `L${px(x)} ${px(y)}`;
      const toward = ([otherX, otherY]: Point): string => {
        const length = Math.hypot(otherX - x, otherY - y) || 1;
        const part = Math.min(BEND, length / 2) / length;
        return `${px(x + (otherX - x) * part)} ${px(y + (otherY - y) * part)}`;
      };
      return `L${toward(before)}Q${px(x)} ${px(y)} ${toward(after)}`;
    })
    .join('');
}

function operation(draw: DrawOperation, place: Place, className?: string): string {
  switch (draw.op) {
    case 'p':
    case 'P': {
      const points = draw.points.map(place);
      if (isUpright(points)) return rectangle(points, className);
      return element('path', {class: className, d: `M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}Z`});
    }
    case 'b':
    case 'B':
      return element('path', {class: className, d: curve(draw.points.map(place))});
    case 'L':
      return element('path', {class: className, d: bentLine(draw.points.map(place))});
    case 'T': {
      const [x, y] = place(draw.pt);
      const anchor = {l: 'start', c: 'middle', r: 'end'}[draw.align];
      return element('text', {x, y, 'text-anchor': anchor, fill: 'currentColor', stroke: 'none'}, [
        escapeText(draw.text),
      ]);
    }
    default:
      return '';
  }
}

function group(kind: string, {style, class: meaning}: LaidOutPart, children: readonly string[]): string {
  const drawn = children.filter(Boolean);
  if (drawn.length === 0 || style === 'invis') return '';
  const line = style === 'dashed' ? 'dashed' : '';
  return element('g', {class: [kind, meaning, line].filter(Boolean).join(' ')}, drawn);
}

function draws(operations: readonly DrawOperation[] | undefined, place: Place, className?: string): string[] {
  return (operations ?? []).map((draw) => operation(draw, place, className)).filter(Boolean);
}

/** Left-aligns each line of a label at `start(draw)`, an x coordinate of Graphviz. */
function beginAt(
  operations: readonly DrawOperation[] | undefined,
  start: (draw: DrawText) => number,
): readonly DrawOperation[] {
  return (operations ?? []).map((draw) =>
    draw.op === 'T' ? {...draw, align: 'l', pt: [start(draw), draw.pt[1]]} : draw,
  );
}

/** The first outline is the body. All others, such as the rim of a cylinder, are lines on it. */
function outline(part: LaidOutPart, place: Place): string[] {
  const shapes = (part.draw ?? []).filter((draw) => operation(draw, place) !== '');
  return shapes.map((draw, index) => operation(draw, place, index === 0 ? undefined : 'line'));
}

/** The brackets of the logo around a box. */
function brackets(points: readonly Point[]): string {
  const [xs, ys] = [points.map(([x]) => Math.round(x) + 0.5), points.map(([, y]) => Math.round(y) + 0.5)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const half = (side: number, inward: number) => `M${px(side + inward)} ${px(top)}H${px(side)}V${px(bottom)}h${inward}`;
  return element('path', {class: 'line brackets', d: half(left, BRACKET) + half(right, -BRACKET)});
}

/** The number is for the client, which lights the path through a node (src/client/parts/diagram-paths). */
function node(part: LaidOutObject, place: Place): string {
  const box = part.class === 'primary' ? part.draw?.find(({op}) => op === 'p') : undefined;
  const points = box && 'points' in box ? box.points.map(place) : [];
  return group(`node node-${part.gvid}`, part, [
    ...outline(part, place),
    isUpright(points) ? brackets(points) : '',
    ...draws(part.ldraw, place),
  ]);
}

/** The kind of an edge with the numbers of its nodes, in the direction of its arrow. */
function edgeKind({tail, head, hdraw, tdraw}: LaidOutEdge): string {
  const isBack = (hdraw ?? []).length === 0 && (tdraw ?? []).length > 0;
  return isBack ? `edge from-${head} to-${tail}` : `edge from-${tail} to-${head}`;
}

/** A cluster label starts at the cluster's corner, because Graphviz measures text with another font than the reader's. */
function clusterLabel(part: LaidOutObject, place: Place): string {
  const [left = 0] = (part.bb ?? '').split(',').map(Number);
  const label = beginAt(part.ldraw, () => left + LABEL_INDENT);
  return group('cluster', part, draws(label, place));
}

function edge(part: LaidOutEdge, place: Place): string {
  const heads = [...(part.hdraw ?? []), ...(part.tdraw ?? [])];
  return group(edgeKind(part), part, [
    ...draws(part.draw, place, 'line'),
    ...heads.map((draw) => operation(draw, place, 'arrow')),
  ]);
}

/** A background for each line of an edge label, above the edges and below the nodes. */
function plates(part: LaidOutPart, place: Place): string[] {
  return (part.ldraw ?? []).flatMap((draw) => {
    if (draw.op !== 'T') return [];
    const [x, baseline] = place([draw.pt[0] - draw.width / 2, draw.pt[1]]);
    return [
      element('rect', {class: 'plate', stroke: 'none', x: x - 2, y: baseline - 13, width: draw.width + 4, height: 17}),
    ];
  });
}

/** Draws a laid-out graph: clusters first, then edges, nodes, and labels on top, where no line crosses them. Shapes have classes only. */
export function drawDot(graph: LaidOutGraph): Drawing {
  const [left = 0, bottom = 0, right = 0, top = 0] = graph.bb.split(',').map(Number);
  const place: Place = ([x, y]) => [x - left + PADDING, top - y + PADDING];
  const clusters = (graph.objects ?? []).filter((object) => !object.pos);
  const nodes = (graph.objects ?? []).filter((object) => object.pos);
  const edges = graph.edges ?? [];
  return {
    width: right - left + 2 * PADDING + 1,
    height: top - bottom + 2 * PADDING + 1,
    body: [
      ...clusters.map((part) => group('cluster', part, outline(part, place))),
      ...edges.map((part) => edge(part, place)),
      ...edges.flatMap((part) => plates(part, place)),
      ...nodes.map((part) => node(part, place)),
      ...clusters.map((part) => clusterLabel(part, place)),
      ...edges.map((part) => group(edgeKind(part), part, draws(part.ldraw, place))),
    ].filter(Boolean),
  };
}
