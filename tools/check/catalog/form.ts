import {readFileSync} from 'node:fs';
import path from 'node:path';
import {catalogFiles} from '../../../src/catalog-schema/files';
import {read, UnreadableEntry} from '../../../src/catalog/read';
import {readTool} from '../../../src/catalog/tools/notation';
import {filesBelow} from '../../../src/files/files';
import {flawAt, inFile, type Problem} from '../../../src/text/flaw';
import {fileOf, located} from './shape';
import {shapeFlaws} from './shape';

const PARTS = 'common/parts';

/** A note that something is still to be written. */
function noteProblems(name: string, source: string): Problem[] {
  return source.split('\n').flatMap((text, index) => {
    const note = /\b(?:TODO|TBD|FIXME|XXX)\b:?\s*([^'"`]*)/.exec(text)?.[0];
    return note === undefined
      ? []
      : inFile(fileOf(name), flawAt(index + 1, `not written yet: ${note.trim()}`, 'write it and remove the note'));
  });
}

function entryProblems(name: string, source: string): readonly Problem[] {
  if (name.startsWith('tools/')) {
    readTool(name.slice('tools/'.length));
    return [];
  }
  const entry = read(name);
  const kind = Object.values(catalogFiles).find(({files}) => new RegExp(`^${files.replace('*', '[^/]+')}$`).test(name));
  if (kind === undefined)
    return name === PARTS
      ? []
      : inFile(fileOf(name), flawAt(1, 'no schema exists for this file', 'move it to the folder of its kind'));
  return located(fileOf(name), source, shapeFlaws(kind.schema, entry));
}

/** Validates every file of the catalog. Pages are generated from the catalog, so they are only checked when it is valid. */
export function formProblems(root: string): readonly Problem[] {
  const folder = path.join(root, 'src/catalog');
  return filesBelow(folder, '.yaml').flatMap((file): readonly Problem[] => {
    const name = file.replace(/\.yaml$/, '');
    const source = readFileSync(path.join(folder, file), 'utf8');
    try {
      return entryProblems(name, source);
    } catch (error) {
      if (error instanceof UnreadableEntry)
        return error.name === name ? inFile(fileOf(name), flawAt(error.line, error.reason, 'correct the line')) : [];
      return inFile(fileOf(name), flawAt(1, (error as Error).message, 'correct the file'));
    }
  });
}

/** Everything that is still to be written in the catalog. */
export const unfinishedProblems = (root: string): Problem[] =>
  filesBelow(path.join(root, 'src/catalog'), '.yaml').flatMap((file) =>
    noteProblems(file.replace(/\.yaml$/, ''), readFileSync(path.join(root, 'src/catalog', file), 'utf8')),
  );
