import {execFile} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import get from 'lodash/get';
import mapValues from 'lodash/mapValues';
import once from 'lodash/once';
import sortBy from 'lodash/sortBy';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {parse, parseAllDocuments} from 'yaml';
import type {KubernetesObject, ProductChart} from '../../../src/catalog/facts';
import {isMap} from '../../../src/lib/map';
import {locate, programPath, provide} from '../../test/programs';
import type {Checkout} from './checkout';
import {shortDigest} from './source';

type Map = Record<string, unknown>;
/** Chart.yaml. Only its name is checked. */
type Chart = Map & {readonly name: string};

/** Stands for the chart version, which is the release. */
const RELEASE = '0.0.0-release';
/** Labels that every chart sets, with the version of the chart. */
const OF_HELM = /^(?:helm\.sh\/chart|app\.kubernetes\.io\/(?:managed-by|version|instance))$/;

const run = promisify(execFile);
const helm = once(() => {
  if (locate('helm') === undefined) provide(['helm']);
  return programPath('helm');
});

/** Dotted paths of all values that are not maps, including empty maps. */
function leaves(value: Map, prefix = ''): Record<string, unknown> {
  const parts = Object.entries(value).map(([key, part]) =>
    isMap(part) && Object.keys(part).length > 0 ? leaves(part, `${prefix}${key}.`) : {[prefix + key]: part},
  );
  return Object.assign({}, ...parts) as Record<string, unknown>;
}

/** Drops what differs between two renderings of the same chart, and texts for people. */
const steady = (object: Map): KubernetesObject =>
  JSON.parse(JSON.stringify(object), (key, value: unknown) => {
    if (value === null || OF_HELM.test(key)) return undefined;
    if (typeof value === 'string') {
      const script = value.replaceAll(/^[ \t]*#(?!!).*\n/gm, '');
      return value.length > 400 ? `text ${shortDigest(value)}` : script.replaceAll(RELEASE, '$release');
    }
    if (!isMap(value)) return value;
    // Passwords are random.
    if (key === 'data' && object['kind'] === 'Secret') return mapValues(value, () => '');
    if (key === 'annotations') delete value['description'];
    return value;
  }) as KubernetesObject;

/** Other values for booleans in conditions of templates, and for texts that they compare with. */
function switchesOf(templates: string, values: Readonly<Record<string, unknown>>): readonly string[] {
  const conditions = templates.match(/\{\{-?\s*(?:else\s+)?if\s[^}]*\}\}/g)?.join('\n') ?? '';
  const used = [...conditions.matchAll(/\.Values\.([\w.]*\w)(?:\s+"([^"]+)")?/g)];
  const switches = used.flatMap(([, key = '', text]) => {
    const other = typeof values[key] === 'boolean' ? !values[key] : text;
    return key in values && other !== undefined && other !== values[key] ? [`${key}=${other}`] : [];
  });
  return [...new Set(switches)].toSorted();
}

/** The objects that Helm makes of a chart, in order. */
async function render(folder: string, name: string, ...options: readonly string[]) {
  const words = ['template', name, folder, '--namespace', 'NAMESPACE', '--skip-tests', ...options];
  const {stdout} = await run(helm(), words, {maxBuffer: 64 * 1024 * 1024});
  const documents = [...parseAllDocuments(stdout, {logLevel: 'error', uniqueKeys: false})];
  const objects = documents.map((one): unknown => one.toJS({maxAliasCount: 1000})).filter(isMap);
  return sortBy(objects.map(steady), ({kind, metadata}) => `${kind} ${metadata.name}`);
}

/** The objects with the default values, and those that are new or different with each switch. */
async function objectsOf(source: string, meta: Chart, switches: readonly string[]) {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'chart-'));
  try {
    cpSync(source, copy, {recursive: true, filter: (from) => !/node_modules|testFiles|__/.test(from)});
    // Subcharts are not in a checkout.
    const {dependencies: _, ...own} = meta;
    writeFileSync(path.join(copy, 'Chart.yaml'), JSON.stringify({...own, version: RELEASE}));
    const objects = await render(copy, meta.name);
    const known = new Set(objects.map((one) => JSON.stringify(one)));
    const changed: Record<string, readonly KubernetesObject[]> = {};
    for (const set of switches) {
      const others = (await render(copy, meta.name, '--set', set)).filter((one) => !known.has(JSON.stringify(one)));
      if (others.length > 0) changed[set] = others;
    }
    return {objects, switches: changed};
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
}

/** Reads a chart and renders it with Helm; undefined if that fails. */
export async function readChart(
  checkout: Checkout,
  folder: string,
): Promise<readonly [name: string, chart: ProductChart] | undefined> {
  const meta = checkout.attempt(`${folder}/Chart.yaml`, (text): Chart => {
    const chart = parse(text) as Chart | null;
    if (typeof chart?.name !== 'string') throw new Error('the chart has no name');
    return chart;
  });
  const own = checkout.files.filter((file) => file.startsWith(`${folder}/`));
  const [file = `${folder}/values.yaml`] = own.filter((one) => /^values\.ya?ml$/.test(one.slice(folder.length + 1)));
  const values = checkout.attempt(file, (text) => leaves((parse(text) ?? {}) as Map));
  if (meta === undefined || values === undefined) return undefined;
  const templates = own
    .filter((one) => one.startsWith(`${folder}/templates/`))
    .map((one) => checkout.text(one))
    .join('\n');
  const keys = Object.keys(values).map((key) => `${key}.`);
  const read = [...templates.matchAll(/\.Values\.([\w.]*\w)/g)].map(([, key = '']) => key);
  const isListed = (key: string) => keys.some((one) => one.startsWith(`${key}.`) || `${key}.`.startsWith(one));
  try {
    const facts: ProductChart = {
      folder,
      appVersion: meta['appVersion'] === undefined ? null : String(meta['appVersion'] as string),
      platforms: get(meta, ['annotations', 'supported-platforms'], '').match(/[^\s,]+/g) ?? [],
      deprecated: meta['deprecated'] === true,
      subcharts: (meta['dependencies'] ?? []) as Map[],
      values,
      unlisted: [...new Set(read)].filter((key) => !isListed(key)).toSorted(),
      ...(await objectsOf(path.join(checkout.root, folder), meta, switchesOf(templates, values))),
    };
    return [meta.name, facts];
  } catch (error) {
    const {stderr = '', message} = error as Error & {stderr?: string};
    const said = /^Error: (.*)/m.exec(stderr)?.[1] ?? message;
    return checkout.refuse(folder, `Helm cannot render the chart: ${said}`);
  }
}
