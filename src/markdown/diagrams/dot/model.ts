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

/** The operations of Graphviz's `json` output that draw areas, curves and text. The others set colors, or draw shapes that are not allowed. */
export type DrawOperation =
  | {readonly op: 'p' | 'P' | 'b' | 'B'; readonly points: readonly Point[]}
  | DrawText
  | {readonly op: 'c' | 'C' | 'F' | 'L' | 'S' | 't'};

/** Common fields of nodes, clusters and edges. In Graphviz's output, the lists have names such as `_draw_`. */
export interface LaidOutPart {
  readonly class?: string;
  readonly style?: string;
  readonly draw?: readonly DrawOperation[];
  readonly ldraw?: readonly DrawOperation[];
  readonly hdraw?: readonly DrawOperation[];
  readonly tdraw?: readonly DrawOperation[];
}

/** A node, or a subgraph (which has a bounding box). */
export interface LaidOutObject extends LaidOutPart {
  readonly name: string;
  readonly bb?: string;
  /** Only for nodes. */
  readonly pos?: string;
}

/** The part of Graphviz's `json` output that the drawing requires. */
export interface LaidOutGraph {
  readonly bb: string;
  readonly rankdir?: string;
  readonly objects?: readonly LaidOutObject[];
  readonly edges?: readonly LaidOutPart[];
}
