import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import {valueAt} from '../api-server/columns';
import {resourceOfKind} from '../api-server/resources';
import type {Store} from '../api-server/store';
import {customDefinitions, install, objectsOf, ofOwnChart, uninstall} from './charts';

/** Flags of helm that are followed by a value. */
const WITH_VALUE = `-n --namespace --set --set-string --set-json --set-file -f --values --version --timeout --repo
--post-renderer --kube-context`.split(/\s/);

interface Call {
  readonly words: readonly string[];
  readonly flags: readonly (readonly [name: string, value: string])[];
}

function readCall(given: readonly string[]): Call {
  const words: string[] = [];
  const flags: [string, string][] = [];
  for (let at = 0; at < given.length; at++) {
    const word = given[at] ?? '';
    const [, name, value] = /^(--?[^=]+)(?:=(.*))?$/s.exec(word) ?? [];
    if (name === undefined) words.push(word);
    else flags.push([name, value ?? (WITH_VALUE.includes(name) ? (given[++at] ?? '') : '')]);
  }
  return {words, flags};
}

/** The value that a call sets for a key, from `--set` or a values file; later ones win. */
function valueOf({flags}: Call, folder: string, key: string): string | undefined {
  let found: unknown;
  for (const [name, value] of flags) {
    if (name === '-f' || name === '--values') {
      const file = path.join(folder, value);
      if (existsSync(file)) found = valueAt(YAML.parse(readFileSync(file, 'utf8')), key) ?? found;
    }
    if (!name.startsWith('--set')) continue;
    for (const part of value.split(/(?<!\\),/)) {
      const [left, ...right] = part.split('=');
      if (left === key) found = right.join('=');
    }
  }
  return found === undefined ? undefined : String(found);
}

/** Does what a call of helm would do to the cluster, as far as commands on pages come across it. */
export function helm(store: Store, given: readonly string[], folder: string): string {
  const call = readCall(given);
  const [command = '', release = '', chart = ''] = call.words;
  const flag = (...names: readonly string[]) => call.flags.findLast(([name]) => names.includes(name))?.[1];
  const namespace = flag('-n', '--namespace') ?? 'default';
  if (command === 'uninstall' || command === 'delete') {
    for (const name of call.words.slice(1)) uninstall(store, namespace, name);
  }
  if (command === 'show' && release === 'crds')
    return customDefinitions()
      .map((one) => YAML.stringify(one))
      .join('---\n');
  if (command !== 'upgrade' && command !== 'install') return '';
  const namespaces = resourceOfKind('Namespace');
  if (flag('--create-namespace') !== undefined && !store.find(namespaces, undefined, namespace)) {
    store.create(namespaces, {apiVersion: 'v1', kind: 'Namespace', metadata: {name: namespace}});
  }
  // A chart in the folder at hand is named as its release.
  const name = chart === '.' ? release : (chart.split('/').at(-1) ?? '');
  const objects = chart.startsWith('local/')
    ? ofOwnChart(name)
    : objectsOf(name, release, (key) => valueOf(call, folder, key));
  install(store, namespace, release, objects);
  return '';
}
