import {chartByName, charts} from '../../../src/catalog/charts';
import {builtInResources} from '../../../src/catalog/tools';
import {ChartValues} from './helm-values';
import {isProductManifest, kubernetesFlaws, productKindFlaws} from './kubernetes';
import {kubernetesKinds} from './kubernetes-schemas';
import {kubernetesMeaningFlaws} from './kubernetes-meaning';
import {meaningFlaws} from './meaning';
import {suggest} from '../../../src/text/nearest';
import type {PageFacts} from '../fences/collect-facts';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import {alongTheWay, schemaFlaws} from './schema-flaws';
import {isRoot, wrongPart} from './schemas';
import {parseYaml, partOf, type YamlDocument} from './yaml-text';
import {isMap} from '../../../src/text/map';

const unjudged = ({lineOf}: YamlDocument, kind: string): Flaw => ({
  line: lineOf(['kind']),
  problem: `there is no schema of ${kind}, so that a misspelled field would not be found`,
  mend: 'write down its fields in tools/check/manifests/kubernetes-kinds.yaml',
});

function manifestFlawsOf(document: YamlDocument, page: PageFacts): Flaw[] {
  const manifest = document.value;
  if (!isMap(manifest) || !isProductManifest(manifest['apiVersion'], manifest['kind'])) {
    const form = kubernetesFlaws(document);
    const kind = isMap(manifest) ? String(manifest['kind']) : '';
    if (form.length > 0) return form;
    if (!kubernetesKinds.has(kind))
      return builtInResources.some((one) => one.kind === kind) ? [unjudged(document, kind)] : [];
    return [...schemaFlaws(kind, document), ...kubernetesMeaningFlaws(kind, document)];
  }
  const kindFlaws = productKindFlaws(document, manifest);
  if (kindFlaws.length > 0) return kindFlaws;
  const kind = String(manifest['kind']);
  return [...schemaFlaws(kind, document), ...meaningFlaws(kind, document, page)];
}

/** A `List` holds manifests of its own. */
function itemsOf(document: YamlDocument): YamlDocument[] {
  const {value} = document;
  if (!isMap(value) || value['kind'] !== 'List' || !Array.isArray(value['items'])) return [];
  return value['items'].map((item: unknown, index) => partOf(document, ['items', index], item));
}

/** Values that charts hand to a pod as they are, with the part of a pod that they, or their items, are. */
const POD_VALUES: Readonly<Record<string, string>> = {
  resources: 'Resources',
  securityContext: 'SecurityContext',
  podSecurityContext: 'SecurityContext',
  affinity: 'Affinity',
  env: 'EnvVar',
  tolerations: 'Toleration',
  extraVolumes: 'Volume',
  extraVolumeMounts: 'VolumeMount',
};

function podFlaws(document: YamlDocument, at: readonly (string | number)[], value: unknown): Flaw[] {
  if (!isMap(value)) return [];
  return Object.entries(value).flatMap(([key, child]): Flaw[] => {
    const [path, part] = [[...at, key], POD_VALUES[key]];
    const listed = part !== undefined && /^(?:EnvVar|Toleration|Volume)/.test(part);
    if (part === undefined) return podFlaws(document, path, child);
    if (Array.isArray(child))
      return child.flatMap((item: unknown, index) => schemaFlaws(part, partOf(document, [...path, index], item)));
    return isMap(child) && !listed ? schemaFlaws(part, partOf(document, path, child)) : [];
  });
}

/** Checks one or more manifests: kinds of the product strictly against their schema, others for their form. */
export function manifestFlaws(text: string, page: PageFacts): Flaw[] {
  const {documents, flaws} = parseYaml(text, {kubernetes: true});
  if (flaws.length === 0 && documents.length === 0) return flawAt(1, 'there is no manifest', 'write one');
  return [
    ...flaws,
    // What is wrong as YAML is wrong as a value, too.
    ...documents
      .flatMap((document) => [document, ...itemsOf(document)].flatMap((one) => manifestFlawsOf(one, page)))
      .filter(({line}) => !flaws.some((told) => told.line === line)),
  ];
}

/** Checks manifests of an older time for their form only. */
export function historicManifestFlaws(text: string): Flaw[] {
  const {documents, flaws} = parseYaml(text);
  return [...flaws, ...documents.flatMap((document) => kubernetesFlaws(document, true))];
}

/** Checks a part of a manifest, for example `Scan.spec.cascades`, or of a pod, for example `Container`. */
export function partFlaws(text: string, part: string, page: PageFacts): Flaw[] {
  const {documents, flaws} = parseYaml(text, {kubernetes: true});
  const root = part.split(/[.[]/)[0]!;
  if (!isRoot(root) && builtInResources.some(({kind}) => kind === root)) return [...flaws];
  const wrong = wrongPart(part);
  if (wrong) return [wrong];
  return [
    ...flaws,
    ...documents.flatMap((document) => [
      ...schemaFlaws(part, document, {mayMiss: alongTheWay(document.value)}),
      ...meaningFlaws(part, document, page),
    ]),
  ];
}

/** Checks a values file of a chart. */
export function valuesFlaws(text: string, chartName: string): Flaw[] {
  const chart = chartByName(chartName);
  if (!chart) {
    const names = charts.map(({name}) => name);
    return flawAt(
      0,
      `values="${chartName}": there is no such chart`,
      suggest(chartName, names, 'the name of a chart, or file="…" for a chart of others'),
    );
  }
  const {documents, flaws} = parseYaml(text, {kubernetes: true});
  const values = new ChartValues(chart);
  const own = documents.flatMap((document) =>
    values.check(document.value).map(({path, problem, mend}) => ({line: document.lineOf(path), problem, mend})),
  );
  const told = new Set(own.map(({line}) => line));
  const inPods = documents.flatMap((document) => podFlaws(document, [], document.value));
  return [...flaws, ...own, ...inPods.filter(({line}) => !told.has(line))];
}

/** Checks YAML of a kind for which there is no schema. */
export function yamlFileFlaws(text: string): Flaw[] {
  return [...parseYaml(text).flaws];
}
