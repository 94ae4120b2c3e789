/** From top to bottom or from left to right. */
export type Direction = 'DOWN' | 'RIGHT';

/** A point in Graphviz: x to the right, y upward, in points, drawn as px. */
export type Point = readonly [x: number, y: number];

/** One line of text: `pt` is on its baseline, and `width` is Graphviz's estimate. */
export interface DrawText {
  readonly op: 'T';
  readonly pt: Point;
  readonly align: 'l' | 'c' | 'r';
  readonly width: number;
  readonly text: string;
}

/** The operations of Graphviz's `json` output that draw areas, curves, lines and text. The others set colors, or draw shapes that are not allowed. */
export type DrawOperation =
  | {readonly op: 'p' | 'P' | 'b' | 'B' | 'L'; readonly points: readonly Point[]}
  | DrawText
  | {readonly op: 'c' | 'C' | 'F' | 'S' | 't'};

/** Common fields of nodes, clusters and edges. In Graphviz's output, the lists have names such as `_draw_`. */
export interface LaidOutPart {
  readonly class?: string;
  readonly style?: string;
  readonly draw?: readonly DrawOperation[];
  readonly ldraw?: readonly DrawOperation[];
  readonly hdraw?: readonly DrawOperation[];
  readonly tdraw?: readonly DrawOperation[];
}

/** A node, or a subgraph (a cluster has a bounding box). */
export interface LaidOutObject extends LaidOutPart {
  readonly gvid: number;
  readonly name: string;
  readonly bb?: string;
  /** Of clusters: the numbers of the nodes and subgraphs in them. */
  readonly nodes?: readonly number[];
  readonly subgraphs?: readonly number[];
  /** Only for nodes. The sizes are in inches. */
  readonly pos?: string;
  readonly width?: string;
  readonly height?: string;
  readonly shape?: string;
}

/** An edge between two numbered nodes, which can end at the border of a cluster. */
export interface LaidOutEdge extends LaidOutPart {
  readonly gvid: number;
  readonly tail: number;
  readonly head: number;
  readonly ltail?: string;
  readonly lhead?: string;
  readonly weight?: string;
  readonly constraint?: string;
}

/** The part of Graphviz's `json` output that the drawing requires. */
export interface LaidOutGraph {
  readonly bb: string;
  readonly rankdir?: string;
  readonly objects?: readonly LaidOutObject[];
  readonly edges?: readonly LaidOutEdge[];
}
