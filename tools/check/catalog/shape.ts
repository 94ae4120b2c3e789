import * as z from 'zod';
import {at, pathOf, type Steps} from '../../../src/text/at';
import {suggest} from '../../../src/text/nearest';

/** A flaw of an entry, before its line is known. */
export interface EntryFlaw {
  /** Where in the entry, for example `chart.values[2].meaning`; empty for the entry itself. */
  readonly path: string;
  readonly problem: string;
  readonly mend: string;
}

/** One flaw of an entry, as the list that a check gives. */
export const entryFlaw = (path: string, problem: string, mend: string): EntryFlaw[] => [{path, problem, mend}];

/** The flaw of a name that is not among those that there are. */
export const unknownName = (
  path: string,
  name: string,
  known: readonly string[],
  problem: string,
  otherwise?: string,
): EntryFlaw[] => (known.includes(name) ? [] : entryFlaw(path, problem, suggest(name, known, otherwise)));

type Issue = z.core.$ZodIssue;

function inner(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodLazy
    ? schema.unwrap()
    : schema;
}

/** The schemas that a path leads to, from the outermost wrapper to the bare one. */
function schemasAt(root: unknown, steps: Steps): readonly unknown[] {
  let here: unknown = root;
  for (const step of steps) {
    const bare = inner(here);
    if (bare instanceof z.ZodObject) here = bare.shape[String(step)];
    else if (bare instanceof z.ZodArray) here = bare.element;
    else if (bare instanceof z.ZodRecord) here = bare.valueType;
    else return [];
  }
  return [here, inner(here), inner(inner(here))];
}

/** What the schema of a place says of itself under a key. */
export function note(root: unknown, steps: Steps, key: 'description' | 'like' | 'mend'): string | undefined {
  for (const schema of schemasAt(root, steps)) {
    const value = schema instanceof z.ZodType ? schema.meta()?.[key] : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}

/** What zod says, with the fix that the schema suggests. */
function explained(root: unknown, issue: Issue, value: unknown): Omit<EntryFlaw, 'path'> {
  if (issue.code === 'custom') return {problem: issue.message, mend: String(issue.params?.['mend'])};
  const described = note(root, issue.path, 'description');
  if (value === undefined && issue.path.length > 0)
    return {problem: MISSING, mend: described === undefined ? 'add it' : `add it: ${described}`};
  const like = note(root, issue.path, 'like');
  const mend = note(root, issue.path, 'mend') ?? (like === undefined ? 'correct the value' : `write it like ${like}`);
  if (issue.code === 'invalid_value')
    return {problem: `"${String(value)}" is not allowed here`, mend: suggest(String(value), issue.values.map(String))};
  return {problem: issue.message, mend};
}

const MISSING = 'the field is missing';

/** The deepest words about a value that may be one of several things. */
function flattened(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [first = []] = issue.errors;
  return first.map((one) => ({...one, path: [...issue.path, ...one.path]}));
}

function flawsOf(root: z.ZodType, entry: unknown, issue: Issue): readonly EntryFlaw[] {
  if (issue.code === 'unrecognized_keys') {
    const known = schemasAt(root, issue.path).find((schema) => schema instanceof z.ZodObject);
    return issue.keys.map((key) => ({
      path: pathOf([...issue.path, key]),
      problem: 'there is no such field',
      mend: suggest(key, Object.keys(known?.shape ?? {})),
    }));
  }
  return [{path: pathOf(issue.path), ...explained(root, issue, at(entry, issue.path))}];
}

/** What is wrong with an entry by its schema alone, in words that lead to the mend. It may be as wrong as it likes. */
export function shapeFlaws(schema: z.ZodType, entry: unknown): readonly EntryFlaw[] {
  const {error} = schema.safeParse(entry);
  const flaws = (error?.issues ?? []).flatMap(flattened).flatMap((issue) => flawsOf(schema, entry, issue));
  // A field that is misspelled is not missing, too.
  const meant = flaws.flatMap(({path, mend}) => {
    const [, name] = /^did you mean `(.+)`/.exec(mend) ?? [];
    return name === undefined ? [] : [path.replace(/[^.[\]]*$/, name)];
  });
  return flaws.filter(({path, problem}) => problem !== MISSING || !meant.includes(path));
}
