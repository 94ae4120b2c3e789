import type {Scanner} from '../../catalog/types';
import type {Call} from './directive';
import {blocks, code, table} from './text';

/** The scanners whose charts lack or ignore a shared value, and those that set it otherwise. */
const differences = (scanners: readonly Scanner[], key: string, usual: string): readonly [string, string] => {
  const idsOf = (some: (chart: Scanner['chart']) => boolean): string =>
    scanners.flatMap(({id, chart}) => (some(chart) ? [id] : [])).join(', ');
  return [
    idsOf(({ignores = []}) => ignores.some((one) => one.key === key)),
    idsOf(({values}) => values.some((one) => one.key === key && one.default !== usual)),
  ];
};

/** `::differing-values`: the shared values of scanner charts that some charts lack, ignore or set otherwise. */
export function differingValues(call: Call): string {
  const {scanners, commonValues} = call.catalog;
  // The keys by what is different about them, so that what is said of several is said once.
  const keys = new Map<string, {names: string[]; charts: readonly [string, string]}>();
  for (const {key, default: usual} of commonValues['scanner'] ?? []) {
    const charts = differences(scanners, key, usual);
    const same = charts.join('|');
    if (same !== '|') keys.set(same, {charts, names: [...(keys.get(same)?.names ?? []), code(key)]});
  }
  return blocks(
    'The page of each scanner tells why, for which of its scan types, and its own default.',
    table([...keys.values()], {
      Value: ({names}) => names.join(', '),
      'No effect, or not in all scan types': ({charts}) => charts[0],
      'Another default': ({charts}) => charts[1],
    }),
  );
}
