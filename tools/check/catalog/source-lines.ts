import {parseYaml} from '../manifests/yaml-text';

/**
 * The line of a field in a file of the catalog, or of the nearest parent that is written there.
 * @param source Text of the file.
 * @param path For example `chart.values[2].meaning`.
 */
export function lineOfField(source: string, path: string): number {
  const steps = path.split(/[.[\]]+/).filter((one) => one !== '');
  return parseYaml(source).documents[0]?.lineOf(steps) ?? 1;
}
