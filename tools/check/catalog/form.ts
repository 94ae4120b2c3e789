import {readFileSync} from 'node:fs';
import path from 'node:path';
import {catalogFiles} from '../../../src/catalog-schema/files';
import {slug} from '../../../src/catalog-schema/values';
import {read, UnreadableEntry} from '../../../src/catalog/read';
import {readTool} from '../../../src/catalog/tools/notation';
import {filesBelow} from '../../../src/files/files';
import {inFile, type Problem} from '../../../src/text/flaw';
import {suggest} from '../../../src/text/nearest';
import {parseYaml} from '../manifests/yaml-text';
import {fileOf, lineOfField} from './located';
import {type EntryFlaw, shapeFlaws} from './shape';

const sourceOf = (name: string): string => readFileSync(path.join(__dirname, '../../..', fileOf(name)), 'utf8');

const PARTS = 'common/parts';
const DEFINITIONS = 'crds/definitions.schema';

/** The first slip of YAML in a file. */
const yamlFlaws = (name: string, source: string): readonly Problem[] =>
  inFile(fileOf(name), parseYaml(source).flaws.slice(0, 1));

/** The slip in a file that cannot be read. What is wrong with a part is told of the file of the parts alone. */
function slipIn(name: string, source: string, {reason, line, name: broken}: UnreadableEntry): readonly Problem[] {
  if (broken !== name) return [];
  const slips = yamlFlaws(name, source);
  if (slips.length > 0) return slips;
  const {documents} = parseYaml(source);
  const file = fileOf(name);
  if (documents.length > 1)
    return [
      {
        file,
        line: source.split('\n').indexOf('---', 1) + 1,
        problem: 'a second document begins here',
        mend: 'remove the line',
      },
    ];
  const part = /!common (\w+)/.exec(source.split('\n')[line - 1] ?? '')?.[1];
  const mend =
    part === undefined ? 'correct the line; the one tag is !common' : suggest(part, Object.keys(read(PARTS)));
  return [{file, line, problem: part === undefined ? reason : `there is no part "${part}" in ${fileOf(PARTS)}`, mend}];
}

/** The flags of a tool have a notation of their own. */
function notationFlaws(name: string, source: string): readonly Problem[] {
  try {
    readTool(name.slice('tools/'.length));
    return [];
  } catch (error) {
    if (error instanceof UnreadableEntry) throw error;
    const [problem = '', mend = 'correct it'] = (error as Error).message.split('; ');
    const word = /"([^"]+)"/.exec(problem)?.[1] ?? '';
    return [{file: fileOf(name), line: source.split('\n').findIndex((text) => text.includes(word)) + 1, problem, mend}];
  }
}

/** References of a schema to definitions that do not exist. */
function referenceFlaws(name: string, source: string): readonly EntryFlaw[] {
  const names = [name, DEFINITIONS].flatMap((one) => Object.keys(read<{readonly $defs?: object}>(one).$defs ?? {}));
  const used = [...source.matchAll(/\$ref: '?(?:definitions\.schema\.yaml)?#\/\$defs\/(\w+)/g)].map(([, one]) => one!);
  return used
    .filter((one) => !names.includes(one))
    .map((one) => ({path: one, problem: 'there is no such definition', mend: suggest(one, names)}));
}

/** A flaw that an entry has from a part stands where the part does. */
function placed(name: string, source: string, {path: field, problem, mend}: EntryFlaw): Problem {
  const line = lineOfField(source, field);
  const parts = [...(source.split('\n')[line - 1] ?? '').matchAll(/!common (\w+)/g)].map(([, part]) => part!);
  if (parts.length === 0)
    return {file: fileOf(name), line, problem: field === '' ? problem : `${field}: ${problem}`, mend};
  const index = Number(/.*\[(\d+)\]/.exec(field)?.[1]);
  const inPart = `${parts[index] ?? parts[0]}.${/[^.[\]]*$/.exec(field)![0]}`;
  return {file: fileOf(PARTS), line: lineOfField(sourceOf(PARTS), inPart), problem: `${inPart}: ${problem}`, mend};
}

function entryFlaws(name: string, source: string): readonly Problem[] {
  if (name.startsWith('tools/')) return notationFlaws(name, source);
  const entry = read(name);
  const file = fileOf(name);
  if (entry === null) return [{file, line: 1, problem: 'the file is empty', mend: 'write its entry, or remove it'}];
  const stem = path.posix.basename(name);
  const kind = Object.values(catalogFiles).find(({files}) => new RegExp(`^${files.replace('*', '[^/]+')}$`).test(name));
  if (kind?.files.endsWith('/*') === true && !slug.safeParse(stem).success)
    return [{file, line: 1, problem: 'the name of the file is no id', mend: `call it ${stem.toLowerCase()}.yaml`}];
  if (kind === undefined && name !== PARTS)
    return [{file, line: 1, problem: 'nothing reads a file of this name', mend: 'move it to the folder of its kind'}];
  const flaws = kind === undefined ? [] : shapeFlaws(kind.schema, entry);
  // What one reader of YAML forgives, another one tells.
  const slips = flaws.length === 0 ? [] : [name, PARTS].flatMap((one) => yamlFlaws(one, sourceOf(one)));
  const shape = slips.length > 0 ? slips : flaws.map((flaw) => placed(name, source, flaw));
  if (shape.length > 0 || !name.startsWith('crds/')) return shape;
  return referenceFlaws(name, source).map(({path: one, problem, mend}) => {
    const line = source.split('\n').findIndex((text) => text.includes(`/${one}`)) + 1;
    return {file, line, problem: `$ref: ${problem}, "${one}"`, mend};
  });
}

/** What is wrong with the form of the catalog. As long as anything is, nothing true can be said of the pages made from it. */
export function formProblems(root: string): readonly Problem[] {
  const folder = path.join(root, 'src/catalog');
  const problems = filesBelow(folder).flatMap((file): readonly Problem[] => {
    const name = file.replace(/\.yaml$/, '');
    if (file.endsWith('.yml'))
      return [
        {file: `src/catalog/${file}`, line: 1, problem: 'nothing reads this file', mend: 'let its name end in .yaml'},
      ];
    if (name === file) return [];
    const source = readFileSync(path.join(folder, file), 'utf8');
    try {
      return entryFlaws(name, source);
    } catch (error) {
      if (error instanceof UnreadableEntry) return slipIn(name, source, error);
      throw error;
    }
  });
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
