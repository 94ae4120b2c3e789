import {TemplateError} from './lex';

/** One value in an expression, or a function with its arguments. */
export type Operand =
  | {readonly kind: 'literal'; readonly value: unknown}
  | {readonly kind: 'path'; readonly root: string; readonly steps: readonly string[]}
  | {readonly kind: 'call'; readonly name: string}
  | {readonly kind: 'group'; readonly pipeline: Pipeline};

/** A function or value, and its arguments. */
export type Command = readonly Operand[];

/** Commands, each of which gets the value of the one before as its last argument. */
export interface Pipeline {
  /** Names that are declared in front of `:=`. */
  readonly declares: readonly string[];
  readonly commands: readonly Command[];
}

const TOKEN =
  /\s*(?:(?<text>"(?:[^"\\]|\\.)*"|`[^`]*`)|(?<number>-?\d+(?:\.\d+)?)|(?<mark>:=|[|(),])|(?<path>\$?[\w$]*(?:\.\w+)*\.?))/y;

function tokens(source: string, line: number): string[] {
  const found: string[] = [];
  for (let at = 0; source.slice(at).trim() !== '';) {
    TOKEN.lastIndex = at;
    const word = TOKEN.exec(source)?.[0] ?? '';
    if (word.trim() === '') throw new TemplateError(line, `\`${source.slice(at).trim()}\` cannot be read`);
    found.push(word.trim());
    at += word.length;
  }
  return found;
}

function operand(word: string): Operand {
  if (word.startsWith('"')) return {kind: 'literal', value: JSON.parse(word) as unknown};
  if (word.startsWith('`')) return {kind: 'literal', value: word.slice(1, -1)};
  if (/^-?\d/.test(word)) return {kind: 'literal', value: Number(word)};
  if (word === 'true' || word === 'false') return {kind: 'literal', value: word === 'true'};
  if (word === 'nil') return {kind: 'literal', value: null};
  const [root = '', ...steps] = word.split('.');
  if (root === '' || root.startsWith('$')) return {kind: 'path', root, steps: steps.filter((step) => step !== '')};
  return {kind: 'call', name: word};
}

/** Reads what stands inside an action, for example `.Values.name | default "x" | quote`. */
export function parsePipeline(source: string, line: number): Pipeline {
  const words = tokens(source, line);
  const declaration = words.indexOf(':=');
  const declares = words.slice(0, Math.max(declaration, 0)).filter((word) => word !== ',');
  let at = declaration + 1;
  const read = (nested: boolean): Command[] => {
    const commands: Operand[][] = [[]];
    while (at < words.length) {
      const word = words[at++]!;
      if (word === ')' && nested) return commands;
      if (word === '|') commands.push([]);
      else if (word === '(') commands.at(-1)!.push({kind: 'group', pipeline: {declares: [], commands: read(true)}});
      else commands.at(-1)!.push(operand(word));
    }
    if (nested) throw new TemplateError(line, 'a ( is not closed');
    return commands;
  };
  const commands = read(false);
  if (commands.some((command) => command.length === 0))
    throw new TemplateError(line, `\`${source}\` has an empty command`);
  return {declares, commands};
}
