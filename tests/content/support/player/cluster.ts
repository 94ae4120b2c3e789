import {now, randomSuffix, type Store} from '../api-server/store';
import type {Draft, KubeObject} from '../api-server/objects';
import {readTable} from './compare';
import {namespaceOf} from './names';

/** Creates the initial objects of a cluster: namespaces and the API endpoint. */
export function furnish(store: Store): void {
  for (const name of ['default', 'kube-system']) store.create({kind: 'Namespace', metadata: {name}});
  const metadata = {name: 'kubernetes', namespace: 'default'};
  store.create({kind: 'Service', metadata, spec: {ports: [{port: 443}]}});
  store.create({
    kind: 'EndpointSlice',
    metadata: {...metadata, labels: {'kubernetes.io/service-name': 'kubernetes'}},
    addressType: 'IPv4',
    ports: [{port: 6443}],
    endpoints: [{addresses: ['172.18.0.2']}],
  });
}

/** Creates a Job of a Scan, with its pod. */
function createJob(store: Store, scan: KubeObject, name: string, ...containers: readonly string[]): void {
  const {namespace, uid, labels} = scan.metadata;
  const jobType = {scan: 'scanner', parse: 'parser'}[name.split('-')[0] ?? ''];
  const own = {
    'job-name': name,
    'batch.kubernetes.io/job-name': name,
    ...(jobType && {'securecodebox.io/job-type': jobType}),
  };
  const spec = {containers: containers.map((container) => ({name: container, image: container}))};
  const ownerReferences = [{kind: 'Scan', name: scan.metadata.name, uid}];
  const job = store.create({
    kind: 'Job',
    metadata: {name, namespace, ownerReferences, labels: {...labels, ...own}},
    spec: {selector: {matchLabels: own}, template: {metadata: {labels: own}, spec}},
    status: {succeeded: 1, startTime: now(), completionTime: now()},
  });
  const owner = {kind: 'Job', name, uid: job.metadata.uid};
  const metadata = {name: `${name}-${randomSuffix()}`, namespace, labels: own, ownerReferences: [owner]};
  store.create({kind: 'Pod', metadata, spec, status: {phase: 'Succeeded'}});
}

/** Trivy's scan types share a container name. */
const containerOf = (scanType: string): string => /^trivy(?:-sbom)?(?=-)/.exec(scanType)?.[0] ?? scanType;

/** Creates the service accounts for the jobs of a namespace, each with a Role and a RoleBinding. */
function createAccounts(store: Store, namespace: string | undefined): void {
  for (const name of ['lurker', 'parser', 'scan-completion-hook'])
    for (const kind of ['ServiceAccount', 'Role', 'RoleBinding'])
      if (!store.find(kind, namespace, name)) store.create({kind, metadata: {name, namespace}});
}

/** The status of a workload whose pods are ready. */
const AVAILABLE = {
  observedGeneration: 1,
  replicas: 1,
  updatedReplicas: 1,
  readyReplicas: 1,
  availableReplicas: 1,
  currentRevision: 'a',
  updateRevision: 'a',
  conditions: [{type: 'Available', status: 'True'}],
};

/** The suffixes of pods on pages, where they are not arbitrary. */
const SUFFIXES: Readonly<Record<string, string>> = {'securecodebox-controller-manager': '6b8f6d6c7b-x2v4d'};

/** Creates the pod of a Deployment or StatefulSet, which is ready at once. */
function startPod(store: Store, workload: KubeObject): void {
  const {kind, metadata, spec} = workload;
  const {name, namespace, uid} = metadata;
  const template = spec?.['template'] as Partial<Draft> | undefined;
  const suffix = kind === 'StatefulSet' ? '0' : (SUFFIXES[name] ?? '5d9c7f9b84-qk7lp');
  store.update({...workload, spec: {replicas: 1, updateStrategy: {type: 'RollingUpdate'}, ...spec}, status: AVAILABLE});
  store.create({
    kind: 'Pod',
    metadata: {...template?.metadata, name: `${name}-${suffix}`, namespace, ownerReferences: [{kind, name, uid}]},
    spec: template?.spec,
    status: {phase: 'Running'},
  });
}

/** Simulates the controllers: a namespace gets its service account, a workload its pod, and Jobs and Scans finish at once. */
export function run(store: Store): void {
  store.onCreated = (object) => {
    const {name, namespace} = object.metadata;
    if (object.kind === 'Namespace')
      store.create({kind: 'ServiceAccount', metadata: {name: 'default', namespace: name}});
    if (object.kind === 'Deployment' || object.kind === 'StatefulSet') startPod(store, object);
    if (object.kind === 'Job' && !object.status)
      store.update({...object, status: {succeeded: 1, conditions: [{type: 'Complete', status: 'True'}]}});
    if (object.kind !== 'Scan') return;
    const scanType = String(object.spec?.['scanType']);
    createAccounts(store, namespace);
    createJob(store, object, `scan-${name}-${randomSuffix()}`, containerOf(scanType), 'lurker');
    createJob(store, object, `parse-${name}-${randomSuffix()}`, 'parser');
    store.update({
      ...object,
      metadata: {...object.metadata, finalizers: ['s3.storage.securecodebox.io/scan-files']},
      status: {
        state: store.find('ScanType', namespace, scanType) ? 'Done' : 'Errored',
        finishedAt: now(),
        findingDownloadLink: 'http://bucket.example.com/findings.json',
        rawResultDownloadLink: 'http://bucket.example.com/raw',
      },
    });
  };
}

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
