import get from 'lodash/get';
import {parseAllDocuments} from 'yaml';
import {manifestFlaws} from '../../../tools/check/manifests/manifests';
import {NO_FACTS} from '../../../tools/check/fences/page-facts';
import {catalogSchemas} from '../../../tools/check/site';
import {type ChartFiles, chartValues, renderChart} from './helm-template';
import {leavesOf, otherThan, type Values, withValue} from './chart-values';

const NAMESPACE = 'integration-tests';

/** A manifest that a chart installs. */
export type Manifest = Readonly<Record<string, unknown>>;

const render = (files: ChartFiles, values: Values): Map<string, string> =>
  renderChart(files, {release: 'example', namespace: NAMESPACE, values});

/** What a template becomes with these values. */
export function rendered(files: ChartFiles, template: string, values: Values): string {
  return render(files, values).get(template) ?? '';
}

/** The manifests of all templates. Throws when one of them does not fit its schema. */
export function manifestsOf(files: ChartFiles, values: Values): Manifest[] {
  return [...render(files, values)].flatMap(([template, text]) => {
    if (!template.endsWith('.yaml')) return [];
    const manifests = parseAllDocuments(text)
      .map((document) => document.toJS() as Manifest | null)
      .filter((manifest) => manifest !== null);
    const flaws = manifests.length === 0 ? [] : manifestFlaws(text, {schemas: catalogSchemas(), page: NO_FACTS});
    if (flaws.length > 0) throw new Error(flaws.map(({line, problem}) => `${template}:${line}: ${problem}`).join('\n'));
    return manifests;
  });
}

/** Values of the values file that no template uses: changing them changes nothing. */
export function valuesWithoutEffect(files: ChartFiles): string[] {
  const values = chartValues(files);
  const before = JSON.stringify([...render(files, values)]);
  return leavesOf(values)
    .filter((leaf) => {
      const changed = withValue(values, leaf, otherThan(get(values, leaf)));
      return JSON.stringify([...render(files, changed)]) === before;
    })
    .map((leaf) => leaf.join('.'));
}
