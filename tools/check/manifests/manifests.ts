import {chartByName, charts} from '../../../src/catalog/charts';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import {isMap} from '../../../src/text/map';
import {suggest} from '../../../src/text/nearest';
import type {PageFacts} from '../fences/collect-facts';
import {helmValueFlaws} from './helm-values';
import {isProductManifest, kubernetesFlaws, productKindFlaws} from './kubernetes';
import {meaningFlaws} from './meaning';
import {podFlaws} from './models';
import {schemaFlaws} from './schemas';
import {wrongPart} from './schemas';
import {parseYaml, type YamlDocument} from './yaml-text';

/** One flaw per line: two validators can find the same mistake. The first list is kept whole. */
function merged(first: readonly Flaw[], second: readonly Flaw[]): Flaw[] {
  const lines = new Set(first.map(({line}) => line));
  return [...first, ...second.filter(({line}) => !lines.has(line))];
}

function flawsOf(document: YamlDocument, page: PageFacts): Flaw[] {
  const manifest = document.value;
  if (!isMap(manifest) || !isProductManifest(manifest['apiVersion'], manifest['kind']))
    return kubernetesFlaws(document);
  const kindFlaws = productKindFlaws(document, manifest);
  if (kindFlaws.length > 0) return kindFlaws;
  const kind = String(manifest['kind']);
  return [...merged(schemaFlaws(kind, document), podFlaws(document)), ...meaningFlaws(kind, document, page)];
}

/** Checks one or more manifests: the product's kinds against their schemas, Kubernetes kinds against its API. */
export function manifestFlaws(text: string, page: PageFacts): Flaw[] {
  const {documents, flaws} = parseYaml(text, {kubernetes: true});
  if (flaws.length === 0 && documents.length === 0) return flawAt(1, 'there is no manifest', 'write one');
  return merged(
    flaws,
    documents.flatMap((document) => flawsOf(document, page)),
  );
}

/** Checks a part of a manifest of the product, for example `Scan.spec.cascades`. */
export function partFlaws(text: string, part: string, page: PageFacts): Flaw[] {
  const wrong = wrongPart(part);
  if (wrong) return [wrong];
  const {documents, flaws} = parseYaml(text, {kubernetes: true});
  const own = documents.flatMap((document) => [
    ...merged(schemaFlaws(part, document, true), podFlaws(document)),
    ...meaningFlaws(part, document, page),
  ]);
  return [...flaws, ...own];
}

/** Checks a values file of a chart. */
export function valuesFlaws(text: string, chartName: string): Flaw[] {
  const chart = chartByName(chartName);
  if (!chart) {
    const names = charts.map(({name}) => name);
    const fix = suggest(chartName, names, 'the name of a chart, or file="…" for a chart of others');
    return flawAt(0, `values="${chartName}": there is no such chart`, fix);
  }
  const {documents, flaws} = parseYaml(text, {kubernetes: true});
  const own = documents.flatMap((document) => merged(helmValueFlaws(chart, document), podFlaws(document)));
  return [...flaws, ...own];
}
