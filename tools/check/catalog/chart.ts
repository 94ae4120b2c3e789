import {type Chart, sharedValues} from '../../../src/catalog';
import {type EntryFlaw, entryFlaw} from './shape';

/** What a chart says about its values must agree with itself and with the values that its family shares. */
export function chartFlaws(chart: Chart, path: string): readonly EntryFlaw[] {
  const at = (name: string, index: number, key = 'key') => `${path}${name}[${index}].${key}`;
  const own = chart.values.map(({key}) => key);
  const common = sharedValues(chart).map(({key}) => key);
  const ignored = (chart.ignores ?? []).flatMap(({key}, index): EntryFlaw[] => {
    if (own.includes(key))
      return entryFlaw(
        at('ignores', index),
        `"${key}" is ignored and a value of the chart at once`,
        'keep the one that is true',
      );
    if (common.includes(key)) return [];
    return entryFlaw(
      at('ignores', index),
      `"${key}" is not among the shared values`,
      'name a shared value, or say in the meaning of an own value that it has no effect',
    );
  });
  const unknown = (name: string, key: string, index: number, field?: string): EntryFlaw[] =>
    own.includes(key) || (field === undefined && common.includes(key))
      ? []
      : entryFlaw(at(name, index, field), `the chart has no value "${key}"`, 'add it to values, or correct the key');
  return [
    ...ignored,
    ...(chart.mustSet ?? []).flatMap(({key}, index) => unknown('mustSet', key, index)),
    ...(chart.subcharts ?? []).flatMap(({condition}, index) => unknown('subcharts', condition, index, 'condition')),
  ];
}
