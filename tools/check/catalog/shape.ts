import toPath from 'lodash/toPath';
import type * as z from 'zod';
import {shapeProblems} from '../../../src/catalog/read';
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

/** Validates an entry against its schema. The messages come from zod. */
export const checkShape = (schema: z.ZodType, entry: unknown): readonly EntryDiagnostic[] =>
  shapeProblems(schema, entry).map(({steps, problem, fix}) => ({path: pathOf(steps), problem, fix}));

/** Adds the file, and the line of each field or of its nearest existing parent. */
export function located(file: string, source: string, diagnostics: readonly EntryDiagnostic[]): Problem[] {
  const [document] = diagnostics.length === 0 ? [] : parseYaml(source).documents;
  return diagnostics.map(({path, problem, fix}) => {
    const line = document?.lineOf(toPath(path)) ?? 1;
    return {file, line, problem: path === '' ? problem : `${path}: ${problem}`, fix};
  });
}
