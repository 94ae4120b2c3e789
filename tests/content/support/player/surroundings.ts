import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseShell} from '../../../../tools/check/shell/parse';
import {resourceOfKind} from '../api-server/resources';
import type {Store} from '../api-server/store';
import type {Json, KubeObject} from '../api-server/types';
import {createJob} from './operator';

const create = (store: Store, kind: string, metadata: KubeObject['metadata'], rest: Json = {}): KubeObject =>
  store.create(resourceOfKind(kind), {apiVersion: '', kind, metadata, ...rest});

/** Gives each new namespace its service account, as Kubernetes does. */
export function runKubernetes(store: Store): void {
  store.events.on('created', ({kind, metadata}) => {
    if (kind === 'Namespace') create(store, 'ServiceAccount', {name: 'default', namespace: metadata.name});
  });
}

/** What every new cluster holds: namespaces, and the address of the API. */
export function furnish(store: Store): void {
  for (const name of ['default', 'kube-system']) create(store, 'Namespace', {name});
  const labels = {'kubernetes.io/service-name': 'kubernetes'};
  create(store, 'Service', {name: 'kubernetes', namespace: 'default'}, {spec: {ports: [{port: 443}]}});
  create(
    store,
    'EndpointSlice',
    {name: 'kubernetes', namespace: 'default', labels},
    {addressType: 'IPv4', ports: [{port: 6443}], endpoints: [{addresses: ['172.18.0.2']}]},
  );
}

/** Files that the reader brings along, because a command reads them and the page does not show them. */
export function bringFiles(folder: string, script: string): void {
  for (const {words} of parseShell(script).commands) {
    words.forEach(({text}, index) => {
      const [, own] = /^--(?:from-file|from-env-file|patch-file)=?(.*)$/s.exec(text) ?? [];
      if (own === undefined) return;
      const given = own === '' ? (words[index + 1]?.text ?? '') : own;
      const name = given.split('=').at(-1) ?? '';
      if (name === '' || path.isAbsolute(name) || existsSync(path.join(folder, name))) return;
      const isFolder = name.endsWith('/');
      const file = path.join(folder, name, isFolder ? 'own.yaml' : '');
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, 'of the reader\n');
    });
  }
}

/** The namespace that a command names, else the one of the context. */
export const namespaceOf = (command: string): string =>
  /\s(?:-n|--namespace)[\s=]+"?(?<name>[\w-]+)/.exec(command)?.groups?.['name'] ?? 'default';

/** Words that a reader replaces with a name, and the kinds that are meant. */
const PLACEHOLDERS: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/\bSCAN_NAME\b/g, 'Scan'],
  [/\b(?:PARSE_JOB_NAME|SCANNER_JOB|SCAN_JOB_NAME|SCAN_JOB|JOB_NAME)\b(?!=|"|\})/g, 'Job'],
  [/\bPOD_NAME\b/g, 'Pod'],
  [/\bRULE_NAME\b/g, 'CascadingRule'],
  [/\b(?:PVC_NAME|CLAIM_NAME)\b/g, 'PersistentVolumeClaim'],
];

/** Kinds of which there are some as soon as there is a Scan. */
const FROM_SCANS = ['Scan', 'Job', 'Pod'];

function example(store: Store, namespace: string): void {
  const metadata = {name: 'nmap-example', namespace};
  create(store, 'Scan', metadata, {spec: {scanType: 'nmap', parameters: ['scanme.nmap.org']}});
}

/** Puts names that exist in the place of those that a reader has to replace. A page without a Scan gets one. */
export const withNames = (store: Store, script: string): string =>
  script
    .split(/(?<!\\)\n/)
    .map((command) => withNamesOf(store, command))
    .join('\n');

function withNamesOf(store: Store, script: string): string {
  let result = script.replaceAll('/path/to/my/', '');
  const namespace = namespaceOf(script);
  const jobs = (): KubeObject[] => store.list(resourceOfKind('Job'));
  result = result.replaceAll(/\b(scan-[\w.-]+-)RANDOM\b/g, (word, stem: string) => {
    return jobs().find(({metadata}) => metadata.name.startsWith(stem))?.metadata.name ?? word;
  });
  for (const [pattern, kind] of PLACEHOLDERS) {
    if (!new RegExp(pattern.source).test(result)) continue;
    const resource = resourceOfKind(kind);
    if (FROM_SCANS.includes(kind) && store.list(resource, {namespace}).length === 0) example(store, namespace);
    const here = store.list(resource, {namespace});
    const newest = (here.length > 0 ? here : store.list(resource)).toSorted(
      (a, b) => Number(b.metadata.resourceVersion) - Number(a.metadata.resourceVersion),
    );
    const scanJob = newest.find(({metadata}) => metadata.name.startsWith('scan-'));
    result = result.replaceAll(pattern, (scanJob ?? newest[0])?.metadata.name ?? '');
  }
  const scan = store.list(resourceOfKind('Scan'))[0];
  return result.replaceAll(/(?<= )SCANNER\b/g, String(scan?.spec?.['scanType'] ?? 'SCANNER'));
}

/** What the rows of Scans that nobody applied come from. */
export function childScan(store: Store, namespace: string, name: string, scanType: string): KubeObject | undefined {
  const schedule = store
    .list(resourceOfKind('ScheduledScan'), {namespace})
    .find(({metadata}) => name.startsWith(`${metadata.name}-`));
  const isCascade = /-[a-z0-9]{5}$/.test(name) && store.list(resourceOfKind('Scan'), {namespace}).length > 0;
  if (!schedule && !isCascade) return undefined;
  const spec = (schedule?.spec?.['scanSpec'] as Json | undefined) ?? {scanType, parameters: ['']};
  return create(store, 'Scan', {name, namespace}, {spec});
}

/** What auto-discovery makes of a Service or a Pod of this name, which runs and may not be ignored. */
export function discovered(store: Store, namespace: string, name: string, scanType: string): KubeObject | undefined {
  if (
    store.list(resourceOfKind('Deployment'), {matches: ({metadata}) => metadata.name === 'auto-discovery'}).length === 0
  )
    return undefined;
  const owner = store
    .list(resourceOfKind('Service'), {namespace})
    .find(({metadata}) => name.startsWith(`${metadata.name}-`));
  if (!owner) return undefined;
  const ownerReferences = [{kind: 'Service', name: owner.metadata.name, uid: owner.metadata.uid ?? ''}];
  const spec = {interval: '168h0m0s', scanSpec: {scanType, parameters: ['']}};
  return create(store, 'ScheduledScan', {name, namespace, ownerReferences}, {spec});
}

/** Jobs that a page shows under names of its own: those of hooks, and those whose last five letters are made up. */
export function jobOf(store: Store, namespace: string, name: string): void {
  if (store.find(resourceOfKind('Job'), namespace, name)) return;
  const scan = store
    .list(resourceOfKind('Scan'), {namespace})
    .find(({metadata}) => name.includes(`-${metadata.name}-`));
  if (!scan) return;
  const stem = name.replace(/-[a-z0-9]+$/, '');
  for (const job of store.list(resourceOfKind('Job'), {namespace})) {
    if (job.metadata.name.replace(/-[a-z0-9]+$/, '') === stem) {
      store.delete(resourceOfKind('Job'), namespace, job.metadata.name);
    }
  }
  createJob(store, scan, name, [String(scan.spec?.['scanType'])]);
}
