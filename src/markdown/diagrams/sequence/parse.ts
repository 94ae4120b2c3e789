import {FlawError} from '../../../text/flaw';
import type {BlockName, Participant, Section, Sequence, Step} from './model';

/** The blocks, and the word that begins a further section of each. */
const BLOCKS: Readonly<Record<BlockName, 'else' | 'and' | null>> = {loop: null, alt: 'else', opt: null, par: 'and'};
const KEYWORDS = 'participant, A->>B: text, A-->>B: text, Note over, loop, alt, else, opt, par, and, end';

const PARTICIPANT = /^participant\s+([\p{L}\p{N}_]+)(?:\s+as\s+(.+?))?$/u;
const MESSAGE = /^([\p{L}\p{N}_]+)\s*(--?[>x)]{1,2}[+-]?|<<--?>>)\s*([\p{L}\p{N}_]+)\s*(?::\s*(.*))?$/u;
const NOTE = /^note\s+(over|left of|right of)\s+([^:]*?)\s*(?::\s*(.*))?$/i;

interface OpenBlock {
  readonly name: BlockName;
  readonly line: number;
  readonly sections: {label: string; steps: Step[]}[];
}

class Parser {
  readonly participants: Participant[] = [];
  readonly steps: Step[] = [];
  private readonly open: OpenBlock[] = [];
  private line = 0;

  private fail(cause: string, fix: string): never {
    throw new FlawError(this.line, cause, fix);
  }

  read(text: string, line: number): void {
    this.line = line;
    const [word = ''] = text.split(/\s/, 1);
    const rest = text.slice(word.length).trim();
    if (word === 'participant') this.participant(text);
    else if (isBlock(word)) this.begin(word, rest);
    else if (word === 'else' || word === 'and') this.divide(word, rest);
    else if (text === 'end') this.end();
    else if (word.toLowerCase() === 'note') this.note(text);
    else this.message(text);
  }

  finish(): Sequence {
    const block = this.open.at(-1);
    if (block) throw new FlawError(block.line, `The ${block.name} is not closed.`, 'Add a line with end.');
    if (this.steps.length === 0) throw new FlawError(0, 'The sequence has no step.', 'Add a message: A->>B: text.');
    return {participants: this.participants, steps: this.steps};
  }

  private add(step: Step): void {
    (this.open.at(-1)?.sections.at(-1)?.steps ?? this.steps).push(step);
  }

  private column(id: string): number {
    const column = this.participants.findIndex((participant) => participant.id === id);
    if (column >= 0) return column;
    const known = this.participants.map((participant) => participant.id).join(', ') || 'none yet';
    return this.fail(
      `Unknown participant "${id}" (known: ${known}).`,
      `Add a line above: participant ${id} as Its name.`,
    );
  }

  private participant(text: string): void {
    const [, id, label] = PARTICIPANT.exec(text) ?? [];
    if (id === undefined) {
      this.fail(`Cannot read "${text}".`, 'Write participant X as Name, where X has letters, digits and _ only.');
    }
    if (this.participants.some((participant) => participant.id === id)) {
      this.fail(`The participant "${id}" is declared twice.`, 'Remove one of the lines or give it another name.');
    }
    this.participants.push({id, label: label ?? id});
  }

  private message(text: string): void {
    const [, from, arrow, to, words] = MESSAGE.exec(text) ?? [];
    if (!from || !arrow || !to) this.fail(`Unknown keyword or arrow in "${text}".`, `Known are: ${KEYWORDS}.`);
    if (arrow !== '->>' && arrow !== '-->>') {
      this.fail(`Unknown arrow "${arrow}".`, 'Use ->> for a call and -->> for an answer.');
    }
    if (!words) this.fail('The message has no text.', `Write ${from}${arrow}${to}: what is said.`);
    this.add({
      kind: 'message',
      from: this.column(from),
      to: this.column(to),
      text: words,
      dashed: arrow === '-->>',
    });
  }

  private note(text: string): void {
    const [, place = '', ids = '', words] = NOTE.exec(text) ?? [];
    if (place.toLowerCase() !== 'over' || !words) {
      this.fail(`Cannot read "${text}".`, 'Write Note over A: text, or Note over A,B: text.');
    }
    const columns = ids.split(',').map((id) => this.column(id.trim()));
    if (columns.length > 2) this.fail('The note names more than two participants.', 'Name the first and the last.');
    this.add({kind: 'note', first: Math.min(...columns), last: Math.max(...columns), text: words});
  }

  private begin(name: BlockName, label: string): void {
    if (!label && name !== 'par') this.fail(`The ${name} has no label.`, `Write ${name} and when it happens.`);
    this.open.push({name, line: this.line, sections: [{label, steps: []}]});
  }

  private divide(word: 'else' | 'and', label: string): void {
    const block = this.open.at(-1);
    if (!block || BLOCKS[block.name] !== word) {
      this.fail(`"${word}" outside of ${word === 'else' ? 'alt' : 'par'}.`, 'Check the end lines above it.');
    }
    this.requireSteps(block);
    block.sections.push({label, steps: []});
  }

  private end(): void {
    const block = this.open.at(-1);
    if (!block) this.fail('"end" without a block.', 'Remove it, or open a loop, alt, opt or par.');
    this.requireSteps(block);
    this.open.pop();
    this.add({kind: 'block', name: block.name, sections: block.sections satisfies Section[]});
  }

  private requireSteps(block: OpenBlock): void {
    if (block.sections.at(-1)?.steps.length === 0) {
      this.fail(`A section of the ${block.name} is empty.`, 'Add a message or a note, or remove the section.');
    }
  }
}

function isBlock(word: string): word is BlockName {
  return Object.hasOwn(BLOCKS, word);
}

/** Reads the text of a sequence diagram. Empty lines and lines that begin with `%%` are skipped. */
export function parseSequence(source: string): Sequence {
  const parser = new Parser();
  for (const [index, raw] of source.split('\n').entries()) {
    const text = raw.trim();
    if (text && !text.startsWith('%%')) parser.read(text, index + 1);
  }
  return parser.finish();
}
