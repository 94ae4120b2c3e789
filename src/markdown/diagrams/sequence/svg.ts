import type {Drawing} from '../document';
import {escapeText} from '../../../text/escape';
import {element} from '../xml';
import {linesWidth} from '../text';
import {LINE_HEIGHT, TEXT_SIZE} from './measure';
import {TAB_HEIGHT} from './rows';
import type {Scene, Shape, ShapeOf} from './scene';

const CORNER = 6;
const HEAD = 8;
/** From the top of a line of text to its baseline. */
const ASCENT = 13;

/** A line of one px is sharp when it runs through the middle of a pixel. */
function sharp(value: number): number {
  return Math.floor(value) + 0.5;
}

function text(lines: readonly string[], x: number, top: number, anchor?: 'middle'): string[] {
  return lines.map((line, index) =>
    element('text', {x, y: top + ASCENT + index * LINE_HEIGHT, 'text-anchor': anchor}, [escapeText(line)]),
  );
}

/** A background for text, so that the lines of participants do not run through it. */
function plate(lines: readonly string[], x: number, top: number, anchor?: 'middle'): string {
  const width = Math.ceil(linesWidth(lines, TEXT_SIZE)) + 8;
  const left = anchor === 'middle' ? x - width / 2 : x - 4;
  return element('rect', {class: 'plate', x: left, y: top, width, height: lines.length * LINE_HEIGHT});
}

function box(shape: {x: number; y: number; width: number; height: number}, corner: number): string {
  const {width, height} = shape;
  return element('rect', {x: sharp(shape.x), y: sharp(shape.y), width, height, rx: corner});
}

function arrow(x: number, y: number, direction: 1 | -1): string {
  const back = x - direction * HEAD;
  return element('path', {class: 'arrow', d: `M${back} ${y - 3.5}L${x} ${y}L${back} ${y + 3.5}Z`});
}

function edgeClass(dashed: boolean): string {
  return dashed ? 'edge dashed' : 'edge';
}

function message({from, to, y, middle, lines, dashed}: ShapeOf<'message'>): string {
  const direction = to > from ? 1 : -1;
  const [start, end, height] = [sharp(from), sharp(to) - direction, sharp(y)];
  const top = y - lines.length * LINE_HEIGHT - 4;
  return element('g', {class: edgeClass(dashed)}, [
    plate(lines, middle, top, 'middle'),
    element('path', {class: 'line', d: `M${start} ${height}H${end - direction * (HEAD - 1)}`}),
    arrow(end, height, direction),
    ...text(lines, middle, top, 'middle'),
  ]);
}

function self({x, y, width, height, lines, dashed}: ShapeOf<'self'>): string {
  const [left, top, right, bottom] = [sharp(x), sharp(y + 3), sharp(x + width), sharp(y + height - 1)];
  const textTop = y + (height - lines.length * LINE_HEIGHT) / 2;
  return element('g', {class: edgeClass(dashed)}, [
    plate(lines, x + width + 8, textTop),
    element('path', {
      class: 'line',
      d: `M${left} ${top}H${right - CORNER}q${CORNER} 0 ${CORNER} ${CORNER}V${bottom - CORNER}q0 ${CORNER} -${CORNER} ${CORNER}H${left + HEAD}`,
    }),
    arrow(left + 1, bottom, -1),
    ...text(lines, x + width + 8, textTop),
  ]);
}

function participant(shape: ShapeOf<'participant'>): string {
  const {lines, x, y, width, height} = shape;
  const top = y + (height - lines.length * LINE_HEIGHT) / 2;
  return element('g', {class: 'node'}, [box(shape, CORNER), ...text(lines, x + width / 2, top, 'middle')]);
}

function frame(shape: ShapeOf<'frame'>): string {
  const {x, y, width, tabWidth, sections} = shape;
  const [left, top] = [sharp(x), sharp(y)];
  return element('g', {class: 'frame'}, [
    box(shape, CORNER),
    element('path', {
      class: 'tab',
      d: `M${left} ${top + CORNER}q0 -${CORNER} ${CORNER} -${CORNER}H${left + tabWidth}V${top + TAB_HEIGHT - CORNER}l-${CORNER} ${CORNER}H${left}Z`,
    }),
    element('text', {class: 'keyword', x: x + 9, y: y + 4 + ASCENT}, [shape.name]),
    ...sections.flatMap((section, index) => [
      ...(index > 0 ? [element('path', {class: 'divider', d: `M${left} ${sharp(section.y)}H${left + width}`})] : []),
      ...text(section.lines, x + (index === 0 ? tabWidth + 10 : 10), section.y + 5),
    ]),
  ]);
}

function draw(shape: Shape): string {
  switch (shape.kind) {
    case 'participant':
      return participant(shape);
    case 'lifeline':
      return element('path', {class: 'lifeline', d: `M${sharp(shape.x)} ${shape.top}V${shape.bottom}`});
    case 'message':
      return message(shape);
    case 'self':
      return self(shape);
    case 'note':
      return element('g', {class: 'note'}, [
        box(shape, 2),
        ...text(shape.lines, shape.x + shape.width / 2, shape.y + 7, 'middle'),
      ]);
    case 'frame':
      return frame(shape);
  }
}

/** Draws a scene with the classes that graphs use, so that one style sheet serves both. */
export function drawSequence(scene: Scene): Drawing {
  return {width: scene.width, height: scene.height, body: scene.shapes.map(draw)};
}
