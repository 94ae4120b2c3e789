import {chartByName, charts, formerCharts} from '../../../src/catalog/charts';
import {type Chart, CHART_REGISTRY} from '../../../src/catalog';
import {isToReplace} from '../manifests/names';
import {suggest} from '../../../src/text/nearest';
import type {PageFacts} from '../fences/collect-facts';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import type {Word} from '../shell/types';

/** The chart of the product that a command names, if it is one, and what is wrong with the name. */
interface ChartReference {
  readonly chart: Chart | undefined;
  readonly flaws: readonly Flaw[];
}

/** The private copy of the charts in the examples; it has the product's names. */
const EXAMPLE_MIRROR = 'oci://registry.example.com/securecodebox/helm';

const none: ChartReference = {chart: undefined, flaws: []};

function wrong(line: number, problem: string, fix: string): ChartReference {
  return {chart: undefined, flaws: flawAt(line, problem, fix)};
}

/** A chart of the product by its name: removed charts and unknown ones are distinguished. */
function productChart(name: string, line: number): ChartReference {
  const chart = chartByName(name);
  if (chart) return {chart, flaws: []};
  const former = formerCharts.find((one) => one.name === name);
  if (former) {
    const fix = former.successor === null ? 'leave it out; nothing takes its place' : `use \`${former.successor}\``;
    return wrong(line, `the chart \`${name}\` was removed in ${former.removedIn}`, fix);
  }
  const names = charts.map((one) => one.name);
  return wrong(line, `there is no chart \`${name}\``, suggest(name, names, 'the name of a chart of the product'));
}

/** Checks the chart of a Helm command: an OCI address, a repository's chart, a path or an archive. */
export function chartReference({text, line, dynamic}: Word, page: PageFacts): ChartReference {
  const registry = [CHART_REGISTRY, EXAMPLE_MIRROR].find((one) => text.startsWith(`${one}/`));
  if (registry !== undefined) {
    const name = text.slice(registry.length + 1);
    if (name.includes('$') || isToReplace(name)) return none;
    if (name.includes(':')) return wrong(line, `\`${text}\` contains a version`, 'give it with --version');
    return productChart(name.replace(/\/$/, ''), line);
  }
  if (/securecodebox/i.test(text.split('/').slice(0, -1).join('/')) && !/^[./]/.test(text)) {
    const name = text.split('/').at(-1) ?? '';
    return wrong(line, `\`${text}\` is not the address of the charts`, `write \`${CHART_REGISTRY}/${name}\``);
  }
  if (dynamic || /^(?:oci|https?):\/\//.test(text) || /^[./]/.test(text) || text.endsWith('.tgz')) return none;
  if (isToReplace(text)) return none;
  const [repository = '', chart] = text.split('/');
  if (chart === undefined)
    return wrong(line, `\`${text}\` is neither an address nor a path`, `write \`${CHART_REGISTRY}/${text}\``);
  if (page.helmRepositories.has(repository)) return none;
  return wrong(
    line,
    `the repository \`${repository}\` is not added on this page`,
    `show \`helm repo add ${repository} URL\``,
  );
}
