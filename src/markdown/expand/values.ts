import {typeOf} from '../../catalog/charts';
import type {Chart, HelmValue} from '../../catalog/types';
import {yamlOrWords} from './install';
import {blocks, code, led, sentence, table} from './text';

export const valuesTable = (values: readonly HelmValue[]): string =>
  table(values, {
    Value: ({key}) => code(key),
    Type: (value) => sentence(typeOf(value)),
    Default: ({default: initial}) => yamlOrWords(initial),
    Meaning: ({meaning}) => sentence(meaning),
  });

/** The subcharts of a chart. */
export const subchartsTable = ({subcharts = []}: Chart): string =>
  led(
    'The chart includes these charts, whose values you set below the name of the chart:',
    table(subcharts, {
      Chart: ({name}) => code(name),
      Version: ({version}) => code(version),
      Repository: ({repository}) => code(repository),
      'Turned on by': ({condition}) => code(condition),
    }),
  );

/** Where the values that all charts of a kind share are listed. */
const SHARED_VALUES = {
  scanner: '/docs/scanners/shared-values#common-values',
  hook: '/docs/hooks/shared-values#common-values',
} as const;

/** The chart's own values, the shared values that it ignores, and a link to the shared values. */
export function ownValues(chart: Chart, kind: 'scanner' | 'hook'): string {
  const shared = `[values that all ${kind} charts share](${SHARED_VALUES[kind]})`;
  return blocks(
    chart.values.length === 0
      ? `The chart has only the ${shared}.`
      : `The table lists the chart's own values and changed defaults. The chart also has the ${shared}.`,
    valuesTable(chart.values),
    led(
      'Some shared values have no effect or a different effect here:',
      table(chart.ignores ?? [], {Value: ({key}) => code(key), Why: ({reason}) => sentence(reason)}),
    ),
    subchartsTable(chart),
  );
}
