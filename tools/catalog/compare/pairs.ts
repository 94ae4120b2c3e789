import type {Chart, DemoTarget, Hook, Scanner} from '../../../src/catalog';
import type {Catalog} from '../../../src/markdown/expand/catalog';
import type {ProductChart} from '../checkout/chart';
import {type Difference, type Edit, matched, shows, type Step, reporting} from '../difference';

/** The entry that a chart belongs to. */
interface Owner {
  readonly family: string;
  readonly scanner?: Scanner;
  readonly hook?: Hook;
  readonly target?: DemoTarget;
}

/** A chart of the site, the same chart of the product, and the location of its entry. */
export interface Pair extends Owner {
  readonly chart: Chart;
  readonly product: ProductChart;
  readonly about: string;
  /** Id of the entry that the chart belongs to. */
  readonly id: string;
  readonly file: string;
  /** Steps from the entry to its chart. */
  readonly steps: readonly Step[];
  /** Directive that shows the values. */
  readonly directive: string;
  /** False for a chart without a page, for which only the shared values are listed. */
  readonly complete: boolean;
}

const FAMILIES: Readonly<Record<string, string>> = {
  scanners: 'scanner',
  hooks: 'hook',
  'demo-targets': 'demo-target',
  operator: 'operator',
  'auto-discovery': 'auto-discovery',
};

const familyOf = ({folder}: ProductChart): string | undefined => FAMILIES[folder.split('/')[0] ?? ''];

function ownerOf({scanners, hooks, demoTargets}: Catalog, name: string): Owner | undefined {
  const scanner = scanners.find(({chart}) => chart.name === name);
  const hook = hooks.find(({chart}) => chart?.name === name);
  const target = demoTargets.find(({chart}) => chart.name === name);
  if (scanner) return {family: 'scanner', scanner};
  if (hook) return {family: 'hook', hook};
  return target && {family: 'demo-target', target};
}

/** Charts that exist on both sides. */
export const pairsOf = (catalog: Catalog, charts: readonly ProductChart[]): readonly Pair[] =>
  matched('name', catalog.charts, charts).both.map(([chart, product]): Pair => {
    const {name} = chart;
    const owner = ownerOf(catalog, name);
    if (owner) {
      const {family} = owner;
      const {id} = (owner.scanner ?? owner.hook ?? owner.target)!;
      const place = {about: `${family.replace('-', ' ')} ${id}`, file: `src/catalog/${family}s/${id}.yaml`};
      const directive = owner.target ? family : `${family}-values`;
      // The file of a demo target contains the fields of its chart.
      const steps = owner.target ? [] : ['chart'];
      return {...owner, ...place, chart, product, id, steps, directive, complete: true};
    }
    const family = familyOf(product) ?? 'operator';
    const place = {about: `chart ${name}`, id: name, file: `src/catalog/charts/${name}.yaml`, steps: []};
    return {chart, product, family, ...place, directive: 'chart-values', complete: family !== 'scanner'};
  });

/** Reports charts that exist on only one side. */
export function comparePresence(catalog: Catalog, charts: readonly ProductChart[]): readonly Difference[] {
  const families = new Set(charts.map(familyOf));
  const {gone, fresh} = matched('name', catalog.charts, charts);
  return [
    ...fresh.flatMap((chart) => {
      const family = familyOf(chart);
      if (family === undefined) return [];
      const report = reporting(`chart ${chart.name}`, `${chart.folder}/Chart.yaml`, shows('', [`${family}s-table`]));
      const todo =
        family === 'scanner' || family === 'hook'
          ? `npm run new -- ${family} ${chart.name}`
          : 'write an entry for it in src/catalog, and add it to pages with similar charts';
      return [report('a new chart', todo, {product: `${family}, ${chart.appVersion ?? 'no appVersion'}`})];
    }),
    ...gone.flatMap(({name}) => {
      const family = ownerOf(catalog, name)?.family;
      // A checkout without any chart of the family is incomplete, so nothing was removed.
      if (family !== undefined && !families.has(family)) return [];
      const todo =
        'remove the entry, name the chart in src/catalog/charts/former.ts, add it to Upgrading, and redirect its route';
      const report = reporting(`chart ${name}`, 'no Chart.yaml has this name', shows(name, [], [name]));
      return [report('a removed chart', todo, {site: name})];
    }),
  ];
}

type Value = string | readonly string[] | undefined;

const onOneLine = (value: Value): string | undefined => (typeof value === 'string' ? value : value?.join(' '));

/** A field of an entry compared with the product. */
interface Field {
  readonly what: string;
  /** Steps from the entry to the field. */
  readonly steps: readonly Step[];
  readonly site: Value;
  readonly now: Value;
  /** The file of the checkout with this value. */
  readonly source: string;
  /** Directives that render the field. */
  readonly directives: readonly string[];
}

/** Compares a field of an entry. The edit writes the product's value. */
export function fieldDifference(
  {about, file, id}: Pair,
  {what, steps, site, now, source, directives}: Field,
): readonly Difference[] {
  const [before, product] = [onOneLine(site), onOneLine(now)];
  if (before === product || now === undefined || now.length === 0) return [];
  const edit: Edit = {file, entry: id, steps, value: now};
  // Short words such as `light` match too many lines.
  const isTelling = before !== undefined && (before.length > 6 || (before.length > 3 && /\d/.test(before)));
  const shown = shows(id, directives, isTelling ? [before] : []);
  const todo = `write it into ${steps.map((step) => (typeof step === 'string' ? `\`${step}\`` : step.is)).join(' › ')}`;
  return [
    reporting(about, source, shown)(what, todo, {...(before !== undefined && {site: before, edit}), product: product!}),
  ];
}
