import toPath from 'lodash/toPath';
import type * as z from 'zod';
import {pathOf} from '../../../src/lib/at';
import type {Problem} from '../../../src/lib/diagnostic';
import {suggest} from '../../../src/lib/nearest';
import {parseYaml} from '../manifests/yaml-text';

/** A flaw in a catalog entry, without a line. */
export interface EntryFlaw {
  /** Path in the entry, for example `chart.values[2].meaning`; empty for the entry itself. */
  readonly path: string;
  readonly problem: string;
  readonly fix: string;
}

/** A list with one flaw. */
export const entryFlaw = (path: string, problem: string, fix: string): EntryFlaw[] => [{path, problem, fix}];

/** The flaw of a name that does not exist. */
export const unknownName = (path: string, name: string, known: readonly string[], what: string): EntryFlaw[] =>
  known.includes(name) ? [] : entryFlaw(path, `there is no ${what} "${name}"`, suggest(name, known));

type Issue = z.core.$ZodIssue;

/** Replaces a union error with the issues of its first option, which have the most useful messages. */
function flattened(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [first = []] = issue.errors;
  return first.map((one) => ({...one, path: [...issue.path, ...one.path]}));
}

function fixOf(issue: Issue): string {
  if (issue.code === 'custom') return String(issue.params?.['fix']);
  return issue.message.endsWith('received undefined') ? 'add the field' : 'correct the value';
}

/** Validates an entry against its schema. The messages come from zod. */
export function shapeFlaws(schema: z.ZodType, entry: unknown): readonly EntryFlaw[] {
  return (schema.safeParse(entry).error?.issues ?? []).flatMap(flattened).flatMap((issue): EntryFlaw[] => {
    if (issue.code !== 'unrecognized_keys') return entryFlaw(pathOf(issue.path), issue.message, fixOf(issue));
    return issue.keys.flatMap((key) =>
      entryFlaw(pathOf([...issue.path, key]), 'there is no such field', 'correct its name, or remove it'),
    );
  });
}

/** Adds the file, and the line of each field or of its nearest existing parent. */
export function located(file: string, source: string, flaws: readonly EntryFlaw[]): Problem[] {
  const [document] = flaws.length === 0 ? [] : parseYaml(source).documents;
  return flaws.map(({path, problem, fix}) => {
    const line = document?.lineOf(toPath(path)) ?? 1;
    return {file, line, problem: path === '' ? problem : `${path}: ${problem}`, fix};
  });
}
