import path from 'node:path';
import type {Files} from './files';
import {CHART_VERSION, withoutActions} from './helm';
import {at} from '../../../src/lib/at';
import {documents, isMap, leaves, type Map} from './yaml';

/** A chart of the product, read from its files. */
export interface ProductChart {
  readonly name: string;
  readonly folder: string;
  readonly appVersion: string | undefined;
  readonly deprecated: boolean;
  /** From the annotation `supported-platforms`, if it exists. */
  readonly platforms: readonly string[] | undefined;
  readonly subcharts: readonly {readonly name: string; readonly version: string; readonly repository: string}[];
  /** Undefined when values.yaml is missing or cannot be read. */
  readonly values: Map | undefined;
  /** Keys that templates read, including those missing from values.yaml, such as `scanner.nameAppend`. */
  readonly readByTemplates: ReadonlySet<string>;
  /** Objects that the templates create. */
  readonly objects: readonly Made[];
  /** CascadingRules, each with its file. */
  readonly rules: readonly Made[];
}

/** An object with the file that creates it. */
export interface Made {
  readonly name: string;
  readonly file: string;
  readonly object: Map;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** Repository and tag in a block of values. Without a tag, the templates choose one. */
export function imageAt(chart: ProductChart, key: string) {
  const block = at(chart.values, key);
  if (!isMap(block)) return undefined;
  const repository = text(block['repository']);
  return repository === undefined ? undefined : {repository, tag: text(block['tag']) || undefined};
}

/** The image reference of each block of values that sets a repository and a tag. */
export function pinnedImages(chart: ProductChart): readonly {key: string; image: string}[] {
  return leaves(chart.values ?? {}).flatMap((leaf) => {
    const key = /^(.+)\.repository$/.exec(leaf)?.[1];
    const tag = key === undefined ? undefined : text(at(chart.values, `${key}.tag`));
    if (key === undefined || !tag) return [];
    const registry = text(at(chart.values, `${key}.registry`));
    const name = text(at(chart.values, leaf)) ?? '';
    return [{key, image: `${registry ? `${registry}/` : ''}${name}:${tag}`}];
  });
}

const made = (file: string, objects: readonly Map[] = []): readonly Made[] =>
  objects.map((object) => ({name: String(at(object, 'metadata.name') ?? ''), file, object}));

const isRule = ({object}: Made): boolean => object['kind'] === 'CascadingRule';

/** Reads the chart in a folder; undefined if Chart.yaml is unreadable. */
export function readChart(files: Files, folder: string): ProductChart | undefined {
  const meta = files.attempt(`${folder}/Chart.yaml`, (source) => {
    const [first] = documents(source);
    if (text(first?.['name']) === undefined) throw new Error('the chart has no name');
    return first!;
  });
  if (meta === undefined) return undefined;
  const name = String(meta['name']);
  const appVersion = text(meta['appVersion']);
  const valuesFile = files.firstOf(`${folder}/values.yaml`, `${folder}/values.yml`);
  if (valuesFile === undefined) files.unread.push({file: `${folder}/values.yaml`, because: 'there is no such file'});
  const values = valuesFile && files.attempt(valuesFile, (source) => documents(source)[0] ?? {});
  const context = {values: values || {}, appVersion, chart: name};
  const below = files.below(folder);
  const templates = below.filter((file) => /\/templates\/.*\.(ya?ml|tpl)$/.test(file) && !file.includes('/tests/'));
  const objects = templates
    .filter((file) => !file.endsWith('.tpl'))
    .flatMap((file) =>
      made(
        file,
        files.attempt(file, (source) => documents(withoutActions(source, context))),
      ),
    );
  const rules = below
    .filter((file) => /\/cascading-rules\/.*\.ya?ml$/.test(file))
    .flatMap((file) => made(file, files.attempt(file, documents)));
  const platforms = text(at(meta['annotations'], 'supported-platforms'));
  return {
    name,
    folder: path.posix.normalize(folder),
    appVersion,
    deprecated: meta['deprecated'] === true,
    platforms: platforms?.split(',').map((one) => one.trim()),
    subcharts: (Array.isArray(meta['dependencies']) ? meta['dependencies'] : []).flatMap((one) =>
      isMap(one)
        ? [{name: String(one['name']), version: String(one['version']), repository: String(one['repository'])}]
        : [],
    ),
    values: values || undefined,
    readByTemplates: new Set(
      templates.flatMap((file) => [...files.text(file).matchAll(/\.Values\.([\w.]*\w)/g)].map(([, key]) => key!)),
    ),
    objects,
    rules: [...rules, ...objects].filter(isRule),
  };
}

/** True for an image tag that follows the release. */
export const movesWithRelease = (tag: string | undefined): boolean => tag === undefined || tag === CHART_VERSION;
