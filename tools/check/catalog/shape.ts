import {z} from 'zod';
import {suggest} from '../../../src/text/nearest';

/** A flaw of an entry, before its line is known. */
export interface EntryFlaw {
  /** Where in the entry, for example `chart.values[2].meaning`; empty for the entry itself. */
  readonly path: string;
  readonly problem: string;
  readonly mend: string;
}

type Issue = z.core.$ZodIssue;
type Steps = readonly PropertyKey[];

/** `['chart', 'values', 2]` as a contributor reads it: `chart.values[2]`. */
export function pathOf(steps: Steps): string {
  return steps
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

function inner(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? schema.unwrap() : schema;
}

/** The schemas that a path leads to, from the outermost wrapper to the bare one. */
function schemasAt(root: unknown, steps: Steps): readonly unknown[] {
  let here: unknown = root;
  for (const step of steps) {
    const bare = inner(here);
    if (bare instanceof z.ZodObject) here = bare.shape[String(step)];
    else if (bare instanceof z.ZodArray) here = bare.element;
    else return [];
  }
  return [here, inner(here), inner(inner(here))];
}

function note(root: unknown, steps: Steps, key: 'description' | 'like'): string | undefined {
  for (const schema of schemasAt(root, steps)) {
    const value = schema instanceof z.ZodType ? schema.meta()?.[key] : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
};

function missing(root: unknown, steps: Steps): Omit<EntryFlaw, 'path'> {
  const meaning = note(root, steps, 'description');
  return {problem: 'the field is missing', mend: meaning === undefined ? 'add it' : `add it: ${meaning}`};
}

function explained(root: unknown, issue: Issue, value: unknown): Omit<EntryFlaw, 'path'> {
  const shown = typeof value === 'string' ? `"${value}"` : `this (${kindOf(value)})`;
  if (value === undefined && issue.path.length > 0) return missing(root, issue.path);
  switch (issue.code) {
    case 'custom':
      return {problem: issue.message, mend: String(issue.params?.['mend'])};
    case 'invalid_type': {
      const wanted = KINDS[issue.expected] ?? issue.expected;
      return {problem: `this is ${kindOf(value)}, not ${wanted}`, mend: `write ${wanted}`};
    }
    case 'invalid_value':
      return {problem: `${shown} is not allowed here`, mend: suggest(String(value), issue.values.map(String))};
    case 'invalid_format':
      return {
        problem: `${shown} does not have the right form`,
        mend: `write it like ${note(root, issue.path, 'like')}`,
      };
    case 'too_small':
      return {problem: 'this is too little', mend: `write at least ${issue.minimum}`};
    case 'too_big':
      return {problem: 'this is too much', mend: `write at most ${issue.maximum}`};
    default:
      return {problem: issue.message, mend: `write it as src/catalog-schema says`};
  }
}

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
  const value = issue.path.reduce<unknown>(
    (here, step) => (typeof here === 'object' && here !== null ? Reflect.get(here, step) : undefined),
    entry,
  );
  return [{path: pathOf(issue.path), ...explained(root, issue, value)}];
}

/** What is wrong with an entry by its schema alone, in words that lead to the mend. It may be as wrong as it likes. */
export function shapeFlaws(schema: z.ZodType, entry: unknown): readonly EntryFlaw[] {
  const {error} = schema.safeParse(entry);
  return (error?.issues ?? []).flatMap(flattened).flatMap((issue) => flawsOf(schema, entry, issue));
}

/** Judges an entry by its schema and, when it is right by that, by what it refers to. */
export function judged<Entry>(
  schema: z.ZodType,
  entry: unknown,
  relations: (entry: Entry) => readonly EntryFlaw[],
): readonly EntryFlaw[] {
  const flaws = shapeFlaws(schema, entry);
  return flaws.length > 0 ? flaws : relations(entry as Entry);
}
