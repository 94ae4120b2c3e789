/** A point of Graphviz: x to the right, y upwards, in points of which one becomes one px. */
export type Point = readonly [x: number, y: number];

/** One line of text: `pt` is on its baseline, `width` as Graphviz guesses it. */
export interface DrawText {
  readonly op: 'T';
  readonly pt: Point;
  readonly align: 'l' | 'c' | 'r';
  readonly width: number;
  readonly text: string;
}

/** The drawing operations of Graphviz' `json` output that draw lines, areas and text; the others set colours. */
export type DrawOperation =
  | {readonly op: 'p' | 'P' | 'L' | 'b' | 'B'; readonly points: readonly Point[]}
  | DrawText
  | {readonly op: 'c' | 'C' | 'F' | 'S' | 't'};

/** What nodes, clusters and edges have in common. Graphviz writes the names of the lists as `_draw_`. */
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
  /** Present on nodes. */
  readonly pos?: string;
}

/** The part of Graphviz' `json` output that the drawing needs. */
export interface LaidOutGraph {
  /** `left,bottom,right,top` in points. */
  readonly bb: string;
  readonly rankdir?: string;
  readonly objects?: readonly LaidOutObject[];
  readonly edges?: readonly LaidOutPart[];
}
