import {linesWidth} from '../text';
import {type Column, placeColumns} from './columns';
import {LINE_HEIGHT, Measure, TEXT_SIZE} from './measure';
import type {Sequence} from './model';
import {type Extent, Rows, STEP_GAP, union} from './rows';
import type {Box, Scene, Shape} from './scene';

const PADDING = 2;
const NAME_PADDING = 11;
/** Drawings higher than this repeat the names at the bottom, where they would be out of sight. */
const REPEAT_NAMES_ABOVE = 460;

function names(columns: readonly Column[], top: number): {readonly shapes: readonly Shape[]; readonly height: number} {
  const height = Math.max(...columns.map(({lines}) => lines.length)) * LINE_HEIGHT + 2 * NAME_PADDING;
  const shapes = columns.map(({lines, width, x}): Shape => ({
    kind: 'participant',
    lines,
    x: Math.round(x - width / 2),
    y: top,
    width,
    height,
  }));
  return {shapes, height};
}

function move(shape: Shape, by: number): Shape {
  if (shape.kind === 'message') return {...shape, from: shape.from + by, to: shape.to + by, middle: shape.middle + by};
  return {...shape, x: shape.x + by};
}

function extent(shape: Shape): Extent {
  if (shape.kind === 'message') return {left: Math.min(shape.from, shape.to), right: Math.max(shape.from, shape.to)};
  if (shape.kind === 'lifeline') return {left: shape.x, right: shape.x};
  const text = shape.kind === 'self' ? linesWidth(shape.lines, TEXT_SIZE) + 24 : 0;
  const box: Box = shape;
  return {left: box.x, right: box.x + box.width + text};
}

/** Places everything, see `Measure` for the spread. The same sequence gives the same scene on every machine. */
export function layoutSequence(sequence: Sequence, spread = 1): Scene {
  const measure = new Measure(spread);
  const columns = placeColumns(sequence, measure);
  const head = names(columns, PADDING);
  const rows = new Rows(columns, measure, PADDING + head.height + STEP_GAP);
  rows.add(sequence.steps);
  const foot = rows.y > REPEAT_NAMES_ABOVE ? names(columns, rows.y).shapes : [];
  const top = PADDING + head.height;
  const lifelines = columns.map(({x}): Shape => ({kind: 'lifeline', x, top, bottom: rows.y}));
  const shapes = [...lifelines, ...rows.frames, ...rows.shapes, ...head.shapes, ...foot];
  const {left, right} = union(shapes.map(extent));
  return {
    width: Math.ceil(right - left) + 2 * PADDING + 1,
    height: Math.ceil(rows.y + (foot.length > 0 ? head.height : 0)) + PADDING + 1,
    shapes: shapes.map((shape) => move(shape, PADDING - left)),
  };
}
