import {chartByName, charts} from '../../../src/catalog/charts';
import {customResources} from '../../../src/catalog/crds';
import {builtInResources} from '../../../src/catalog/tools';
import {type Diagnostic, diagnosticAt} from '../../../src/lib/diagnostic';
import {isMap} from '../../../src/lib/map';
import {nearest, suggest} from '../../../src/lib/nearest';
import type {PageFacts} from '../fences/fences';
import {checkHelmValue} from './helm-values';
import {checkMeaning, checkSchedule} from './meaning';
import {checkForeign, checkKubernetesKind, checkMetadata, checkPodFields} from './kubernetes';
import {checkSchema, wrongPart} from './schemas';
import {parseYaml, type YamlDocument} from './yaml-text';

/** True if the group or the kind of a manifest belongs to the product. */
function isProductManifest(apiVersion: unknown, kind: unknown): boolean {
  const group = String(apiVersion).split('/')[0]!;
  return group.endsWith('securecodebox.io') || customResources.some((resource) => resource.kind === kind);
}

/** Checks `apiVersion` and `kind` of a product manifest. If there are no diagnostics, the kind has a schema. */
function checkProductKind(document: YamlDocument): Diagnostic[] {
  const [apiVersion, kind] = [String(document.at('apiVersion')), String(document.at('kind'))];
  const resource = customResources.find((one) => one.kind === kind);
  const kinds = customResources.map((one) => one.kind);
  if (!resource) return document.report(['kind'], `secureCodeBox has no kind \`${kind}\``, suggest(kind, kinds));
  const expected = `${resource.group}/${resource.version}`;
  if (apiVersion === expected) return [];
  const problem = `${kind} has the apiVersion ${expected}, not ${apiVersion}`;
  return document.report(['apiVersion'], problem, `write \`apiVersion: ${expected}\``);
}

const current = (group: string): string => (group === '' ? 'v1' : `${group}/${group === 'autoscaling' ? 'v2' : 'v1'}`);

/** Checks that a Kubernetes kind has its current group and version. Groups of other products are skipped. */
function checkApiVersion(document: YamlDocument, apiVersion: string, kind: string): Diagnostic[] {
  const [group = ''] = apiVersion.includes('/') ? apiVersion.split('/') : [''];
  const groups = builtInResources.filter((resource) => resource.kind === kind).map((resource) => resource.group);
  const known = builtInResources.map((resource) => resource.group).filter((one) => !one.includes('coreos'));
  const isForeign = group.includes('.') && nearest(group, known) === undefined;
  if (isForeign) return [];
  if (groups.length === 0) {
    if (group.includes('.') && !known.includes(group)) return [];
    const kinds = builtInResources.map((resource) => resource.kind);
    const fix = suggest(kind, kinds, 'file="…" for a fence with another kind of file');
    return document.report(['kind'], `Kubernetes has no kind \`${kind}\` in \`${apiVersion}\``, fix);
  }
  const right = current(groups.includes(group) ? group : groups[0]!);
  if (apiVersion === right || apiVersion === 'autoscaling/v1') return [];
  const fix = `write \`apiVersion: ${right}\`, or add historic="…"`;
  return document.report(['apiVersion'], `${kind} does not belong to \`${apiVersion}\``, fix);
}

/** A name that Kubernetes accepts for most objects. */
const OBJECT_NAME = /^(?=.{1,253}$)[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;

/** Checks `metadata.name`, which the schemas do not restrict. */
function checkName(document: YamlDocument, kind: string): Diagnostic[] {
  const {name, generateName} = document.map('metadata');
  if (name === undefined && generateName === undefined)
    return document.report(['metadata', 'name'], `\`${kind}.metadata.name\` is missing`, 'add it');
  if (OBJECT_NAME.test(String(name ?? 'a')) || /Role(?:Binding)?$/.test(kind)) return [];
  const problem = `\`${String(name)}\` cannot be the name of a ${kind}`;
  return document.report(['metadata', 'name'], problem, 'use lowercase letters, digits and hyphens');
}

/** Checks that the values in the `data` of a Secret are base64. */
const checkSecret = (document: YamlDocument): Diagnostic[] =>
  Object.entries(document.map('data')).flatMap(([name, text]) =>
    /^[A-Za-z0-9+/\n]*={0,2}\n?$/.test(String(text))
      ? []
      : document.report(['data', name], `\`${name}\` is not base64`, 'write base64, or put the text under stringData'),
  );

/** Checks a manifest of Kubernetes or of another product. */
function checkKubernetes(document: YamlDocument): Diagnostic[] {
  if (!isMap(document.value))
    return diagnosticAt(1, 'the document is not a manifest', 'write apiVersion, kind and metadata');
  const {apiVersion, kind} = document.value;
  if (typeof apiVersion !== 'string')
    return document.report(['apiVersion'], 'the manifest has no apiVersion', 'add it');
  if (typeof kind !== 'string')
    return document.report(['kind'], 'the manifest has no kind', 'add it, for example `kind: Scan`');
  const form = [
    ...checkApiVersion(document, apiVersion, kind),
    ...checkName(document, kind),
    ...(kind === 'Secret' ? checkSecret(document) : []),
  ];
  if (form.length > 0) return form;
  const own = checkKubernetesKind(apiVersion, kind, document);
  if (own) return [...own, ...checkSchedule(kind, document)];
  const metadata = checkMetadata(kind, document);
  return metadata.length > 0 ? metadata : checkForeign(document);
}

/** Adds diagnostics from the second list on other lines, because two validators can report the same mistake. */
function merged(first: readonly Diagnostic[], second: readonly Diagnostic[]): Diagnostic[] {
  const lines = new Set(first.map(({line}) => line));
  return [...first, ...second.filter(({line}) => !lines.has(line))];
}

function diagnosticsOf(document: YamlDocument, page: PageFacts): Diagnostic[] {
  if (!isProductManifest(document.at('apiVersion'), document.at('kind'))) return checkKubernetes(document);
  const checkKind = checkProductKind(document);
  if (checkKind.length > 0) return checkKind;
  const kind = String(document.at('kind'));
  return [...merged(checkSchema(kind, document), checkPodFields(document)), ...checkMeaning(kind, document, page)];
}

/** Checks one or more manifests: product kinds against their schemas, Kubernetes kinds against its API. */
export function checkManifest(text: string, page: PageFacts): Diagnostic[] {
  const {documents, diagnostics} = parseYaml(text, {kubernetes: true});
  if (diagnostics.length === 0 && documents.length === 0) return diagnosticAt(1, 'there is no manifest', 'write one');
  return merged(
    diagnostics,
    documents.flatMap((document) => diagnosticsOf(document, page)),
  );
}

/** Checks a part of a product manifest, for example `Scan.spec.cascades`. */
export function checkPart(text: string, part: string, page: PageFacts): Diagnostic[] {
  const wrong = wrongPart(part);
  if (wrong) return [wrong];
  const {documents, diagnostics} = parseYaml(text, {kubernetes: true});
  const own = documents.flatMap((document) => [
    ...merged(checkSchema(part, document, true), checkPodFields(document)),
    ...checkMeaning(part, document, page),
  ]);
  return [...diagnostics, ...own];
}

/** Checks a values file of a chart. */
export function checkValues(text: string, chartName: string): Diagnostic[] {
  const chart = chartByName(chartName);
  if (!chart) {
    const names = charts.map(({name}) => name);
    const fix = suggest(chartName, names, 'the name of a chart, or file="…" for a chart of others');
    return diagnosticAt(0, `values="${chartName}": there is no such chart`, fix);
  }
  const {documents, diagnostics} = parseYaml(text, {kubernetes: true});
  const own = documents.flatMap((document) => merged(checkHelmValue(chart, document), checkPodFields(document)));
  return [...diagnostics, ...own];
}
