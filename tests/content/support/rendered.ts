import {spawnSync} from 'node:child_process';
import get from 'lodash/get';
import isPlainObject from 'lodash/isPlainObject';
import memoize from 'lodash/memoize';
import once from 'lodash/once';
import {parse, parseAllDocuments} from 'yaml';
import {checkManifest} from '../../../tools/check/manifests/manifests';
import {collectFacts} from '../../../tools/check/fences/fences';
import {programPath} from '../../../tools/test/programs';
import type {DataMap} from '../../../src/simulator/data';
import {folderWith} from '../../support/folder';

/** The files of a chart by relative path. */
export type ChartFiles = ReadonlyMap<string, string>;

/** Values of a chart, or overrides. */
export type Values = Readonly<Record<string, unknown>>;

const chartValues = (files: ChartFiles): Values => parse(files.get('values.yaml') ?? '') as Values;

const folderOf = memoize((files: ChartFiles): string => folderWith(Object.fromEntries(files)));
/** Cached, because each search starts the program. */
const helm = once(() => programPath('helm'));

/**
 * The manifests that Helm renders for a chart with overrides, as the release `example` in `integration-tests`.
 *
 * @throws Error for a manifest that violates its schema
 */
export function manifestsOf(files: ChartFiles, changes: Values = {}): readonly DataMap[] {
  const folder = folderOf(files);
  const args = ['template', 'example', folder, '--namespace', 'integration-tests', '--values', '-'];
  const env = {HOME: folder, KUBECONFIG: '/dev/null'} as NodeJS.ProcessEnv;
  const {status, stdout, stderr} = spawnSync(helm(), args, {input: JSON.stringify(changes), encoding: 'utf8', env});
  if (status !== 0) throw new Error(stderr);
  const flaws = checkManifest(stdout, collectFacts([]));
  if (flaws.length > 0)
    throw new Error(flaws.map(({line, problem}) => `${line}: ${problem}`).join('\n') + `\n${stdout}`);
  const documents = parseAllDocuments(stdout).map((document) => document.toJS() as DataMap | null);
  return documents.filter((manifest) => manifest !== null);
}

const isFilledMap = (value: unknown): value is Values =>
  isPlainObject(value) && Object.keys(value as object).length > 0;

/** The paths of all values that a user can set: all except nonempty maps. */
const leavesOf = (values: Values, path: readonly string[] = []): string[][] =>
  Object.entries(values).flatMap(([key, value]) =>
    isFilledMap(value) ? leavesOf(value, [...path, key]) : [[...path, key]],
  );

/** Paths in `changes` that do not exist in the chart. Below an empty map or null, every path is allowed. */
export function unknownValues(files: ChartFiles, changes: Values): string[] {
  const values = chartValues(files);
  const isUnknown = (leaf: readonly string[]): boolean =>
    leaf.some((key, depth) => {
      const parent: unknown = depth === 0 ? values : get(values, leaf.slice(0, depth));
      return isFilledMap(parent) && !Object.hasOwn(parent, key);
    });
  return leavesOf(changes)
    .map((leaf) => leaf.join('.'))
    .filter((leaf) => isUnknown(leaf.split('.')));
}
