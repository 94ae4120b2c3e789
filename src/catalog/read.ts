import {readdirSync} from 'node:fs';
import path from 'node:path';
import {readSource} from '../lib/source';
import {LineCounter, parseDocument} from 'yaml';
import type * as z from 'zod';
import {formatProblem, type Problem} from '../lib/diagnostic';
import {pathOf, type Steps} from '../lib/at';

/** Problems in files of the catalog. The check lists them, the build ends with them. */
export class InvalidCatalog extends Error {
  override readonly name = 'InvalidCatalog';
  constructor(readonly problems: readonly Gap[]) {
    super(problems.map(formatProblem).join('\n'));
  }
}

/** A problem of something that people have to describe, with the place for it. */
export interface Gap extends Problem {
  readonly stub?: {readonly name: string; readonly steps: Steps; readonly text: unknown};
}

/** A file of the catalog, with the lines of its fields. */
export interface WrittenFile<Content> {
  readonly name: string;
  readonly content: Content;
  /** A problem at a field, or at its nearest existing parent. */
  readonly problem: (steps: Steps, problem: string, fix: string) => Problem;
}

/** A union reports the problems of the option that fits best: the one with the fewest. */
function flattened(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [best = []] = issue.errors.toSorted(
    (a, b) => b.length - a.length || Number(b[0]?.path.length) - Number(a[0]?.path.length),
  );
  return best.flatMap((one) => flattened({...one, path: [...issue.path, ...one.path]}));
}

function fixOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return String(issue.params?.['fix']);
  if (issue.code === 'unrecognized_keys') return 'correct its name, or remove it';
  return issue.message.endsWith('received undefined') ? 'add the field' : 'correct the value';
}

/** The problems of a value that does not fit its schema: path, message and fix. */
export function shapeProblems(
  schema: z.ZodType,
  value: unknown,
): readonly {steps: Steps; problem: string; fix: string}[] {
  return (schema.safeParse(value).error?.issues ?? [])
    .flatMap(flattened)
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({steps: [...issue.path, key], problem: 'there is no such field', fix: fixOf(issue)}))
        : [{steps: issue.path, problem: issue.message, fix: fixOf(issue)}],
    );
}

/**
 * Reads a file of the catalog and validates it.
 * @param name Path in the catalog, without the extension.
 * @throws InvalidCatalog for invalid YAML, and for content that does not fit the schema.
 */
export function readFile<Source extends z.ZodType>(name: string, schema: Source): WrittenFile<z.output<Source>> {
  const file = `src/catalog/${name}.yaml`;
  const counter = new LineCounter();
  const document = parseDocument(readSource(path.join(__dirname, `${name}.yaml`)), {lineCounter: counter});
  const [error] = document.errors;
  if (error) {
    const line = error.linePos?.[0].line ?? 1;
    throw new InvalidCatalog([{file, line, problem: error.message.split(' at line')[0]!, fix: 'correct the line'}]);
  }
  const lineOf = (steps: Steps): number => {
    for (let end = steps.length; end > 0; end -= 1) {
      const parent = document.getIn(steps.slice(0, end - 1), true) as {items?: readonly unknown[]} | undefined;
      const pairs = (parent?.items ?? []) as readonly {key?: {value?: unknown; range?: number[]}; range?: number[]}[];
      const last = steps[end - 1];
      const node =
        typeof last === 'number' ? pairs[last]?.range : pairs.find(({key}) => key?.value === last)?.key?.range;
      if (node?.[0] !== undefined) return counter.linePos(node[0]).line;
    }
    return 1;
  };
  const problemAt: WrittenFile<unknown>['problem'] = (steps, problem, fix) => ({
    file,
    line: lineOf(steps),
    problem: steps.length === 0 ? problem : `${pathOf(steps)}: ${problem}`,
    fix,
  });
  const content: unknown = document.toJS({maxAliasCount: 1000});
  const problems = shapeProblems(schema, content).map(({steps, problem, fix}) => problemAt(steps, problem, fix));
  if (problems.length > 0) throw new InvalidCatalog(problems);
  return {name, content: content as z.output<Source>, problem: problemAt};
}

/** The content of a file of the catalog. */
export const read = <Source extends z.ZodType>(name: string, schema: Source): z.output<Source> =>
  readFile(name, schema).content;

/** Names of the files in a folder of the catalog. */
export const namesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(__dirname, folder))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .toSorted();
