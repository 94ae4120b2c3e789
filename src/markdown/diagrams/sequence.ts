import {escapeText} from '../../lib/escape';
import {DiagnosticError} from '../../lib/diagnostic';
import {element} from './document';

/** Displayed labels of block keywords, and of the keywords that divide blocks. */
const WORDS = {loop: 'Loop', alt: 'If', opt: 'If', par: 'In parallel', else: 'Else', and: 'And'} as const;
const DIVIDERS: Readonly<Record<string, 'else' | 'and' | null>> = {loop: null, alt: 'else', opt: null, par: 'and'};
const KEYWORDS = 'participant, A->>B: text, A-->>B: text, Note over, loop, alt, else, opt, par, and, end';

const PARTICIPANT = /^participant\s+([\p{L}\p{N}_]+)(?:\s+as\s+(.+?))?$/u;
const MESSAGE = /^([\p{L}\p{N}_]+)\s*(--?[>x)]{1,2}[+-]?|<<--?>>)\s*([\p{L}\p{N}_]+)\s*(?::\s*(.*))?$/u;
const NOTE = /^note\s+over\s+([^:]*?)\s*:\s*(.+)$/i;

/** As many columns as fit a desktop. `diagrams.css` has classes for that many grid lines. */
const MOST_PARTICIPANTS = 7;

/** A section of a block. Its steps are list items. */
interface Section {
  readonly keyword: keyof typeof WORDS;
  readonly label: string;
  readonly steps: string[];
}

interface Block {
  readonly name: string;
  readonly line: number;
  readonly sections: Section[];
}

/** A list of steps. Its style removes the markers, so `role` restores the list semantics. */
const list = (steps: readonly string[]) => element('ol', {role: 'list'}, steps);

function sectionHtml({keyword, label, steps}: Section): string {
  const name = element('b', {}, [`${WORDS[keyword]}${label && ':'}`]);
  return element('p', {}, [`${name} ${escapeText(label)}`]) + list(steps);
}

/** A step that reaches from the first of some lanes to the last. */
const between = (kinds: readonly string[], lanes: readonly number[], content: string) =>
  element('li', {class: [...kinds, `lane-${Math.min(...lanes)}`].join(' ')}, [
    element('span', {class: `lane-${Math.max(...lanes)}`}, [content]),
  ]);

class Parser {
  /** The names of the participants by id, in the order of their columns. */
  private readonly names = new Map<string, string>();
  private readonly steps: string[] = [];
  private readonly open: Block[] = [];
  private line = 0;

  private fail(cause: string, fix: string): never {
    throw new DiagnosticError(cause, fix, this.line);
  }

  read(text: string, line: number): void {
    this.line = line;
    const [word = ''] = text.split(/\s/, 1);
    const rest = text.slice(word.length).trim();
    if (word === 'participant') this.participant(text);
    else if (Object.hasOwn(DIVIDERS, word)) this.begin(word as keyof typeof WORDS, rest);
    else if (word === 'else' || word === 'and') this.divide(word, rest);
    else if (text === 'end') this.end();
    else if (word.toLowerCase() === 'note') this.note(text);
    else this.message(text);
  }

  /** The participants, hidden from screen readers because the steps repeat their names, and the steps. */
  finish(): string {
    const block = this.open.at(-1);
    if (block) throw new DiagnosticError(`The ${block.name} is not closed.`, 'Add a line with end.', block.line);
    if (this.steps.length === 0) throw new DiagnosticError('The sequence has no step.', 'Add a message: A->>B: text.');
    const names = [...this.names.values()].map((name) => element('span', {}, [escapeText(name)]));
    return element('div', {class: `sequence lane-${names.length}`}, [
      element('div', {class: 'sequence-names', 'aria-hidden': 'true'}, names),
      list(this.steps),
    ]);
  }

  private add(step: string): void {
    (this.open.at(-1)?.sections.at(-1)?.steps ?? this.steps).push(step);
  }

  /** The lane of a participant, counted from 1. */
  private lane(id: string): number {
    const ids = [...this.names.keys()];
    if (this.names.has(id)) return ids.indexOf(id) + 1;
    return this.fail(
      `Unknown participant "${id}" (known: ${ids.join(', ') || 'none yet'}).`,
      `Add a line above: participant ${id} as Its name.`,
    );
  }

  private participant(text: string): void {
    const [, id, label] = PARTICIPANT.exec(text) ?? [];
    if (id === undefined) {
      this.fail(`Cannot read "${text}".`, 'Write participant X as Name, where X has letters, digits and _ only.');
    }
    if (this.names.has(id)) {
      this.fail(`The participant "${id}" is declared twice.`, 'Remove one of the lines or give it another name.');
    }
    this.names.set(id, label ?? id);
    if (this.names.size > MOST_PARTICIPANTS) {
      this.fail(`There is room for ${MOST_PARTICIPANTS} participants.`, 'Name fewer, or draw two diagrams.');
    }
  }

  private message(text: string): void {
    const [, from, arrow, to, words] = MESSAGE.exec(text) ?? [];
    if (!from || !arrow || !to) this.fail(`Unknown keyword or arrow in "${text}".`, `Known are: ${KEYWORDS}.`);
    if (arrow !== '->>' && arrow !== '-->>') {
      this.fail(`Unknown arrow "${arrow}".`, 'Use ->> for a call and -->> for an answer.');
    }
    if (!words) this.fail('The message has no text.', `Write ${from}${arrow}${to}: what is said.`);
    const [start, end] = [this.lane(from), this.lane(to)];
    const who = [...new Set([from, to])].map((id) => this.names.get(id)).join(' → ');
    const said = `${element('b', {}, [escapeText(`${who}:`)])} ${element('span', {}, [escapeText(words)])}`;
    const way = {[-1]: ['back'], 0: ['self'], 1: []}[Math.sign(end - start)] ?? [];
    const kinds = ['message', ...way, ...(arrow === '-->>' ? ['answer'] : [])];
    this.add(between(kinds, [start, end], said));
  }

  private note(text: string): void {
    const [, ids, words] = NOTE.exec(text) ?? [];
    if (ids === undefined || !words) {
      this.fail(`Cannot read "${text}".`, 'Write Note over A: text, or Note over A,B: text.');
    }
    const lanes = ids.split(',').map((id) => this.lane(id.trim()));
    this.add(between(['note'], lanes, escapeText(words)));
  }

  private begin(name: keyof typeof WORDS, label: string): void {
    if (!label && name !== 'par') this.fail(`The ${name} has no label.`, `Write ${name} and when it happens.`);
    this.open.push({name, line: this.line, sections: [{keyword: name, label, steps: []}]});
  }

  private divide(word: 'else' | 'and', label: string): void {
    const block = this.open.at(-1);
    if (!block || DIVIDERS[block.name] !== word) {
      this.fail(`"${word}" outside of ${word === 'else' ? 'alt' : 'par'}.`, 'Check the end lines above it.');
    }
    this.requireSteps(block);
    block.sections.push({keyword: word, label, steps: []});
  }

  private end(): void {
    const block = this.open.at(-1);
    if (!block) this.fail('"end" without a block.', 'Remove it, or open a loop, alt, opt or par.');
    this.requireSteps(block);
    this.open.pop();
    this.add(element('li', {class: 'frame'}, block.sections.map(sectionHtml)));
  }

  private requireSteps(block: Block): void {
    if (block.sections.at(-1)?.steps.length === 0) {
      this.fail(`A section of the ${block.name} is empty.`, 'Add a message or a note, or remove the section.');
    }
  }
}

/**
 * Renders a sequence diagram as a list of steps. `diagrams.css` draws them as arrows between the participants if they fit. Empty lines and
 * lines that start with `%%` are skipped.
 *
 * @throws DiagnosticError with the line of the error
 */
export function drawSequence(source: string): string {
  const parser = new Parser();
  for (const [index, raw] of source.split('\n').entries()) {
    const text = raw.trim();
    if (text && !text.startsWith('%%')) parser.read(text, index + 1);
  }
  return parser.finish();
}
