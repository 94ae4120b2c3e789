import {suggest} from '../../../src/text/nearest';
import type {Flaw} from '../../../src/text/flaw';

const INSTRUCTIONS = [
  'FROM', 'ARG', 'RUN', 'CMD', 'LABEL', 'EXPOSE', 'ENV', 'ADD', 'COPY', 'ENTRYPOINT', 'VOLUME', 'USER', 'WORKDIR', 'ONBUILD',
  'STOPSIGNAL', 'HEALTHCHECK', 'SHELL', 'MAINTAINER',
]; // prettier-ignore

function instructionFlaws(text: string, line: number, first: boolean): Flaw[] {
  const [word = '', ...rest] = text.trim().split(/\s+/);
  if (!INSTRUCTIONS.includes(word.toUpperCase())) {
    return [
      {
        line,
        problem: `Dockerfile has no instruction \`${word}\``,
        mend: suggest(word, INSTRUCTIONS, `one of ${INSTRUCTIONS.join(', ')}`),
      },
    ];
  }
  const flaws: Flaw[] = [];
  if (word !== word.toUpperCase())
    flaws.push({line, problem: `\`${word}\` is in lower case`, mend: `write ${word.toUpperCase()}`});
  if (rest.length === 0) flaws.push({line, problem: `\`${word}\` has no argument`, mend: 'write what it applies to'});
  if (first && !['FROM', 'ARG'].includes(word.toUpperCase())) {
    flaws.push({
      line,
      problem: `the Dockerfile begins with ${word}`,
      mend: 'begin with FROM, or say that it is a part with part="Dockerfile"',
    });
  }
  return flaws;
}

/** Checks a Dockerfile: known instructions with arguments, FROM first unless it is a part. */
export function dockerfileFlaws(text: string, part = false): Flaw[] {
  const lines = text.split('\n');
  const flaws: Flaw[] = [];
  let first = !part;
  for (let i = 0; i < lines.length; i++) {
    const start = i;
    if (/^\s*(?:#|$)/.test(lines[i]!)) continue;
    let instruction = lines[i]!;
    let last = instruction;
    while (/\\\s*$/.test(last) && i + 1 < lines.length) {
      const next = lines[++i]!;
      // A comment does not end a continuation.
      if (/^\s*#/.test(next)) continue;
      last = next;
      instruction += `\n${next}`;
    }
    if (/\\\s*$/.test(last)) {
      flaws.push({
        line: i + 1,
        problem: 'the last line ends in a backslash',
        mend: 'continue it or remove the backslash',
      });
    }
    const heredoc = /<<-?(["']?)(\w+)\1/.exec(instruction)?.[2];
    if (heredoc !== undefined) {
      while (i + 1 < lines.length && lines[i + 1]!.trim() !== heredoc) i++;
      if (i + 1 >= lines.length)
        flaws.push({line: start + 1, problem: `the heredoc ${heredoc} is not closed`, mend: `end it with ${heredoc}`});
      i++;
    }
    flaws.push(...instructionFlaws(instruction, start + 1, first));
    first = false;
  }
  return flaws;
}
