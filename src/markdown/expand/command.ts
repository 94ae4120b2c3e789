/** Characters per line of a command on a laptop. */
const WIDTH = 72;

/** A shell word, including quoted and substituted parts with their spaces. */
const WORD = /(?:'[^']*'|"(?:\\.|[^"\\])*"|\$\((?:[^()]|\([^()]*\))*\)|\\.|[^\s'"])+/g;

/** Words that start a new line: flags, addresses, pipes and `&&` or `||`. */
const BEGINS = /^(?:--?[A-Za-z]|(?:oci|https?):\/\/|(?:\||&&|\|\|)$)/;

/** Whether a line break would change the meaning: heredocs, comments, and quotation marks that the line does not close. */
function isFixed(line: string): boolean {
  const outside = line.replace(WORD, (word) => (/['"]/.test(word) ? 'x' : word));
  return /<<|['"]|(?:^|\s)#/.test(outside);
}

/** Groups of words that stay on one line: the program with its subcommand, then each flag with its value. */
function units(text: string, continues: boolean): string[] {
  const found: string[] = [];
  for (const [index, word] of (text.match(WORD) ?? []).entries()) {
    if (index === 0 || (index > (continues ? 0 : 1) && BEGINS.test(word))) {
      found.push(word);
    } else {
      found.push(`${found.pop()} ${word}`);
    }
  }
  return found;
}

/** Splits a unit that is too long for a line. A flag keeps its value, and brackets stay together. */
function apart(unit: string): string[] {
  const words = unit.match(WORD) ?? [];
  const kept = /^--?[^=]+$/.test(words[0] ?? '') ? 2 : 1;
  return words.slice(kept).some((word) => word.startsWith(']'))
    ? [unit]
    : [words.slice(0, kept).join(' '), ...words.slice(kept)];
}

function brokenLine(line: string, continues: boolean): string {
  const end = /\s*\\$/.exec(line)?.[0] ?? '';
  const text = line.slice(0, line.length - end.length);
  if (text.length <= WIDTH || isFixed(line)) return line;
  const first = /^\s*/.exec(text)?.[0] ?? '';
  const indent = continues ? first : `${first}  `;
  const fits = (unit: string) => indent.length + unit.length <= WIDTH - 2;
  const packed: string[] = [];
  for (const part of units(text, continues).flatMap((unit) => (fits(unit) ? [unit] : apart(unit)))) {
    const last = packed.at(-1);
    if (last !== undefined && indent.length + last.length + part.length + 3 <= WIDTH) {
      packed[packed.length - 1] = `${last} ${part}`;
    } else {
      packed.push(part);
    }
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
  if (command.includes('<<')) return command;
  const lines = command.split('\n');
  return lines.map((line, index) => brokenLine(line, lines[index - 1]?.endsWith('\\') ?? false)).join('\n');
}
