import type {Catalog} from '../../../src/markdown/expand/catalog';
import type {ProductChart} from '../checkout/chart';
import {type Difference, directive, type Edit, telling} from '../difference';
import {imageDifferences, listedImages, shows} from './images';
import type {Pair} from './values';

const FAMILIES: Readonly<Record<string, string>> = {
  scanners: 'scanner',
  hooks: 'hook',
  'demo-targets': 'demo-target',
  operator: 'operator',
  'auto-discovery': 'auto-discovery',
};

/** The family of a chart by the folder that it lies in. */
export const familyOf = ({folder}: ProductChart): string | undefined => FAMILIES[folder.split('/')[0] ?? ''];

/** What of the site has a chart of its own, by family, with the directive that shows its values. */
const entriesOf = ({scanners, hooks, demoTargets}: Catalog) =>
  [
    {family: 'scanner', entries: scanners, directive: 'scanner-values'},
    {family: 'hook', entries: hooks, directive: 'hook-values'},
    {family: 'demo-target', entries: demoTargets, directive: 'demo-target'},
  ] as const;

/** Charts that both have, each with the place of its entry. */
export function pairsOf(catalog: Catalog, charts: readonly ProductChart[]): readonly Pair[] {
  return charts.flatMap((product): readonly Pair[] => {
    const {name} = product;
    for (const {family, entries, directive: shownBy} of entriesOf(catalog)) {
      const entry = entries.find(({chart}) => chart?.name === name);
      if (!entry?.chart) continue;
      const {id, chart} = entry;
      const about = `${family.replace('-', ' ')} ${id}`;
      const file = `src/catalog/${family}s/${id}.yaml`;
      // The file of a demo target writes what its chart has down as its own.
      const steps = family === 'demo-target' ? [] : ['chart'];
      return [{chart, product, family, about, id, file, steps, directive: shownBy, complete: true}];
    }
    const chart = catalog.charts.find((one) => one.name === name);
    if (!chart) return [];
    const family = familyOf(product) ?? 'operator';
    const place = {about: `chart ${name}`, id: name, file: `src/catalog/charts/${name}.yaml`, steps: []};
    return [{chart, product, family, ...place, directive: 'chart-values', complete: family !== 'scanner'}];
  });
}

/** Charts that only one of both has. */
export function comparePresence(catalog: Catalog, charts: readonly ProductChart[]): readonly Difference[] {
  const published = charts.filter((chart) => familyOf(chart) !== undefined);
  const names = new Set(charts.map(({name}) => name));
  const fresh = published.filter(({name}) => !catalog.charts.some((chart) => chart.name === name));
  const readFamilies = new Set(published.map(familyOf));
  const gone = catalog.charts.filter(({name}) => !names.has(name));
  const familyOnSite = (name: string): string =>
    entriesOf(catalog).find(({entries}) => entries.some(({chart}) => chart?.name === name))?.family ?? 'other';
  return [
    ...fresh.map((chart) => {
      const family = familyOf(chart)!;
      const scaffolded = family === 'scanner' || family === 'hook';
      return telling(`chart ${chart.name}`, `${chart.folder}/Chart.yaml`, {
        directives: [directive(`${family}s-table`)],
      })(
        'a new chart',
        scaffolded
          ? `npm run new -- ${family} ${chart.name}`
          : 'write an entry for it in src/catalog, and show it where its like is shown',
        {product: `${family}, ${chart.appVersion ?? 'no appVersion'}`},
      );
    }),
    // A checkout without any scanner is a part of the product, not one that dropped all scanners.
    ...gone
      .filter(({name}) => familyOnSite(name) === 'other' || readFamilies.has(familyOnSite(name)))
      .map(({name}) =>
        telling(`chart ${name}`, 'no Chart.yaml has this name', {words: [name]})(
          'a chart that is gone',
          'remove the entry, name the chart in src/catalog/charts/former.ts, say so on Upgrading, keep its route alive with a redirect',
          {site: name},
        ),
      ),
  ];
}

/** Versions, images, platforms, subcharts and states of the charts that both have. */
export function compareCharts(catalog: Catalog, pairs: readonly Pair[]): readonly Difference[] {
  return pairs.flatMap((pair) => {
    const {product, chart, id, about, file} = pair;
    const tell = telling(about, `${product.folder}/Chart.yaml`, shows(id, [pair.directive]));
    const scanner = pair.family === 'scanner' ? catalog.scanners.find((one) => one.id === id) : undefined;
    const field = (what: string, site: string, now: string, edit: Edit['value'], name: string): Difference =>
      tell(what, `write it into \`${name}\` of the entry`, {
        site,
        product: now,
        edit: {file, entry: id, steps: [name], value: edit},
        shown: {
          directives: [directive('scanner-card', id), directive('scanners-table')],
          words: site.length > 3 && /\d/.test(site) ? [site] : [],
        },
      });
    const version = product.appVersion;
    const platforms = product.platforms?.toSorted();
    const images = imageDifferences(pair, catalog);
    return [
      ...(scanner && version !== undefined && version !== scanner.toolVersion
        ? [field('tool version', scanner.toolVersion, version, version, 'toolVersion')]
        : []),
      ...(scanner && platforms && platforms.join() !== scanner.platforms.toSorted().join()
        ? [field('platforms', scanner.platforms.join(', '), platforms.join(', '), platforms, 'platforms')]
        : []),
      ...(scanner && !scanner.deprecation && product.deprecated
        ? [
            tell('state', 'say why, since when and what to use instead: `deprecation` of the entry', {
              site: 'released',
              product: 'deprecated',
              shown: shows(id, ['scanner-card']),
            }),
          ]
        : []),
      ...images,
      ...(images.length > 0 || scanner || pair.family === 'demo-target' ? [] : listedImages(pair, catalog)),
      ...(chart.subcharts ?? []).flatMap(({name, version: said}) => {
        const now = product.subcharts.find((one) => one.name === name)?.version;
        if (now === said) return [];
        const steps = [...pair.steps, 'subcharts', {key: 'name', is: name}, 'version'];
        const [what, shown] = [`version of the subchart ${name}`, shows(id, [pair.directive], [said])];
        return now === undefined
          ? [tell(what, 'the chart no longer has it: remove it', {site: said, shown})]
          : [
              tell(what, 'write the new version into `subcharts`', {
                site: said,
                product: now,
                edit: {file, entry: id, steps, value: now},
                shown,
              }),
            ];
      }),
      ...product.subcharts
        .filter(({name}) => !chart.subcharts?.some((one) => one.name === name))
        .map(({name, version: now}) =>
          tell(`subchart ${name}`, 'describe it in `subcharts` of the chart', {product: now}),
        ),
    ];
  });
}
