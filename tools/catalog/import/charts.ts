import {execFile} from 'node:child_process';
import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {parse, parseAllDocuments} from 'yaml';
import type {KubernetesObject, ProductChart} from '../../../src/catalog/facts';
import {isMap} from '../../../src/lib/map';
import {digestOf} from './source';
import type {Checkout} from './checkout';

type Map = Record<string, unknown>;

/** Stands for the chart version, which is the release. */
const RELEASE = '0.0.0-release';
/** Labels that every chart sets, with the version of the chart. */
const OF_HELM = /^(?:helm\.sh\/chart|app\.kubernetes\.io\/(?:managed-by|version|instance))$/;

const run = promisify(execFile);

/** Dotted paths of all values that are not maps, including empty maps. */
export function leaves(value: Map, prefix = ''): Record<string, unknown> {
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, part]) =>
      isMap(part) && Object.keys(part).length > 0 ? leaves(part, `${prefix}${key}.`) : {[prefix + key]: part},
    ),
  ) as Record<string, unknown>;
}

/** Lines of a script in a ConfigMap that people read. */
const COMMENT = /^[ \t]*#(?!!).*\n/gm;

/** Drops what differs between two renderings of the same chart, and texts for people. */
function steady(object: Map): KubernetesObject {
  const walk = (value: unknown, key: string, kind: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => walk(one, '', kind));
    if (typeof value === 'string')
      return value.length > 400
        ? `text ${digestOf(value)}`
        : value.replaceAll(COMMENT, '').replaceAll(RELEASE, '$release');
    if (!isMap(value)) return value;
    const entries = Object.entries(value)
      .filter(([name, part]) => !OF_HELM.test(name) && part !== null)
      .filter(([name]) => !(key === 'annotations' && name === 'description'))
      // Passwords are random.
      .map(([name, part]) => [name, key === 'data' && kind === 'Secret' ? '' : walk(part, name, kind)] as const)
      .filter(([name, part]) => !(name === 'labels' && isMap(part) && Object.keys(part).length === 0));
    return Object.fromEntries(entries);
  };
  return walk(object, '', object['kind']) as KubernetesObject;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const inOrder = (objects: readonly KubernetesObject[]): readonly KubernetesObject[] =>
  objects.toSorted((a, b) => (`${a.kind} ${a.metadata.name}` < `${b.kind} ${b.metadata.name}` ? -1 : 1));

/** Other values for booleans in conditions of templates, and for texts that templates compare with. */
function switchesOf(templates: string, values: Readonly<Record<string, unknown>>): readonly string[] {
  const conditions = [...templates.matchAll(/\{\{-?\s*(?:else\s+)?if\s[^}]*\}\}/g)].map(([text]) => text).join('\n');
  const read = new Set([...conditions.matchAll(/\.Values\.([\w.]*\w)/g)].map(([, key]) => key!));
  const flipped = Object.entries(values).flatMap(([key, value]) =>
    typeof value === 'boolean' && read.has(key) ? [`${key}=${!value}`] : [],
  );
  const compared = [...templates.matchAll(/\beq\s+\.Values\.([\w.]+)\s+"([^"]+)"/g)].flatMap(
    ([, key = '', text = '']) => (values[key] === text ? [] : [`${key}=${text}`]),
  );
  return [...new Set([...flipped, ...compared])].toSorted();
}

async function render(helm: string, folder: string, name: string, set?: string): Promise<readonly KubernetesObject[]> {
  const words = [
    'template',
    name,
    folder,
    '--namespace',
    'NAMESPACE',
    '--skip-tests',
    ...(set === undefined ? [] : ['--set', set]),
  ];
  const {stdout} = await run(helm, words, {maxBuffer: 64 * 1024 * 1024});
  const documents = parseAllDocuments(stdout, {logLevel: 'error', uniqueKeys: false});
  const objects = [...documents].map((one): unknown => one.toJS({maxAliasCount: 1000}));
  return inOrder(
    objects
      .filter(isMap)
      .filter((one) => one['kind'] !== undefined)
      .map(steady),
  );
}

/** Chart.yaml with the release as its version, and without subcharts, which are not in a checkout. */
function copied(root: string, folder: string, scratch: string): string {
  const copy = path.join(scratch, folder);
  cpSync(path.join(root, folder), copy, {recursive: true, filter: (from) => !/node_modules|testFiles|__/.test(from)});
  const file = path.join(copy, 'Chart.yaml');
  const {dependencies: _, ...meta} = parse(readFileSync(file, 'utf8')) as Map;
  writeFileSync(file, JSON.stringify({...meta, version: RELEASE}));
  return copy;
}

/** Reads a chart and renders it with Helm; undefined if that fails. */
export async function readChart(
  checkout: Checkout,
  folder: string,
  {helm, scratch}: {readonly helm: string; readonly scratch: string},
): Promise<readonly [name: string, chart: ProductChart] | undefined> {
  const meta = checkout.attempt(`${folder}/Chart.yaml`, (text) => parse(text) as Map);
  if (meta === undefined) return undefined;
  const name = meta['name'];
  if (typeof name !== 'string') return checkout.refuse(`${folder}/Chart.yaml`, 'the chart has no name');
  const file =
    [`${folder}/values.yaml`, `${folder}/values.yml`].find((one) => checkout.has(one)) ?? `${folder}/values.yaml`;
  const values = checkout.attempt(file, (text) => leaves((parse(text) ?? {}) as Map));
  if (values === undefined) return undefined;
  const templates = checkout.files
    .filter((one) => one.startsWith(`${folder}/templates/`))
    .map((one) => checkout.text(one))
    .join('\n');
  const keys = Object.keys(values);
  const read = new Set([...templates.matchAll(/\.Values\.([\w.]*\w)/g)].map(([, key]) => key!));
  const isListed = (key: string) =>
    keys.some((one) => one === key || one.startsWith(`${key}.`) || key.startsWith(`${one}.`));
  try {
    const copy = copied(checkout.root, folder, scratch);
    const objects = await render(helm, copy, name);
    const switches: Record<string, readonly KubernetesObject[]> = {};
    for (const set of switchesOf(templates, values)) {
      const changed = (await render(helm, copy, name, set)).filter((one) => !objects.some((old) => isSame(old, one)));
      if (changed.length > 0) switches[set] = changed;
    }
    const platforms = isMap(meta['annotations']) ? meta['annotations']['supported-platforms'] : undefined;
    const dependencies = Array.isArray(meta['dependencies']) ? meta['dependencies'].filter(isMap) : [];
    return [
      name,
      {
        folder,
        appVersion: meta['appVersion'] === undefined ? null : String(meta['appVersion'] as string),
        platforms: typeof platforms === 'string' ? platforms.split(',').map((one) => one.trim()) : [],
        deprecated: meta['deprecated'] === true,
        subcharts: dependencies,
        values,
        unlisted: [...read].filter((key) => !isListed(key)).toSorted(),
        objects,
        switches,
      },
    ];
  } catch (error) {
    const message = (error as {stderr?: string}).stderr?.trim() || (error as Error).message;
    const said = message.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('Use --debug'));
    return checkout.refuse(folder, `Helm cannot render the chart: ${said.join(' ').replace(/^Error: /, '')}`);
  }
}
