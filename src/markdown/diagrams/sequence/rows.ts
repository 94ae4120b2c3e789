import {linesWidth, textWidth, wrapText} from '../text';
import type {Column} from './columns';
import {LINE_HEIGHT, type Measure, MESSAGE_ROOM, SELF_WIDTH, TEXT_SIZE} from './measure';
import type {Block, Message, Note, Step} from './model';
import type {Shape} from './scene';

/** Below each step, in px. */
export const STEP_GAP = 16;
const FRAME_SIDE = 14;
/** A frame reaches at least this far beyond the lines of those who take part in it. */
const FRAME_REACH = 16;
const TAB_ROOM = 18;
export const TAB_HEIGHT = 24;

/** From left to right, what a group of steps takes. */
export interface Extent {
  readonly left: number;
  readonly right: number;
}

/** The extent of all of them. */
export function union(extents: readonly Extent[]): Extent {
  return {
    left: Math.min(...extents.map(({left}) => left)),
    right: Math.max(...extents.map(({right}) => right)),
  };
}

/** Goes down the steps; `y` is where the next one begins. */
export class Rows {
  readonly shapes: Shape[] = [];
  readonly frames: Shape[] = [];

  constructor(
    private readonly columns: readonly Column[],
    private readonly measure: Measure,
    public y: number,
  ) {}

  private x(column: number): number {
    return this.columns[column]?.x ?? 0;
  }

  /** In close columns a text can be longer than its arrow: it continues next to it, but not beyond the outer names. */
  private inside(middle: number, half: number): number {
    const [first, last] = [this.columns[0], this.columns.at(-1)];
    if (!first || !last || this.measure.spread >= 1) return middle;
    return Math.max(first.x - first.width / 2 + half, Math.min(middle, last.x + last.width / 2 - half));
  }

  add(steps: readonly Step[]): Extent {
    return union(
      steps.map((step) => {
        if (step.kind === 'note') return this.note(step);
        if (step.kind === 'block') return this.block(step);
        return step.from === step.to ? this.self(step) : this.message(step);
      }),
    );
  }

  private message(message: Message): Extent {
    const [from, to] = [this.x(message.from), this.x(message.to)];
    const {lines, width} = this.measure.message(message, Math.abs(to - from));
    const y = this.y + lines.length * LINE_HEIGHT + 4;
    const half = (width - MESSAGE_ROOM) / 2;
    const middle = this.inside((from + to) / 2, half);
    this.shapes.push({kind: 'message', from, to, y, middle, lines, dashed: message.dashed});
    this.y = y + STEP_GAP;
    return {
      left: Math.min(from - FRAME_REACH, to - FRAME_REACH, middle - half),
      right: Math.max(from + FRAME_REACH, to + FRAME_REACH, middle + half),
    };
  }

  private self(message: Message): Extent {
    const x = this.x(message.from);
    const {lines, width} = this.measure.self(message);
    const height = Math.max(26, lines.length * LINE_HEIGHT);
    this.shapes.push({kind: 'self', x, y: this.y, width: SELF_WIDTH - 8, height, lines, dashed: message.dashed});
    this.y += height + STEP_GAP;
    return {left: x - FRAME_REACH, right: x + width};
  }

  private note(note: Note): Extent {
    const [first, last] = [this.x(note.first), this.x(note.last)];
    const {lines, width} = this.measure.note(note, last - first);
    const box = {
      x: Math.round(this.inside((first + last) / 2, width / 2) - width / 2),
      y: this.y,
      width: Math.round(width),
      height: lines.length * LINE_HEIGHT + 14,
    };
    this.shapes.push({kind: 'note', lines, ...box});
    this.y += box.height + STEP_GAP;
    return {left: box.x, right: box.x + box.width};
  }

  private block(block: Block): Extent {
    const top = this.y;
    const place = this.frames.length;
    const tabWidth = Math.ceil(textWidth(block.name, TEXT_SIZE)) + TAB_ROOM;
    // Labels wrap at the width of the frame, so what is in it is measured before it is placed.
    const inner = union(block.sections.map(({steps}) => new Rows(this.columns, this.measure, 0).add(steps)));
    const labels = linesWidth(
      block.sections.map((section) => `[${section.label}]`),
      TEXT_SIZE,
    );
    const wanted = Math.min(this.measure.frame, tabWidth + labels + 2 * FRAME_SIDE);
    const left = Math.round(inner.left - FRAME_SIDE);
    const width = Math.round(Math.max(inner.right + FRAME_SIDE - left, wanted));
    const sections: {y: number; lines: readonly string[]}[] = [];
    for (const [index, section] of block.sections.entries()) {
      const room = width - (index === 0 ? tabWidth : 0) - 2 * FRAME_SIDE;
      const lines = section.label ? wrapText(`[${section.label}]`, room, TEXT_SIZE) : [];
      sections.push({y: this.y, lines});
      this.y += Math.max(index === 0 ? TAB_HEIGHT : 0, lines.length * LINE_HEIGHT + 8) + 6;
      this.add(section.steps);
    }
    // Outer frames come first: inner ones are drawn on top of them.
    this.frames.splice(place, 0, {
      kind: 'frame',
      name: block.name,
      x: left,
      y: top,
      width,
      height: this.y - top,
      tabWidth,
      sections,
    });
    this.y += STEP_GAP;
    return {left, right: left + width};
  }
}
