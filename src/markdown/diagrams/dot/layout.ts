// ELK places the nodes, clusters and edges of a graph that Graphviz has measured.
import ELK, {
  type ElkExtendedEdge,
  type ElkNode,
  type ElkPoint,
  type ElkShape,
  type LayoutOptions,
} from 'elkjs/lib/elk.bundled.js';
import {type DotEdge, type DotGraph, type DotObject, linesOf, type TextLine} from './graphviz';

const elk = new ELK();

/** Graphviz gives the sizes of nodes in inches. */
const INCH = 72;
/** The baseline of the first line of a cluster's label, and the space between the last line and the content. */
export const TITLE_BASELINE = 20;
const TITLE_SPACE = 14;
/** Titles are bold, but measured as plain text. */
const BOLD = 1.15;
const CLUSTER_PADDING = 6;
/** The height of a line in the labels of clusters and edges. */
export const LINE_HEIGHT = 16;

/** How to lay out a graph. */
export interface Arrangement {
  /** Between 0, close together, and 1. */
  readonly spread: number;
  /** From top to bottom or from left to right. */
  readonly direction: 'DOWN' | 'RIGHT';
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
    // So that lines at the edge are not clipped.
    'elk.padding': '[top=2,left=2,bottom=2,right=2]',
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

const idOf = (number: number): string => `n${number}`;

const widthOf = (lines: readonly TextLine[]): number => Math.max(0, ...lines.map(({width}) => width)) + 4;

function elkBox(object: DotObject, direction: Arrangement['direction'], children: () => ElkNode[]): ElkNode {
  const id = idOf(object.gvid);
  if (object.pos) return {id, width: Number(object.width) * INCH, height: Number(object.height) * INCH};
  const title = linesOf(object);
  const top = TITLE_BASELINE + TITLE_SPACE + (title.length - 1) * LINE_HEIGHT;
  const least = widthOf(title) * BOLD + 16;
  return {
    id,
    children: children(),
    layoutOptions: {
      'elk.padding': `[top=${top},left=${CLUSTER_PADDING},bottom=${CLUSTER_PADDING},right=${CLUSTER_PADDING}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': direction === 'DOWN' ? `(0, ${least})` : `(${least}, 0)`,
    },
  };
}

function elkEdge(edge: DotEdge, {objects}: DotGraph): ElkExtendedEdge {
  const lines = linesOf(edge);
  const end = (node: number, cluster: string | undefined): string =>
    idOf(objects.find(({name}) => name === cluster)?.gvid ?? node);
  return {
    id: `e${edge.gvid}`,
    sources: [end(edge.tail, edge.ltail)],
    targets: [end(edge.head, edge.lhead)],
    layoutOptions: {
      'elk.layered.priority.straightness': edge.weight ?? '1',
      'elk.layered.priority.direction': edge.constraint === 'false' ? '0' : '10',
    },
    labels: lines.slice(0, 1).map(({text}) => ({text, width: widthOf(lines), height: lines.length * LINE_HEIGHT + 4})),
  };
}

/** A box in px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = ({x = 0, y = 0, width = 0, height = 0}: ElkShape = {}): Box => ({x, y, width, height});

/** Where the parts of a graph are, by their numbers. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxOf: (number: number) => Box;
  /** The points of an edge, from tail to head, and the box of its label. Edges have right angles and a port each, and cross no node. */
  readonly routeOf: (number: number) => {readonly points: readonly ElkPoint[]; readonly label: Box};
}

const withInner = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(withInner)];

export async function layOut(graph: DotGraph, arrangement: Arrangement): Promise<Layout> {
  const {objects, edges = []} = graph;
  // Graphviz lists a cluster before those inside it, so the last one with a node is the innermost.
  const clusterOf = (number: number): DotObject | undefined =>
    objects.findLast(({nodes = [], subgraphs = []}) => nodes.includes(number) || subgraphs.includes(number));
  const within = (cluster?: DotObject): ElkNode[] =>
    objects
      .filter(({gvid}) => clusterOf(gvid) === cluster)
      .map((object) => elkBox(object, arrangement.direction, () => within(object)));
  const root = await elk.layout({
    id: 'graph',
    layoutOptions: options(arrangement),
    children: within(),
    edges: edges.map((edge) => elkEdge(edge, graph)),
  });
  const boxes = withInner(root);
  return {
    ...boxOf(root),
    boxOf: (number) => boxOf(boxes.find(({id}) => id === idOf(number))),
    routeOf(number) {
      const {sections: [section] = [], labels: [label] = []} = root.edges?.find(({id}) => id === `e${number}`) ?? {};
      const points = section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [];
      return {points, label: boxOf(label)};
    },
  };
}
