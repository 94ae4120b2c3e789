import toPath from 'lodash/toPath';
import type * as z from 'zod';
import {pathOf} from '../../../src/lib/at';
import type {Problem} from '../../../src/lib/diagnostic';
import {suggest} from '../../../src/lib/nearest';
import {parseYaml} from '../manifests/yaml-text';

/** A diagnostic in a catalog entry, without a line. */
export interface EntryDiagnostic {
  /** Path in the entry, for example `chart.values[2].meaning`; empty for the entry itself. */
  readonly path: string;
  readonly problem: string;
  readonly fix: string;
}

/** A list with one diagnostic. */
export const entryDiagnostic = (path: string, problem: string, fix: string): EntryDiagnostic[] => [
  {path, problem, fix},
];

/** The diagnostic of a name that does not exist. */
export const unknownName = (path: string, name: string, known: readonly string[], what: string): EntryDiagnostic[] =>
  known.includes(name) ? [] : entryDiagnostic(path, `there is no ${what} "${name}"`, suggest(name, known));

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
export function checkShape(schema: z.ZodType, entry: unknown): readonly EntryDiagnostic[] {
  return (schema.safeParse(entry).error?.issues ?? []).flatMap(flattened).flatMap((issue): EntryDiagnostic[] => {
    if (issue.code !== 'unrecognized_keys') return entryDiagnostic(pathOf(issue.path), issue.message, fixOf(issue));
    return issue.keys.flatMap((key) =>
      entryDiagnostic(pathOf([...issue.path, key]), 'there is no such field', 'correct its name, or remove it'),
    );
  });
}

/** Adds the file, and the line of each field or of its nearest existing parent. */
export function located(file: string, source: string, diagnostics: readonly EntryDiagnostic[]): Problem[] {
  const [document] = diagnostics.length === 0 ? [] : parseYaml(source).documents;
  return diagnostics.map(({path, problem, fix}) => {
    const line = document?.lineOf(toPath(path)) ?? 1;
    return {file, line, problem: path === '' ? problem : `${path}: ${problem}`, fix};
  });
}
