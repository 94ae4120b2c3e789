import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import merge from 'lodash/merge';
import uniqBy from 'lodash/uniqBy';
import get from 'lodash/get';
import YAML from 'yaml';
import {chartRelease} from '../../../../src/catalog';
import {chartFacts} from '../../../../src/catalog/facts';
import {customResources} from '../../../../src/catalog/crds';
import {type Draft, type Json, resources} from '../api-server/objects';
import {type Arguments, given, has, readCall} from '../../../../tools/check/commands/tool';
import {HELM, readAssignments} from '../../../../tools/check/commands/helm';
import type {Store} from '../api-server/store';

type ValueOf = (key: string) => string | undefined;

const draft = (kind: string, name: string, rest: Json = {}): Draft => ({kind, metadata: {name}, ...rest});

/** The CRDs of secureCodeBox, reduced to the fields in a list. */
const customDefinitions: readonly Draft[] = customResources.map(({plural, group, kind, scope}) =>
  draft('CustomResourceDefinition', `${plural}.${group}`, {spec: {group, scope, names: {kind, plural}}}),
);

const workload = (kind: string, name: string): Draft => {
  const labels = {'app.kubernetes.io/instance': name};
  const template = {metadata: {labels}, spec: {containers: [{name}]}};
  return draft(kind, name, {spec: {replicas: 1, selector: {matchLabels: labels}, template}});
};

/** Objects that Helm and controllers add to the templates of a chart, and a chart of DefectDojo. */
const OTHERS: Readonly<Record<string, readonly Draft[]>> = {
  operator: [...customDefinitions, draft('PersistentVolumeClaim', 'data-securecodebox-operator-minio-0')],
  'persistence-elastic': [
    workload('Deployment', 'persistence-elastic-kibana'),
    workload('StatefulSet', 'elasticsearch-master'),
    draft('PersistentVolumeClaim', 'elasticsearch-master-elasticsearch-master-0'),
  ],
  defectdojo: [
    workload('Deployment', 'defectdojo-django'),
    draft('Service', 'defectdojo-django', {spec: {ports: [{port: 80}]}}),
    draft('Secret', 'defectdojo', {data: {DD_ADMIN_PASSWORD: 'c2VjcmV0'}}),
  ],
};

/** Objects of a contributor's own chart, with images built from a commit. */
function ofOwnChart(chart: string): Draft[] {
  const image = (role: string) => `docker.io/securecodebox/${role}-${chart}:sha-1a2b3c4`;
  if (chart === 'finding-filter')
    return [draft('ScanCompletionHook', chart, {spec: {type: 'ReadAndWrite', priority: 0, image: image('hook')}})];
  const type = chart === 'nmap' ? 'nmap-xml' : `${chart}-json`;
  const containers = [{name: chart, image: image('scanner')}];
  const extractResults = {type, location: '/home/securecodebox/results'};
  return [
    draft('ScanType', chart, {spec: {extractResults, jobTemplate: {spec: {template: {spec: {containers}}}}}}),
    draft('ParseDefinition', type, {spec: {image: image('parser')}}),
  ];
}

/** Kinds whose names a chart does not derive from the name of the release. */
const FIXED = ['ScanType', 'ParseDefinition', 'CascadingRule'];

/** An object of a chart with the names, labels and values of the release. */
function released(object: Draft, chart: string, release: string, valueOf: ValueOf): Draft {
  const labels = {'app.kubernetes.io/instance': release};
  const {kind, metadata, spec} = merge(
    object,
    {metadata: {labels}},
    object.spec?.['template'] && {spec: {template: {metadata: {labels}}}},
  );
  const own = metadata.name ?? '';
  const suffix = kind === 'ScanType' ? (valueOf('scanner.nameAppend') ?? '') : '';
  const isNamed = own === chart && !FIXED.includes(kind);
  const name = isNamed ? (release.includes(chart) ? release : `${release}-${chart}`) : own + suffix;
  const [type, priority] = [valueOf('hook.type'), valueOf('hook.priority')];
  const values = kind === 'ScanCompletionHook' && {...(type && {type}), ...(priority && {priority: Number(priority)})};
  return {...object, metadata: {...metadata, name}, ...(spec && {spec: {...spec, ...values}})};
}

/** Objects of a chart of secureCodeBox: as Helm rendered them for the import, with the switches that the values turn. */
function objectsOf(chart: string, release: string, valueOf: ValueOf): readonly Draft[] {
  const {objects = [], switches = {}} = chartFacts(chart) ?? {};
  const switched = Object.entries(switches).filter(([change]) => {
    const [key = '', value] = change.split('=');
    return valueOf(key) === value;
  });
  const rendered = JSON.stringify([...switched.flatMap(([, changed]) => changed), ...objects])
    .replaceAll('$release', chartRelease(chart))
    .replaceAll('operator-minio', `${release}-minio`);
  const all = uniqBy(JSON.parse(rendered) as Draft[], ({kind, metadata}) => `${kind} ${metadata.name}`);
  const known = all.filter(({kind}) => resources.some((resource) => resource.kind === kind));
  return [...known.map((object) => released(object, chart, release, valueOf)), ...(OTHERS[chart] ?? [])];
}

/** The value that a call of Helm sets for a key with `--set` or a values file. The last one wins. */
function setIn({flags}: Arguments, folder: string, key: string): string | undefined {
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
    : objectsOf(name, release, (key) => setIn(args, folder, key));
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
