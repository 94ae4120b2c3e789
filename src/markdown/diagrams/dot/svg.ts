import type {Drawing} from '../document';
import {escapeText} from '../../../lib/escape';
import {element, px} from '../xml';
import type {DrawOperation, DrawText, LaidOutGraph, LaidOutObject, LaidOutPart, Point} from './model';

/** Padding around the graph in px, so that lines at the edge are not clipped. */
const PADDING = 2;
const CORNER = 6;
const LABEL_INDENT = 10;
/** The gap between an edge and its label in px. */
const EDGE_LABEL_GAP = 6;
/** The factor by which edge labels can be wider than Graphviz's estimate. Only labels at the right edge of the graph require it. */
const WIDE_FONT = 1.08;

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

function node(part: LaidOutPart, place: Place): string {
  return group('node', part, [...outline(part, place), ...draws(part.ldraw, place)]);
}

/** A cluster label starts at the cluster's corner, because Graphviz measures text with another font than the reader's. */
function clusterLabel(part: LaidOutObject, place: Place): string {
  const [left = 0] = (part.bb ?? '').split(',').map(Number);
  const label = beginAt(part.ldraw, () => left + LABEL_INDENT);
  return group('cluster', part, draws(label, place));
}

function edge(part: LaidOutPart, place: Place): string {
  const heads = [...(part.hdraw ?? []), ...(part.tdraw ?? [])];
  return group('edge', part, [
    ...draws(part.draw, place, 'line'),
    // Lowercase operations are outlines: the open arrowheads.
    ...heads.map((draw) => operation(draw, place, draw.op === 'P' ? 'arrow' : 'arrow open')),
  ]);
}

/** A background for each line of an edge label, above the edges and below the nodes. */
function plates(part: LaidOutPart, place: Place, upright: boolean): string[] {
  return (part.ldraw ?? []).flatMap((draw) => {
    if (draw.op !== 'T') return [];
    const left = upright ? startOfText(draw) : draw.pt[0] - {l: 0, c: draw.width / 2, r: draw.width}[draw.align];
    const [x, baseline] = place([left, draw.pt[1]]);
    return [
      element('rect', {class: 'plate', stroke: 'none', x: x - 2, y: baseline - 13, width: draw.width + 4, height: 17}),
    ];
  });
}

/** In a top-to-bottom graph, labels are to the right of their edges and left-aligned, so that a wider font grows to the right. */
function edgeLabel(part: LaidOutPart, place: Place, upright: boolean): string {
  const label = upright ? beginAt(part.ldraw, startOfText) : part.ldraw;
  return group('edge', part, draws(label, place));
}

function startOfText({pt: [x], align, width}: DrawText): number {
  return x - {l: 0, c: width / 2, r: width}[align] + EDGE_LABEL_GAP;
}

/** Draws a laid-out graph: clusters first, then edges, nodes, and labels on top, where no line crosses them. Shapes have classes only. */
export function drawDot(graph: LaidOutGraph): Drawing {
  const [left = 0, bottom = 0, right = 0, top = 0] = graph.bb.split(',').map(Number);
  const place: Place = ([x, y]) => [x - left + PADDING, top - y + PADDING];
  const clusters = (graph.objects ?? []).filter((object) => !object.pos);
  const nodes = (graph.objects ?? []).filter((object) => object.pos);
  const edges = graph.edges ?? [];
  const upright = graph.rankdir !== 'LR' && graph.rankdir !== 'RL';
  const texts = edges.flatMap((part) => (part.ldraw ?? []).filter((draw) => draw.op === 'T'));
  const farthest = Math.max(right, ...texts.map((draw) => startOfText(draw) + draw.width * WIDE_FONT));
  return {
    width: farthest - left + 2 * PADDING + 1,
    height: top - bottom + 2 * PADDING + 1,
    body: [
      ...clusters.map((part) => group('cluster', part, outline(part, place))),
      ...edges.map((part) => edge(part, place)),
      ...edges.flatMap((part) => plates(part, place, upright)),
      ...nodes.map((part) => node(part, place)),
      ...clusters.map((part) => clusterLabel(part, place)),
      ...edges.map((part) => edgeLabel(part, place, upright)),
    ].filter(Boolean),
  };
}
