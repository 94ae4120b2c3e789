import {code, sentence, table} from './text';
import type {Call} from './directive';

/** The longest default that fits a cell; longer ones stand on the page of the scanner. */
const SHORT = 48;

/** For each shared value: what is different, and the scanners in whose charts it is. */
function differences(call: Call): Map<string, Map<string, string[]>> {
  const {scanners, commonValues} = call.catalog;
  const shared = new Map((commonValues['scanner'] ?? []).map((value) => [value.key, value]));
  const found = new Map([...shared.keys()].map((key) => [key, new Map<string, string[]>()]));
  const add = (key: string, what: string, id: string): void => {
    const kinds = found.get(key) ?? new Map<string, string[]>();
    found.set(key, kinds.set(what, [...(kinds.get(what) ?? []), id]));
  };
  for (const {id, chart} of scanners) {
    for (const {key, reason} of chart.ignores ?? []) add(key, sentence(reason), id);
    for (const {key, default: own} of chart.values) {
      const usual = shared.get(key)?.default;
      if (usual === undefined || usual === own) continue;
      add(key, own.length > SHORT ? 'another default.' : `default ${code(own)}.`, id);
    }
  }
  return found;
}

/** `::differing-values`: the shared values of scanner charts that some charts lack, ignore or set otherwise. */
export function differingValues(call: Call): string {
  // The keys by what is different about them, so that what is said of several is said once.
  const keys = new Map<string, string[]>();
  for (const [key, kinds] of differences(call)) {
    const text = [...kinds].map(([what, ids]) => `${ids.join(', ')}: ${what}`).join(' ');
    if (text !== '') keys.set(text, [...(keys.get(text) ?? []), code(key)]);
  }
  return table([...keys], {Value: ([, same]) => same.join(', '), 'Where it is different': ([text]) => text});
}
