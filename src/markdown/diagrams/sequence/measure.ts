import {between, type Span} from '../spread';
import {linesWidth, wrapText} from '../text';
import type {Message, Note, Participant} from './model';

/** Font sizes and line height in px. `diagrams.css` draws with the same sizes. */
const NAME_SIZE = 14;
export const TEXT_SIZE = 13;
export const LINE_HEIGHT = 17;

/** The width at which a message, or a note over one participant, wraps, in px. */
const TEXT_WIDTH: Span = [144, 168];
/** The width at which a name wraps, in px. */
const NAME_WIDTH: Span = [52, 112];
const NAME_MIN_WIDTH: Span = [36, 72];

/** Room next to text in px; a wide system font takes part of it. */
const NAME_ROOM: Span = [12, 28];
const COLUMN_GAP: Span = [4, 16];
/** A frame grows to hold the longest label in one line, up to this width. */
const FRAME_WIDTH: Span = [220, 340];
export const MESSAGE_ROOM = 36;
const SELF_ROOM = 22;
const NOTE_ROOM = 26;
/** From the line to the text of a message to itself. */
export const SELF_WIDTH = 34;
/** How far a note over several participants reaches beyond their lines. */
const NOTE_REACH = 30;

/** Text in lines with the width that it takes, in px. */
interface TextBox {
  readonly lines: readonly string[];
  readonly width: number;
}

/** Breaks the texts of a sequence and says how much room they take, at a spread from 0, close, to 1, wide. */
export class Measure {
  private readonly width: number;
  /** Between the boxes of two names. */
  readonly gap: number;
  /** Of a frame with a long label. */
  readonly frame: number;

  constructor(readonly spread: number) {
    this.width = this.at(TEXT_WIDTH);
    this.gap = this.at(COLUMN_GAP);
    this.frame = this.at(FRAME_WIDTH);
  }

  private at(span: Span): number {
    return between(span, this.spread);
  }

  name(participant: Participant): TextBox {
    const lines = wrapText(participant.label, this.at(NAME_WIDTH), NAME_SIZE);
    const width = linesWidth(lines, NAME_SIZE) + this.at(NAME_ROOM);
    return {lines, width: Math.ceil(Math.max(this.at(NAME_MIN_WIDTH), width))};
  }

  /** `distance` is the length of the arrow, 0 as long as it is not known. The width includes room for its head. */
  message(message: Message, distance: number): TextBox {
    const lines = wrapText(message.text, Math.max(this.width, distance - MESSAGE_ROOM), TEXT_SIZE);
    return {lines, width: linesWidth(lines, TEXT_SIZE) + MESSAGE_ROOM};
  }

  /** A message to itself: the width counts from the line of the participant. */
  self(message: Message): TextBox {
    const lines = wrapText(message.text, this.width, TEXT_SIZE);
    return {lines, width: SELF_WIDTH + linesWidth(lines, TEXT_SIZE) + SELF_ROOM};
  }

  /** `distance` is the distance of the lines that the note covers, 0 for a note over one. */
  note(note: Note, distance: number): TextBox {
    const least = distance > 0 ? distance + 2 * NOTE_REACH : 0;
    const lines = wrapText(note.text, Math.max(this.width, least - NOTE_ROOM), TEXT_SIZE);
    return {lines, width: Math.max(least, linesWidth(lines, TEXT_SIZE) + NOTE_ROOM)};
  }
}
