import type {Catalog} from '../../../src/markdown/expand/catalog';
import {at} from '../../../src/lib/at';
import {isMap} from '../checkout/yaml';
import {type Difference, matched, shows, reporting} from '../difference';
import {imageDifferences, listedImages} from './images';
import {fieldDifference, type Pair} from './pairs';

/** Compares the tool version, platforms and deprecation in Chart.yaml. */
function toolDifferences(pair: Pair, source: string): readonly Difference[] {
  const {product, scanner, about, id} = pair;
  if (!scanner) return [];
  const told = {source, directives: ['scanner-card', 'scanners-table']};
  const version = {what: 'tool version', site: scanner.toolVersion, now: product.appVersion};
  const platforms = {what: 'platforms', site: scanner.platforms.toSorted(), now: product.platforms?.toSorted()};
  return [
    ...fieldDifference(pair, {...told, ...version, steps: ['toolVersion']}),
    ...fieldDifference(pair, {...told, ...platforms, steps: ['platforms']}),
    ...(product.deprecated && !scanner.deprecation
      ? [
          reporting(about, source, shows(id, ['scanner-card']))(
            'state',
            'describe why, since when and what to use instead: `deprecation` of the entry',
            {site: 'released', product: 'deprecated'},
          ),
        ]
      : []),
  ];
}

const versionOf = (name: string): string => `version of the subchart ${name}`;

function subchartDifferences(pair: Pair, source: string): readonly Difference[] {
  const {chart, product, about, id, directive, steps} = pair;
  const {gone, fresh, both} = matched('name', chart.subcharts ?? [], product.subcharts);
  const report = reporting(about, source, shows(id, [directive]));
  return [
    ...gone.map(({name, version}) =>
      report(versionOf(name), 'the chart no longer has it: remove it', {
        site: version,
        shown: shows(id, [directive], [version]),
      }),
    ),
    ...both.flatMap(([{name, version}, now]) => {
      const place = [...steps, 'subcharts', {key: 'name', is: name}, 'version'];
      const said = {what: versionOf(name), site: version, now: now.version};
      return fieldDifference(pair, {...said, steps: place, source, directives: [directive]});
    }),
    ...fresh.map(({name, version}) =>
      report(`subchart ${name}`, 'describe it in `subcharts` of the chart', {product: version}),
    ),
  ];
}

/** Compares the priority and the environment variables of a hook. */
function hookDifferences(pair: Pair): readonly Difference[] {
  const {product, hook, about, id} = pair;
  const made = product.objects.find(({object}) => object['kind'] === 'ScanCompletionHook');
  if (!hook || !made) return [];
  const priority = at(product.values, 'hook.priority') ?? at(made.object, 'spec.priority') ?? undefined;
  const env = at(made.object, 'spec.env');
  const variables = (Array.isArray(env) ? env : []).filter(isMap).map(({name}) => ({name: String(name)}));
  const now = priority === undefined ? undefined : String(priority as string | number);
  return [
    ...fieldDifference(pair, {
      what: 'priority',
      steps: ['priority'],
      site: hook.priority,
      now,
      source: made.file,
      directives: ['hook-card'],
    }),
    ...matched('name', hook.environment, variables).fresh.map(({name}) =>
      reporting(about, made.file, shows(id, ['hook-environment']))(
        `variable ${name}`,
        'describe it in `environment`, or explain why the hook does not read it',
        {product: name},
      ),
    ),
  ];
}

/** Compares the Service port of a demo target. */
function portDifferences({product, target, about, id}: Pair): readonly Difference[] {
  const service = product.objects.find(({object}) => object['kind'] === 'Service');
  const now = at(product.values, 'service.port') ?? at(service?.object, 'spec.ports[0].port');
  if (!target || typeof now !== 'number' || now === target.port) return [];
  const report = reporting(
    about,
    `${product.folder}/values.yaml`,
    shows(id, ['demo-target', 'demo-targets'], [target.address]),
  );
  return [report('port', 'write it into `port` of the entry', {site: String(target.port), product: String(now)})];
}

/** Compares charts, except for their values, scan types and rules. */
export const compareCharts = (catalog: Catalog, pairs: readonly Pair[]): readonly Difference[] =>
  pairs.flatMap((pair) => {
    const source = `${pair.product.folder}/Chart.yaml`;
    const images = imageDifferences(pair);
    return [
      ...toolDifferences(pair, source),
      ...images,
      ...(images.length > 0 || pair.scanner || pair.target ? [] : listedImages(pair, catalog)),
      ...subchartDifferences(pair, source),
      ...hookDifferences(pair),
      ...portDifferences(pair),
    ];
  });
