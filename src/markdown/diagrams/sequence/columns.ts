import {textWidth} from '../text';
import {type Measure, MESSAGE_ROOM, TEXT_SIZE} from './measure';
import type {Message, Note, Sequence, Step} from './model';

const NOTE_GAP = 12;

/** A participant with its place: `x` is the middle of the column. */
export interface Column {
  readonly lines: readonly string[];
  readonly width: number;
  readonly x: number;
}

/** The least distance in px between two columns. */
interface Need {
  readonly from: number;
  readonly to: number;
  readonly width: number;
}

/** All steps, those in blocks too. */
function flatten(steps: readonly Step[]): (Message | Note)[] {
  return steps.flatMap((step) =>
    step.kind === 'block' ? step.sections.flatMap((section) => flatten(section.steps)) : [step],
  );
}

function noteNeeds(note: Note, measure: Measure): Need[] {
  if (note.first !== note.last) return [];
  const width = measure.note(note, 0).width / 2 + NOTE_GAP;
  return [
    {from: note.first - 1, to: note.first, width},
    {from: note.first, to: note.first + 1, width},
  ];
}

function messageNeed(message: Message, measure: Measure): Need {
  const from = Math.min(message.from, message.to);
  const to = Math.max(message.from, message.to);
  if (from === to) return {from, to: to + 1, width: measure.self(message).width};
  if (to - from === 1) return {from, to, width: measure.message(message, 0).width};
  // Over several columns the text takes the room that the columns have anyway, if its longest word does.
  const longest = Math.max(...message.text.split(/\s+/).map((word) => textWidth(word, TEXT_SIZE)));
  return {from, to, width: longest + MESSAGE_ROOM};
}

/** Places the columns from left to right, as close as names, messages and notes allow in their spread. The first is at 0. */
export function placeColumns({participants, steps}: Sequence, measure: Measure): Column[] {
  const needs = flatten(steps).flatMap((step) =>
    step.kind === 'note' ? noteNeeds(step, measure) : [messageNeed(step, measure)],
  );
  const columns: Column[] = [];
  for (const [index, participant] of participants.entries()) {
    const {lines, width} = measure.name(participant);
    const previous = columns.at(-1);
    let x = previous ? previous.x + (previous.width + width) / 2 + measure.gap : 0;
    for (const need of needs) {
      const start = columns[need.from];
      if (need.to === index && start) x = Math.max(x, start.x + need.width * Math.min(1, measure.spread));
    }
    columns.push({lines, width, x: Math.round(x)});
  }
  return columns;
}
