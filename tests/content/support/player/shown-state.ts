import type {Store} from '../api-server/store';
import type {KubeObject} from '../api-server/types';
import {createJob} from './cluster';
import {readTable} from './compare';
import {namespaceOf} from './names';

/** The object of this kind whose name is a prefix of the other name. */
const namedAfter = (store: Store, kind: string, namespace: string, name: string): KubeObject | undefined =>
  store.list(kind, namespace).find(({metadata}) => name.startsWith(`${metadata.name}-`));

/** Creates the Scan of a row that no command applied: from a schedule or a cascade. */
function childScan(store: Store, namespace: string, name: string, scanType: string): KubeObject | undefined {
  const schedule = namedAfter(store, 'ScheduledScan', namespace, name);
  const isCascade = /-[a-z0-9]{5}$/.test(name) && store.list('Scan', namespace).length > 0;
  if (!schedule && !isCascade) return undefined;
  const spec = (schedule?.spec?.['scanSpec'] as KubeObject['spec']) ?? {scanType, parameters: ['']};
  store.create({kind: 'Scan', metadata: {name, namespace}, spec});
  return store.get('Scan', namespace, name);
}

/** Creates the ScheduledScan of auto-discovery, if it runs, for a Service. */
function discovered(store: Store, namespace: string, name: string, scanType: string): KubeObject | undefined {
  const owner = namedAfter(store, 'Service', namespace, name);
  if (!owner || !store.list('Deployment').some(({metadata}) => metadata.name === 'auto-discovery')) return undefined;
  return store.create({
    kind: 'ScheduledScan',
    metadata: {
      name,
      namespace,
      ownerReferences: [{kind: 'Service', name: owner.metadata.name, uid: owner.metadata.uid}],
    },
    spec: {interval: '168h0m0s', scanSpec: {scanType, parameters: ['']}},
  });
}

const stemOf = (name: string): string => name.replace(/-[a-z0-9]+$/, '');

/** Creates a Job with the name on the page: the job of a hook, or a job with a made-up suffix. */
function jobOf(store: Store, namespace: string, name: string): void {
  const scan = store.list('Scan', namespace).find(({metadata}) => name.includes(`-${metadata.name}-`));
  if (!scan || store.find('Job', namespace, name)) return;
  for (const job of store.list('Job', namespace)) if (stemOf(job.metadata.name) === stemOf(name)) store.delete(job);
  createJob(store, scan, name, String(scan.spec?.['scanType']));
}

/**
 * Updates the cluster from the rows of a page before a command runs: states and findings, which only scanners and the operator determine,
 * are taken over. Names, types and columns are not.
 */
export function takeOver(store: Store, command: string, shown: string): void {
  const namespace = namespaceOf(command);
  const {columns = [], rows = []} = readTable(shown) ?? {};
  for (const {NAME: name = '', TYPE: type = '', STATE: state, FINDINGS: findings = ''} of rows) {
    const counted = findings === '' ? {} : {findings: {count: Number(findings)}};
    if (columns.includes('COMPLETIONS')) jobOf(store, namespace, name);
    if (columns.includes('SCHEDULE')) {
      const scan = store.find('ScheduledScan', namespace, name) ?? discovered(store, namespace, name, type);
      if (scan && findings !== '') store.update({...scan, status: counted});
    }
    if (!columns.includes('STATE')) continue;
    const scan = store.find('Scan', namespace, name) ?? childScan(store, namespace, name, type);
    if (!scan || scan.status?.['state'] === 'Errored') continue;
    const {findings: _, ...status} = scan.status ?? {};
    store.update({...scan, status: {...status, state, ...counted}});
  }
  const [, job] = /\blogs job\/([\w.-]+)/.exec(command) ?? [];
  if (job !== undefined) jobOf(store, namespace, job);
}
