import {wordSpans} from '../code/shell';

/** Characters per line of a command on a laptop. */
const WIDTH = 72;

/** Words that start a new line: flags, addresses, pipes and `&&` or `||`. */
const BEGINS = /^(?:--?[A-Za-z]|(?:oci|https?):\/\/|(?:\||&&|\|\|)$)/;

/** Words that stay on one line. */
type Unit = readonly string[];

/** The program with its subcommand, then each flag with its value. */
function unitsOf(words: readonly string[], continues: boolean): Unit[] {
  const units: string[][] = [];
  for (const [index, word] of words.entries()) {
    if (index === 0 || (index > (continues ? 0 : 1) && BEGINS.test(word))) units.push([word]);
    else units.at(-1)!.push(word);
  }
  return units;
}

/** Splits a unit that is too long for a line. A flag keeps its value, and brackets stay together. */
function apart(words: Unit): string[] {
  const kept = /^--?[^=]+$/.test(words[0] ?? '') ? 2 : 1;
  return words.slice(kept).some((word) => word.startsWith(']'))
    ? [words.join(' ')]
    : [words.slice(0, kept).join(' '), ...words.slice(kept)];
}

function brokenLine(line: string, words: readonly string[], continues: boolean): string {
  const first = /^\s*/.exec(line)?.[0] ?? '';
  const end = /\s*\\$/.exec(line)?.[0] ?? '';
  const indent = continues ? first : `${first}  `;
  const parts = unitsOf(words, continues).flatMap((unit) => {
    const text = unit.join(' ');
    return indent.length + text.length <= WIDTH - 2 ? [text] : apart(unit);
  });
  const packed: string[] = [];
  for (const part of parts) {
    const last = packed.at(-1);
    if (last !== undefined && indent.length + last.length + part.length + 3 <= WIDTH)
      packed[packed.length - 1] = `${last} ${part}`;
    else packed.push(part);
  }
  return first + packed.join(` \\\n${indent}`) + end;
}

/**
 * Breaks the long lines of a command with backslashes before flags, addresses and pipes. A line that cannot be broken without changing its
 * meaning stays unchanged.
 *
 * @param command one or more commands of a POSIX shell
 */
export function commandLines(command: string): string {
  const spans = wordSpans(command);
  if (!spans) return command;
  const lines = command.split('\n');
  let start = 0;
  return lines
    .map((line, index) => {
      const from = start;
      const to = from + line.replace(/\s*\\$/, '').length;
      start += line.length + 1;
      const own = spans.filter(({pos, end}) => pos < to && end > from);
      if (to - from <= WIDTH || own.some(({pos, end}) => pos < from || end > to)) return line;
      // A space within a word, such as in quotation marks, separates no words.
      const isWithin = (at: number): boolean => own.some(({pos, end}) => pos <= at && at < end);
      const masked = line.replaceAll(/\s/g, (space, at: number) => (isWithin(from + at) ? '·' : space));
      const words = [...masked.slice(0, to - from).matchAll(/\S+/g)].map(({0: word, index: at}) =>
        line.slice(at, at + word.length),
      );
      if (words.some((word) => word.startsWith('#'))) return line;
      return brokenLine(line, words, lines[index - 1]?.endsWith('\\') ?? false);
    })
    .join('\n');
}
