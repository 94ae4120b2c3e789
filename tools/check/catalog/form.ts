import path from 'node:path';
import {readFile, InvalidCatalog} from '../../../src/catalog/read';
import {catalogFiles} from '../../../src/catalog/schema/files';
import {diagnosticAt, inFile, type Problem} from '../../../src/lib/diagnostic';
import {filesBelow} from '../../../src/lib/files';

function entryProblems(name: string, file: string): readonly Problem[] {
  const kind = Object.values(catalogFiles).find(({files}) => new RegExp(`^${files.replace('*', '[^/]+')}$`).test(name));
  if (!kind)
    return inFile(file, diagnosticAt(1, 'no schema exists for this file', 'move it to the folder of its kind'));
  try {
    readFile(name, kind.schema);
    return [];
  } catch (error) {
    if (error instanceof InvalidCatalog) return error.problems;
    return inFile(file, diagnosticAt(1, (error as Error).message, 'correct the file'));
  }
}

/** Validates every file that people write against its schema, and what it says against the imported facts. */
export async function formProblems(root: string): Promise<readonly Problem[]> {
  const files = filesBelow(path.join(root, 'src/catalog'), '.yaml');
  const form = files.flatMap((file) => entryProblems(file.replace(/\.yaml$/, ''), `src/catalog/${file}`));
  if (form.length > 0) return form;
  const {factProblems} = await import('../../../src/catalog/agree');
  return factProblems();
}
