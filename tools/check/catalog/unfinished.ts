import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../../src/text/flaw';

/** What is still to be written in one file of the catalog: every line that says so. */
export function unfinishedIn(file: string, source: string): Problem[] {
  return source.split('\n').flatMap((text, index) => {
    const note = /\b(?:TODO|TBD|FIXME|XXX)\b:?\s*([^'"`]*)/.exec(text);
    return note === null
      ? []
      : [{file, line: index + 1, problem: `not written yet: ${note[0].trim()}`, mend: 'write it and remove the note'}];
  });
}

/** What is still to be written in the catalog. */
export function unfinishedProblems(root: string): Problem[] {
  return readdirSync(path.join(root, 'src/catalog'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((name) => {
      const file = path.posix.join('src/catalog', name.split(path.sep).join('/'));
      return unfinishedIn(file, readFileSync(path.join(root, file), 'utf8'));
    });
}
