import path from 'node:path';
import type {VFile} from 'vfile';
import {FlawError, type Flaw} from '../../src/text/flaw';
import {pageKind} from '../check/page/pages';

const root = path.resolve(__dirname, '../..');

interface Point {
  readonly line: number;
  readonly column: number;
}

/** What a problem quotes of the line it is on, whole or else as the last part of a path. */
function quotedIn({problem}: Flaw, text: string): string | undefined {
  const quoted = [...problem.matchAll(/[`"]([^`"]+)[`"]|(\/\S+)/g)].map(([, name, route]) => name ?? route!);
  return [...quoted, ...quoted.map((name) => name.split(/[./]/).at(-1)!)].find(
    (part) => part !== '' && text.includes(part),
  );
}

/** Where an editor underlines a flaw: what its mend replaces, else what it quotes, else all of its line. */
export function placeOf(flaw: Flaw, source: string): {start: Point; end: Point} {
  const line = Math.max(flaw.line, 1);
  const text = source.split(/\r?\n/)[line - 1] ?? '';
  const part = flaw.fix && text.includes(flaw.fix.from) ? flaw.fix.from : (quotedIn(flaw, text) ?? text.trim());
  const column = text.indexOf(part) + 1;
  return {start: {line, column}, end: {line, column: column + part.length}};
}

/** What the check says of a page as it stands in the editor, saved or not. */
async function judge(file: string, source: string): Promise<readonly Flaw[]> {
  try {
    // Loaded with the first page, and again after a mistake in the catalog, without which nothing can be said.
    const [{checkPage}, {Site}] = await Promise.all([import('../check/check-page'), import('../check/site')]);
    const site = new Site(root, {files: {[file]: source}});
    const problems = await checkPage(site, file);
    // What the page breaks in the file beside it has no line here.
    return problems.map((flaw) =>
      flaw.file === file ? flaw : {...flaw, line: 1, problem: `${flaw.file}:${flaw.line}: ${flaw.problem}`},
    );
  } catch (error) {
    if (!(error instanceof FlawError)) throw error;
    return [{line: 1, problem: error.message, mend: 'pages are judged after that'}];
  }
}

/** A plugin of remark: messages of `npm run check` about one page, with the mends that need no thought. */
export default function pageCheck() {
  return async (_: unknown, file: VFile): Promise<void> => {
    const name = path.relative(root, path.resolve(file.cwd, file.path)).split(path.sep).join('/');
    if (pageKind(name) === undefined) return;
    const source = String(file);
    for (const flaw of await judge(name, source)) {
      const message = file.info(`${flaw.problem} — ${flaw.mend}`, {place: placeOf(flaw, source), source: 'check'});
      message.fatal = true;
      if (flaw.fix) [message.actual, message.expected] = [flaw.fix.from, [flaw.fix.to]];
    }
  };
}
