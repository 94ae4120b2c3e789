import type {Flaw} from '../../../src/text/flaw';

const HEADER =
  /^(?:diff |index |--- |\+\+\+ |@@ |new file mode |deleted file mode |similarity index |rename |\\ No newline)/;

/** Checks changes: every line says whether it is added, removed or kept, and at least one is not kept. */
export function diffFlaws(text: string): Flaw[] {
  const lines = text.split('\n');
  const flaws = lines.flatMap((content, index): Flaw[] => {
    if (content === '' || /^[ +-]/.test(content) || HEADER.test(content)) return [];
    return [{line: index + 1, problem: 'a line of the diff has no sign', mend: 'begin it with +, - or a blank'}];
  });
  if (lines.some((content) => /^[+-](?![+-]{2} )/.test(content))) return flaws;
  return [
    ...flaws,
    {line: 0, problem: 'the diff changes nothing', mend: 'mark lines with + or -, or fence it as what it is'},
  ];
}
