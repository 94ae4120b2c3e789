import type {Scanner} from '../../catalog/types';
import type {Call} from './directive';
import {blocks, code, table} from './text';

/** Whether a chart differs from the others in a shared value with this default. */
type Differs = (chart: Scanner['chart'], key: string, usual: string) => boolean;

const differences: Readonly<Record<string, Differs>> = {
  'No effect in all or some scan types': ({ignores = []}, key) => ignores.some((one) => one.key === key),
  'Another default': ({values}, key, usual) => values.some((one) => one.key === key && one.default !== usual),
};

/** `::differing-values`: the shared values of scanner charts that some charts lack, ignore or set otherwise. */
export function differingValues({catalog: {scanners, commonValues}}: Call): string {
  const tables = Object.entries(differences).map(([what, differs]) => {
    // The keys by the charts that differ, so that what is said of several is said once.
    const keys = new Map<string, string[]>();
    for (const {key, default: usual} of commonValues['scanner'] ?? []) {
      const charts = scanners.flatMap(({id, chart}) => (differs(chart, key, usual) ? [id] : [])).join(', ');
      if (charts !== '') keys.set(charts, [...(keys.get(charts) ?? []), code(key)]);
    }
    return table([...keys], {Value: ([, names]) => names.join(', '), [what]: ([charts]) => charts});
  });
  return blocks('The page of each scanner explains the reason and lists its own default.', ...tables);
}
