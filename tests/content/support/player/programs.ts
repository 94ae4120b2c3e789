import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import get from 'lodash/get';
import YAML from 'yaml';
import {type Arguments, given, has, readCall} from '../../../../tools/check/commands/tool';
import {HELM, readAssignments} from '../../../../tools/check/commands/helm';
import type {Store} from '../api-server/store';
import {customDefinitions, objectsOf, ofOwnChart} from './charts';

/** The value that a call of Helm sets for a key with `--set` or a values file. The last one wins. */
function valueOf({flags}: Arguments, folder: string, key: string): string | undefined {
  let found: unknown;
  for (const {name, value} of flags) {
    const file = path.join(folder, value);
    if (name === 'values' && existsSync(file)) found = get(YAML.parse(readFileSync(file, 'utf8')), key) ?? found;
    if (!name.startsWith('set')) continue;
    for (const set of readAssignments(`--${name}`, value)) if (set.path.join('.') === key) found = set.value;
  }
  return found === undefined ? undefined : String(found);
}

const RELEASE = 'meta.helm.sh/release-name';

/** Deletes the objects of a release, except volumes. */
function uninstall(store: Store, namespace: string, release: string): void {
  for (const object of store.list(undefined, namespace))
    if (object.metadata.annotations?.[RELEASE] === release && object.kind !== 'PersistentVolumeClaim')
      store.delete(object);
}

/** Simulates the effect of a Helm call on the cluster, as far as commands on pages depend on it. */
export function helm(store: Store, words: readonly string[], folder: string): string {
  const asWords = words.map((text) => ({line: 0, text, dynamic: false, quoted: true}));
  const args = readCall(HELM, asWords, 0);
  const positionals = args.positionals.map(({text}) => text);
  const [release = '', chart = ''] = positionals;
  const namespace = given(args, 'namespace').at(-1)?.value ?? 'default';
  const command = args.path.join(' ');
  if (command === 'uninstall')
    for (const name of positionals) {
      if (!store.releases.delete(`${namespace}/${name}`) && !has(args, 'ignore-not-found'))
        throw new Error(`there is no release ${namespace}/${name}`);
      uninstall(store, namespace, name);
    }
  if (command === 'show crds')
    return customDefinitions
      .map((one) => YAML.stringify({apiVersion: 'apiextensions.k8s.io/v1', ...one}))
      .join('---\n');
  if (command !== 'upgrade' && command !== 'install') return '';
  if (command === 'upgrade' && !has(args, 'install') && !store.releases.has(`${namespace}/${release}`))
    throw new Error(`there is no release ${namespace}/${release} to upgrade`);
  if (has(args, 'create-namespace') && !store.find('Namespace', undefined, namespace))
    store.create({kind: 'Namespace', metadata: {name: namespace}});
  // The chart in the working directory has the name of its release.
  const name = chart === '.' ? release : path.basename(chart);
  const objects = chart.startsWith('local/')
    ? ofOwnChart(name)
    : objectsOf(name, release, (key) => valueOf(args, folder, key));
  store.releases.add(`${namespace}/${release}`);
  uninstall(store, namespace, release);
  for (const object of objects) {
    const metadata = {...object.metadata, namespace, annotations: {[RELEASE]: release}};
    if (!store.find(object.kind, namespace, metadata.name ?? '')) store.create({...object, metadata});
  }
  return '';
}

/** Simulates scbctl, which creates Scans. Its output is checked elsewhere. */
export function scbctl(store: Store, words: readonly string[]): string {
  const end = words.includes('--') ? words.indexOf('--') : words.length;
  const [own, parameters] = [words.slice(0, end), words.slice(end + 1)];
  const flag = (name: string) => (own.includes(name) ? own[own.indexOf(name) + 1] : undefined);
  const [command, scanType = ''] = own.filter((word, at) => !word.startsWith('-') && !own[at - 1]?.startsWith('-'));
  const metadata = {name: flag('--name') ?? scanType, namespace: flag('--namespace') ?? 'default'};
  const isPossible =
    store.find('Namespace', undefined, metadata.namespace) && !store.find('Scan', metadata.namespace, metadata.name);
  if (command === 'scan' && isPossible) store.create({kind: 'Scan', metadata, spec: {scanType, parameters}});
  return '';
}
