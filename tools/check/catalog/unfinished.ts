import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../../src/files/files';
import {unwritten} from '../page/markup';
import type {Problem} from '../../../src/text/flaw';

/** What is still to be written in one file of the catalog: every line that says so. */
export function unfinishedIn(file: string, source: string): Problem[] {
  return source.split('\n').flatMap((text, index) => {
    const note = /\b(?:TODO|TBD|FIXME|XXX)\b:?\s*([^'"`]*)/.exec(text);
    return note === null ? [] : [{file, line: index + 1, ...unwritten(note[0])}];
  });
}

/** What is still to be written in the catalog. */
export function unfinishedProblems(root: string): Problem[] {
  return filesBelow(path.join(root, 'src/catalog'), '.yaml').flatMap((name) => {
    const file = `src/catalog/${name}`;
    return unfinishedIn(file, readFileSync(path.join(root, file), 'utf8'));
  });
}
