import path from 'node:path';
import {chartByName, charts, formerCharts} from '../../../src/catalog/charts';
import {type Chart, CHART_REGISTRY} from '../../../src/catalog';
import {isToReplace} from '../manifests/names';
import {suggest} from '../../../src/text/nearest';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import type {Word} from '../shell/types';

/** The private copy of the charts in the examples; it has the product's names. */
const EXAMPLE_MIRROR = 'oci://registry.example.com/securecodebox/helm';

/** What is wrong with the name of a chart of the product: it was removed, or never existed. */
function nameFlaws(name: string, line: number): Flaw[] {
  const former = formerCharts.find((one) => one.name === name);
  if (!former) {
    const names = charts.map((one) => one.name);
    const fix = suggest(name, names, 'the name of a chart of the product');
    return flawAt(line, `there is no chart \`${name}\``, fix);
  }
  const fix = former.successor === null ? 'leave it out; nothing takes its place' : `use \`${former.successor}\``;
  return flawAt(line, `the chart \`${name}\` was removed in ${former.removedIn}`, fix);
}

/** The chart of the product that a Helm command names, if it is one, and what is wrong with the name. */
export function chartReference({text, line}: Word): {readonly chart?: Chart; readonly flaws: readonly Flaw[]} {
  const registry = [CHART_REGISTRY, EXAMPLE_MIRROR].find((one) => text.startsWith(`${one}/`));
  const name = text.slice((registry?.length ?? -1) + 1).replace(/\/$/, '');
  if (registry !== undefined) {
    if (name.includes('$') || isToReplace(name)) return {flaws: []};
    if (name.includes(':')) return {flaws: flawAt(line, `\`${text}\` contains a version`, 'give it with --version')};
    const chart = chartByName(name);
    return chart ? {chart, flaws: []} : {flaws: nameFlaws(name, line)};
  }
  const isOther = /^[./$]|\.tgz$/.test(text) || isToReplace(text);
  if (isOther || (text.includes('/') && !/securecodebox.*\//i.test(text))) return {flaws: []};
  const fix = `write \`${CHART_REGISTRY}/${path.posix.basename(text)}\``;
  return {flaws: flawAt(line, `\`${text}\` is not the address of the charts`, fix)};
}
