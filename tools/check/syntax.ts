import path from 'node:path';
import type {Problem} from '../../src/text/flaw';

/** The mistake behind an error of the compiler: a file of the catalog that is not TypeScript. */
export function syntaxProblem(error: unknown, root: string): Problem | undefined {
  if (!(error instanceof Error)) return undefined;
  const [, file, line, reason] = /^(\/?\S+?\.tsx?):(\d+):\d+: ERROR: (.+)$/m.exec(error.message) ?? [];
  if (file === undefined) return undefined;
  return {
    file: path.relative(root, path.resolve(root, file)).split(path.sep).join('/'),
    line: Number(line),
    problem: `syntax: ${reason}`,
    mend: 'correct this line or the one before it; a comma, quote or bracket is often missing',
  };
}
