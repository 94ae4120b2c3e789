import type {Chart, HelmValue} from '../../catalog/types';
import type {Call} from './directive';
import {yamlOrWords} from './install';
import {blocks, code, sentence, table} from './text';

/** The table of Helm values. */
export function valuesTable(call: Call, values: readonly HelmValue[]): string {
  return table(
    ['Value', 'Type', 'Default', 'Meaning'],
    values.map(({key, type, default: initial, meaning}) => [
      code(key),
      sentence(type),
      yamlOrWords(initial),
      sentence(meaning),
    ]),
  );
}

/** Charts that a chart brings along. */
export function subchartsTable(call: Call, chart: Chart): string {
  const {subcharts = []} = chart;
  return subcharts.length === 0
    ? ''
    : blocks(
        'The chart brings these charts along; their values are set below the name of the chart:',
        table(
          ['Chart', 'Version', 'Repository', 'Switched by'],
          subcharts.map(({name, version, repository, condition}) => [
            code(name),
            code(version),
            code(repository),
            code(condition),
          ]),
        ),
      );
}

/** The chart's own values, the shared ones that it ignores, and where the shared ones are. */
export function ownValues(call: Call, chart: Chart, kind: 'scanner' | 'hook'): string {
  const {ignores = []} = chart;
  const shared = `/docs/${kind}s#common-values`;
  return blocks(
    chart.values.length === 0
      ? `The chart has no values of its own. It has the [values that all ${kind} charts share](${shared}).`
      : `These are the chart's own values, and shared ones whose default differs. The rest are the [values that all ${kind} charts share](${shared}).`,
    chart.values.length === 0 ? '' : valuesTable(call, chart.values),
    ignores.length === 0
      ? ''
      : blocks(
          'Some of the shared values have no or another effect here:',
          table(
            ['Value', 'Why'],
            ignores.map(({key, reason}) => [code(key), sentence(reason)]),
          ),
        ),
    subchartsTable(call, chart),
  );
}
