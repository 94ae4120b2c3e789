import {CHART_REGISTRY} from '../../../src/catalog';
import {chartByName, chartRelease, charts} from '../../../src/catalog/charts';
import {type Diagnostic, diagnosticAt} from '../../../src/lib/diagnostic';
import {suggest} from '../../../src/lib/nearest';
import {checkHelmValue} from '../manifests/helm-values';
import type {YamlDocument} from '../manifests/yaml-text';
import {embeddedValues, type GuideFiles, kindOf} from './files';

/** A product chart that a guide installs. */
export interface Installed {
  readonly name: string;
  readonly line: number;
  /** The version; undefined where another check reports it. */
  readonly version?: string;
  readonly values?: YamlDocument | undefined;
}

const HOST = CHART_REGISTRY.replace('oci://', '');

/** The chart of an Argo CD Application. */
function ofApplication(manifest: YamlDocument): Installed[] {
  const {repoURL, chart, targetRevision = ''} = manifest.map('spec', 'source');
  if (chart === undefined || String(repoURL).replace('oci://', '') !== HOST) return [];
  const line = manifest.lineOf(['spec', 'source', 'chart']);
  return [{name: String(chart), version: String(targetRevision), line, values: embeddedValues(manifest)}];
}

/** The charts of an ApplicationSet whose list generator has them as `{chart: nmap}`. */
function ofApplicationSet(manifest: YamlDocument): Installed[] {
  const {repoURL, targetRevision} = manifest.map('spec', 'template', 'spec', 'source');
  if (String(repoURL) !== HOST) return [];
  const text = JSON.stringify(manifest.at('spec', 'generators') ?? '');
  const line = manifest.lineOf(['spec', 'generators']);
  const values = embeddedValues(manifest.part('spec', 'template'));
  return [...text.matchAll(/"chart":"([\w-]+)"/g)].map(([, name]) => ({
    name: name!,
    version: String(targetRevision),
    line,
    values,
  }));
}

/** The chart of a Flux OCIRepository, with the values of the HelmRelease that refers to it. */
function ofRepository(manifest: YamlDocument, all: readonly YamlDocument[]): Installed[] {
  const address = String(manifest.at('spec', 'url') ?? '');
  if (!address.startsWith(`${CHART_REGISTRY}/`)) return [];
  const {tag, semver} = manifest.map('spec', 'ref');
  const own = manifest.at('metadata', 'name');
  const release = all.find((one) => kindOf(one) === 'HelmRelease' && one.at('spec', 'chartRef', 'name') === own);
  return [
    {
      name: address.slice(CHART_REGISTRY.length + 1),
      version: String(tag ?? semver ?? ''),
      line: manifest.lineOf(['spec', 'url']),
      values: release && embeddedValues(release),
    },
  ];
}

const INSTALLERS: Readonly<
  Record<string, (manifest: YamlDocument, all: readonly YamlDocument[]) => readonly Installed[]>
> = {Application: ofApplication, ApplicationSet: ofApplicationSet, OCIRepository: ofRepository};

/** Product charts that the guide's manifests and commands install. */
export function installedCharts({manifests, values, commands, scripts}: GuideFiles): Installed[] {
  const declared = manifests.flatMap((one) => INSTALLERS[kindOf(one)]?.(one, manifests) ?? []);
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
  const shown = values.map(({chart, document}) => ({name: chart, line: document.lineOf([]), values: document}));
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
