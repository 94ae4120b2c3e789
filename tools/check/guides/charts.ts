import {CHART_REGISTRY} from '../../../src/catalog';
import {chartByName, chartRelease, charts} from '../../../src/catalog/charts';
import {at} from '../../../src/lib/at';
import {type Diagnostic, diagnosticAt} from '../../../src/lib/diagnostic';
import {isMap} from '../../../src/lib/map';
import {suggest} from '../../../src/lib/nearest';
import {checkHelmValue} from '../manifests/helm-values';
import {partOf, type YamlDocument} from '../manifests/yaml-text';
import {embeddedValues, type GuideFile, type GuideFiles} from './files';

/** A product chart that a guide installs. */
export interface Installed {
  readonly name: string;
  readonly line: number;
  /** The version; undefined where another check reports it. */
  readonly version?: string;
  readonly values?: YamlDocument;
}

const HOST = CHART_REGISTRY.replace('oci://', '');

const textAt = (file: GuideFile, ...path: readonly string[]): string | undefined => {
  const value = at(file.document.value, path);
  return value === undefined ? undefined : String(value);
};

/** The chart of an Argo CD Application. */
function ofApplication(file: GuideFile): Installed[] {
  const registry = textAt(file, 'spec', 'source', 'repoURL')?.replace('oci://', '');
  const name = registry === HOST ? textAt(file, 'spec', 'source', 'chart') : undefined;
  if (name === undefined) return [];
  const version = textAt(file, 'spec', 'source', 'targetRevision') ?? '';
  const values = embeddedValues(file);
  return [{name, version, line: file.document.lineOf(['spec', 'source', 'chart']), ...(values && {values})}];
}

/** The charts of an ApplicationSet whose list generator has them as `{chart: nmap}`. */
function ofApplicationSet({document}: GuideFile): Installed[] {
  const source = at(document.value, ['spec', 'template', 'spec', 'source']);
  const {repoURL, targetRevision, helm} = isMap(source) ? source : {};
  if (String(repoURL) !== HOST) return [];
  const text = JSON.stringify(at(document.value, ['spec', 'generators']) ?? '');
  const path = ['spec', 'template', 'spec', 'source', 'helm', 'valuesObject'];
  const values = isMap(helm) && isMap(helm['valuesObject']) ? partOf(document, path, helm['valuesObject']) : undefined;
  return [...text.matchAll(/"chart":"([\w-]+)"/g)].map(([, name]) => ({
    name: name!,
    version: String(targetRevision),
    line: document.lineOf(['spec', 'generators']),
    ...(values && {values}),
  }));
}

/** The chart of a Flux OCIRepository, with the values of the HelmRelease that refers to it. */
function ofRepository(file: GuideFile, all: readonly GuideFile[]): Installed[] {
  const address = textAt(file, 'spec', 'url') ?? '';
  if (!address.startsWith(`${CHART_REGISTRY}/`)) return [];
  const version = textAt(file, 'spec', 'ref', 'tag') ?? textAt(file, 'spec', 'ref', 'semver') ?? '';
  const name = address.slice(CHART_REGISTRY.length + 1);
  const release = all.find(
    (one) => one.kind === 'HelmRelease' && textAt(one, 'spec', 'chartRef', 'name') === textAt(file, 'metadata', 'name'),
  );
  const values = release && embeddedValues(release);
  return [{name, version, line: file.document.lineOf(['spec', 'url']), ...(values && {values})}];
}

/** Product charts that the guide's manifests and commands install. */
export function installedCharts({manifests, values, commands, scripts}: GuideFiles): Installed[] {
  const declared = manifests.flatMap((file) => {
    if (file.kind === 'Application') return ofApplication(file);
    if (file.kind === 'ApplicationSet') return ofApplicationSet(file);
    return file.kind === 'OCIRepository' ? ofRepository(file, manifests) : [];
  });
  const addressed = commands.flatMap(({words}) =>
    words.flatMap(({text, line}) => {
      const name = text.startsWith(`${CHART_REGISTRY}/`) ? text.slice(CHART_REGISTRY.length + 1) : undefined;
      return name === undefined ? [] : [{name, line}];
    }),
  );
  // A loop names the charts in its words: `for chart in nmap sslyze; do helm install …/$chart`.
  const looped = scripts
    .filter(({code}) => code.includes(`${HOST}/$`))
    .flatMap(({code, line}) => code.split(/[\s;]+/).map((name) => ({name, line})));
  const shown = values.map(({chart, document}) => ({name: chart!, line: document.lineOf([]), values: document}));
  return [...declared, ...[...addressed, ...looped].filter(({name}) => chartByName(name)), ...shown];
}

/** Checks names, versions and values of charts in manifests of Argo CD and Flux, as the check does for Helm commands. */
export function checkChart({name, line, version, values}: Installed): Diagnostic[] {
  const chart = chartByName(name);
  const names = charts.map((one) => one.name);
  if (!chart) return diagnosticAt(line, `there is no chart \`${name}\``, suggest(name, names, 'the name of a chart'));
  if (version === undefined) return [];
  const right = chartRelease(name);
  return [
    ...(version === right ? [] : diagnosticAt(line, `\`${name}\` has the version "${version}"`, `write ${right}`)),
    ...(values ? checkHelmValue(chart, values) : []),
  ];
}
