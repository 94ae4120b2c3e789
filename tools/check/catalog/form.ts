import {readFileSync} from 'node:fs';
import path from 'node:path';
import {catalogFiles} from '../../../src/catalog/schema/files';
import {read, UnreadableEntry} from '../../../src/catalog/read';
import {readTool} from '../../../src/catalog/tools/notation';
import {filesBelow} from '../../../src/lib/files';
import {diagnosticAt, inFile, type Problem} from '../../../src/lib/diagnostic';
import {located, checkShape} from './shape';

/** Parts that several entries share. They have no schema. */
const PARTS = 'common/parts';

function entryProblems(name: string, file: string, root: string): readonly Problem[] {
  const kind = Object.values(catalogFiles).find(({files}) => new RegExp(`^${files.replace('*', '[^/]+')}$`).test(name));
  if (kind) return located(file, readFileSync(path.join(root, file), 'utf8'), checkShape(kind.schema, read(name)));
  if (name.startsWith('tools/')) readTool(name.slice('tools/'.length));
  else if (name === PARTS) read(name);
  else return inFile(file, diagnosticAt(1, 'no schema exists for this file', 'move it to the folder of its kind'));
  return [];
}

/** Validates every catalog file against its schema. */
export function formProblems(root: string): readonly Problem[] {
  return filesBelow(path.join(root, 'src/catalog'), '.yaml').flatMap((below): readonly Problem[] => {
    const name = below.replace(/\.yaml$/, '');
    const file = `src/catalog/${below}`;
    try {
      return entryProblems(name, file, root);
    } catch (error) {
      if (!(error instanceof UnreadableEntry))
        return inFile(file, diagnosticAt(1, (error as Error).message, 'correct the file'));
      return error.name === name ? inFile(file, diagnosticAt(error.line, error.reason, 'correct the line')) : [];
    }
  });
}
