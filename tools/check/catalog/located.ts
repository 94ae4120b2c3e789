import type {Problem} from '../../../src/text/flaw';
import {parseYaml} from '../manifests/yaml-text';
import type {EntryFlaw} from './shape';

/** The file of an entry. */
export const fileOf = (name: string): string => `src/catalog/${name}.yaml`;

/**
 * The line of a field in a file of the catalog, or of the nearest parent that is written there.
 * @param field For example `chart.values[2].meaning`.
 */
export function lineOfField(source: string, field: string): number {
  const steps = field.split(/[.[\]]+/).filter((one) => one !== '');
  return parseYaml(source).documents[0]?.lineOf(steps) ?? 1;
}

/** Gives flaws of the entry in a file the lines of their fields. */
export const located = (file: string, source: string, flaws: readonly EntryFlaw[]): Problem[] =>
  flaws.map(({path: field, problem, fix}) => ({
    file,
    line: lineOfField(source, field),
    problem: field === '' ? problem : `${field}: ${problem}`,
    fix,
  }));
