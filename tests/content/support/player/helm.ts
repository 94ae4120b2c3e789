import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import get from 'lodash/get';
import YAML from 'yaml';
import {type Arguments, given, has} from '../../../../tools/check/commands/arguments';
import {HELM} from '../../../../tools/check/commands/helm';
import {readAssignments} from '../../../../tools/check/commands/helm-set';
import {readCall} from '../../../../tools/check/commands/tool';
import type {Word} from '../../../../tools/check/shell/types';
import {resourceOfKind} from '../api-server/resources';
import type {Store} from '../api-server/store';
import {customDefinitions, install, objectsOf, ofOwnChart, uninstall} from './charts';

/** The value that a call sets for a key, from `--set` or a values file; later ones win. */
function valueOf({flags}: Arguments, folder: string, key: string): string | undefined {
  let found: unknown;
  for (const {name, value} of flags) {
    const file = path.join(folder, value ?? '');
    if (name === 'values' && existsSync(file)) found = get(YAML.parse(readFileSync(file, 'utf8')), key) ?? found;
    if (!name.startsWith('set') || value === null) continue;
    for (const set of readAssignments(`--${name}`, value)) if (set.path.join('.') === key) found = set.value;
  }
  return found === undefined ? undefined : String(found);
}

/** Does what a call of helm would do to the cluster, as far as commands on pages come across it. */
export function helm(store: Store, words: readonly string[], folder: string): string {
  const asWord = (text: string): Word => ({line: 0, text, dynamic: false, quoted: true});
  const {path: names, args} = readCall(HELM, words.map(asWord), 0);
  const positionals = args.positionals.map(({text}) => text);
  const [release = '', chart = ''] = positionals;
  const namespace = given(args, 'namespace').at(-1)?.value ?? 'default';
  const command = names.join(' ');
  const named = (name: string): string => `${namespace}/${name}`;
  if (command === 'uninstall')
    for (const name of positionals) {
      if (!store.releases.delete(named(name))) throw new Error(`there is no release ${named(name)} to uninstall`);
      uninstall(store, namespace, name);
    }
  if (command === 'show crds')
    return customDefinitions()
      .map((one) => YAML.stringify(one))
      .join('---\n');
  if (command !== 'upgrade' && command !== 'install') return '';
  const namespaces = resourceOfKind('Namespace');
  if (has(args, 'create-namespace') && !store.find(namespaces, undefined, namespace)) {
    store.create(namespaces, {apiVersion: 'v1', kind: 'Namespace', metadata: {name: namespace}});
  }
  // A chart in the folder at hand is named as its release.
  const name = chart === '.' ? release : (chart.split('/').at(-1) ?? '');
  const objects = chart.startsWith('local/')
    ? ofOwnChart(name)
    : objectsOf(name, release, (key) => valueOf(args, folder, key));
  store.releases.add(named(release));
  install(store, namespace, release, objects);
  return '';
}
