import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../../src/text/flaw';
import {parseYaml} from '../manifests/yaml-text';
import type {EntryFlaw} from './shape';

/** A file of the catalog with what is wrong with its entry. */
export interface Judged {
  readonly file: string;
  readonly flaws: readonly EntryFlaw[];
}

/** Where an entry stands. */
export const fileOf = (name: string): string => `src/catalog/${name}.yaml`;

/**
 * The line of a field in a file of the catalog, or of the nearest parent that is written there.
 * @param field For example `chart.values[2].meaning`.
 */
export function lineOfField(source: string, field: string): number {
  const steps = field.split(/[.[\]]+/).filter((one) => one !== '');
  return parseYaml(source).documents[0]?.lineOf(steps) ?? 1;
}

/** Gives a flaw of an entry the line of its field. */
export function located(root: string, {file, flaws}: Judged): readonly Problem[] {
  if (flaws.length === 0) return [];
  const source = readFileSync(path.join(root, file), 'utf8');
  return flaws.map(({path: field, problem, mend}) => ({
    file,
    line: lineOfField(source, field),
    problem: field === '' ? problem : `${field}: ${problem}`,
    mend,
  }));
}
