import ELK, {type ElkExtendedEdge, type ElkNode, type ElkPoint, type LayoutOptions} from 'elkjs/lib/elk.bundled.js';
import type {Direction, DrawOperation, DrawText, LaidOutEdge, LaidOutGraph, LaidOutObject, Point} from './model';

const elk = new ELK();

/** Graphviz gives the sizes of nodes in inches. */
const INCH = 72;
/** The baseline of the first line of a cluster's label, and the space between the last line and the content. */
const TITLE_BASELINE = 20;
const TITLE_SPACE = 14;
/** Titles are bold, but measured as plain text. */
const BOLD = 1.15;
const CLUSTER_PADDING = 6;
const LINE_HEIGHT = 16;
const ARROW_LENGTH = 8;
const ARROW_HALF = 3.5;

/** How to lay out a graph. */
export interface Arrangement {
  /** Between 0, close together, and 1. */
  readonly spread: number;
  readonly direction: Direction;
  /** Another seed gives another layout of similar quality. */
  readonly seed?: number;
}

/** Between the values for a close and for a wide drawing. */
const options = ({spread, seed = 1, direction}: Arrangement): LayoutOptions => {
  const span = (close: number, wide: number): string => String(Math.round(close + (wide - close) * spread));
  return {
    'elk.algorithm': 'layered',
    'elk.direction': direction,
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
    'elk.json.shapeCoords': 'ROOT',
    'elk.json.edgeCoords': 'ROOT',
    'elk.padding': '[top=0,left=0,bottom=0,right=0]',
    'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
    'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
    'elk.randomSeed': String(seed),
    'elk.spacing.nodeNode': span(8, 24),
    'elk.spacing.edgeNode': span(5, 14),
    'elk.spacing.edgeEdge': span(6, 10),
    'elk.spacing.edgeLabel': '2',
    'elk.layered.spacing.nodeNodeBetweenLayers': span(24, 32),
    'elk.layered.spacing.edgeNodeBetweenLayers': span(10, 14),
    'elk.layered.spacing.edgeEdgeBetweenLayers': span(6, 10),
  };
};

/** Converts the coordinates of ELK, whose y counts downward, to those of Graphviz. */
type Place = (point: ElkPoint) => Point;

const isText = (draw: DrawOperation): draw is DrawText => draw.op === 'T';
const idOf = (object: LaidOutObject): string => `n${object.gvid}`;

/** The innermost cluster of each node and cluster. */
function parents(objects: readonly LaidOutObject[]): ReadonlyMap<number, LaidOutObject> {
  const inside = new Map<number, LaidOutObject>();
  const clusters = objects.filter(({pos, bb}) => pos === undefined && bb !== undefined);
  const sized = clusters.toSorted((a, b) => (b.nodes?.length ?? 0) - (a.nodes?.length ?? 0));
  for (const cluster of sized) {
    for (const id of [...(cluster.subgraphs ?? []), ...(cluster.nodes ?? [])]) inside.set(id, cluster);
  }
  return inside;
}

function elkGraph(graph: LaidOutGraph, arrangement: Arrangement): ElkNode {
  const objects = (graph.objects ?? []).filter(({pos, bb}) => pos !== undefined || bb !== undefined);
  const inside = parents(objects);
  const within = (cluster?: LaidOutObject): ElkNode[] =>
    objects
      .filter(({gvid}) => inside.get(gvid) === cluster)
      .map((object): ElkNode => {
        const title = (object.ldraw ?? []).filter(isText);
        const least = widthOf(title) * BOLD + 16;
        return object.pos === undefined
          ? {
              id: idOf(object),
              children: within(object),
              layoutOptions: {
                'elk.padding': `[top=${TITLE_BASELINE + TITLE_SPACE + (title.length - 1) * LINE_HEIGHT},left=${CLUSTER_PADDING},bottom=${CLUSTER_PADDING},right=${CLUSTER_PADDING}]`,
                'elk.nodeSize.constraints': 'MINIMUM_SIZE',
                'elk.nodeSize.minimum': arrangement.direction === 'DOWN' ? `(0, ${least})` : `(${least}, 0)`,
              },
            }
          : {id: idOf(object), width: Number(object.width) * INCH, height: Number(object.height) * INCH};
      });
  const cluster = (name: string | undefined) => objects.find((object) => object.name === name);
  const edges = (graph.edges ?? []).map((edge): ElkExtendedEdge => {
    const lines = (edge.ldraw ?? []).filter(isText);
    const [tail, head] = [cluster(edge.ltail), cluster(edge.lhead)];
    return {
      id: `e${edge.gvid}`,
      sources: [tail ? idOf(tail) : `n${edge.tail}`],
      targets: [head ? idOf(head) : `n${edge.head}`],
      layoutOptions: {
        'elk.layered.priority.straightness': edge.weight ?? '1',
        'elk.layered.priority.direction': edge.constraint === 'false' ? '0' : '10',
      },
      labels:
        lines.length === 0
          ? []
          : [{text: lines[0]!.text, width: widthOf(lines), height: lines.length * LINE_HEIGHT + 4}],
    };
  });
  return {id: 'graph', layoutOptions: options(arrangement), children: within(), edges};
}

const widthOf = (lines: readonly DrawText[]): number => Math.max(0, ...lines.map(({width}) => width)) + 4;

/** Moves operations of Graphviz by a distance. */
function moved(operations: readonly DrawOperation[] | undefined, dx: number, dy: number): readonly DrawOperation[] {
  const by = ([x, y]: Point): Point => [x + dx, y + dy];
  return (operations ?? []).map((draw) => {
    if ('points' in draw) return {...draw, points: draw.points.map(by)};
    return isText(draw) ? {...draw, pt: by(draw.pt)} : draw;
  });
}

/** The triangle of an arrow from a point to the end of a line. */
function arrow([x, y]: Point, [fromX, fromY]: Point): {readonly base: Point; readonly points: readonly Point[]} {
  const [ux, uy] = [Math.sign(Math.round(x - fromX)), Math.sign(Math.round(y - fromY))];
  const base: Point = [x - ux * ARROW_LENGTH, y - uy * ARROW_LENGTH];
  const side = (factor: number): Point => [base[0] + uy * factor * ARROW_HALF, base[1] + ux * factor * ARROW_HALF];
  return {base, points: [[x, y], side(1), side(-1)]};
}

/** Moves the end of a line from the box around a diamond to the diamond itself. */
function onShape(point: Point, node: LaidOutObject | undefined, box: ElkNode | undefined, place: Place): Point {
  if (node?.shape !== 'diamond' || !box) return point;
  const {x = 0, y = 0, width = 0, height = 0} = box;
  const [centerX, centerY] = place({x: x + width / 2, y: y + height / 2});
  const [dx, dy] = [point[0] - centerX, point[1] - centerY];
  const outside = Math.abs(dx) / (width / 2) + Math.abs(dy) / (height / 2) - 1;
  return Math.abs(dy) >= height / 2 - 1
    ? [point[0], point[1] - Math.sign(dy) * outside * (height / 2)]
    : [point[0] - Math.sign(dx) * outside * (width / 2), point[1]];
}

/** Whether Graphviz draws an arrow. */
const isArrow = (head: LaidOutEdge['hdraw']): boolean => (head ?? []).some(({op}) => op === 'P');

/** Draws an edge on the route of ELK, with arrows at the ends where Graphviz has them. */
function routed(
  edge: LaidOutEdge,
  route: ElkExtendedEdge | undefined,
  place: Place,
  atShape: (point: Point, node: number) => Point,
): LaidOutEdge {
  const section = route?.sections?.[0];
  if (!section) return {...edge, draw: [], hdraw: [], tdraw: [], ldraw: []};
  const points = [
    atShape(place(section.startPoint), edge.tail),
    ...(section.bendPoints ?? []).map(place),
    atShape(place(section.endPoint), edge.head),
  ];
  const [head, tail] = [isArrow(edge.hdraw), isArrow(edge.tdraw)];
  const end = arrow(points.at(-1)!, points.at(-2)!);
  const start = arrow(points[0]!, points[1]!);
  const line = [tail ? start.base : points[0]!, ...points.slice(1, -1), head ? end.base : points.at(-1)!];
  const [label] = route.labels ?? [];
  const texts = (edge.ldraw ?? []).filter(isText).map((draw, index): DrawText => {
    const x = (label?.x ?? 0) + (label?.width ?? 0) / 2;
    return {...draw, align: 'c', pt: place({x, y: (label?.y ?? 0) + index * LINE_HEIGHT + 14})};
  });
  return {
    ...edge,
    draw: [{op: 'L', points: line}],
    hdraw: head ? [{op: 'P', points: end.points}] : [],
    tdraw: tail ? [{op: 'P', points: start.points}] : [],
    ldraw: texts,
  };
}

/**
 * Lays a graph out again with the sizes that Graphviz measured. Edges have right angles, a port each, and no line through a box.
 */
export async function orthogonal(graph: LaidOutGraph, arrangement: Arrangement): Promise<LaidOutGraph> {
  const laidOut = await elk.layout(elkGraph(graph, arrangement));
  const [width, height] = [laidOut.width ?? 0, laidOut.height ?? 0];
  const place: Place = ({x, y}) => [x, height - y];
  const boxes = new Map<string, ElkNode>();
  const collect = ({children}: ElkNode): void => {
    for (const child of children ?? []) {
      boxes.set(child.id, child);
      collect(child);
    }
  };
  collect(laidOut);
  const objects = (graph.objects ?? []).map((object): LaidOutObject => {
    const {x = 0, y = 0, width: w = 0, height: h = 0} = boxes.get(idOf(object)) ?? {};
    const [left, top] = place({x, y});
    if (object.pos === undefined) {
      const points: readonly Point[] = [
        [left, top],
        [left + w, top],
        [left + w, top - h],
        [left, top - h],
      ];
      const label = (object.ldraw ?? [])
        .filter(isText)
        .map((draw, line): DrawText => ({...draw, pt: [left, top - TITLE_BASELINE - line * LINE_HEIGHT]}));
      return {...object, bb: `${left},${top - h},${left + w},${top}`, draw: [{op: 'p', points}], ldraw: label};
    }
    const [oldX = 0, oldY = 0] = object.pos.split(',').map(Number);
    const [dx, dy] = [left + w / 2 - oldX, top - h / 2 - oldY];
    return {...object, draw: moved(object.draw, dx, dy), ldraw: moved(object.ldraw, dx, dy)};
  });
  const edges = (graph.edges ?? []).map((edge) =>
    routed(
      edge,
      laidOut.edges?.find(({id}) => id === `e${edge.gvid}`),
      place,
      (point, node) =>
        onShape(
          point,
          graph.objects?.find(({gvid}) => gvid === node),
          boxes.get(`n${node}`),
          place,
        ),
    ),
  );
  return {...graph, bb: `0,0,${width},${height}`, objects, edges};
}
