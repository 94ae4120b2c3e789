import {resourceOfKind} from '../api-server/resources';
import {randomSuffix, type Store} from '../api-server/store';
import type {Json, KubeObject} from '../api-server/types';

const SCAN = resourceOfKind('Scan');

const now = (): string => `${new Date().toISOString().slice(0, 19)}Z`;

/** Puts values into the status of a Scan, as the operator does while the scan goes on. */
export function report(store: Store, scan: KubeObject, status: Json): void {
  store.update(SCAN, {...scan, status: {...scan.status, ...status}});
}

/** A Job with its pod, owned by a Scan. */
export function createJob(store: Store, scan: KubeObject, name: string, containers: readonly string[]): void {
  const {namespace = '', uid = ''} = scan.metadata;
  const ownerReferences = [{kind: scan.kind, name: scan.metadata.name, uid}];
  const [kind = ''] = name.split('-');
  const jobType = {scan: 'scanner', parse: 'parser'}[kind];
  const labels = {
    'job-name': name,
    'batch.kubernetes.io/job-name': name,
    ...(jobType && {'securecodebox.io/job-type': jobType}),
  };
  const spec = {containers: containers.map((container) => ({name: container, image: container}))};
  const job = store.create(resourceOfKind('Job'), {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: {name, namespace, ownerReferences, labels: {...scan.metadata.labels, ...labels}},
    spec: {selector: {matchLabels: labels}, template: {metadata: {labels}, spec}},
    status: {succeeded: 1, startTime: now(), completionTime: now()},
  });
  store.create(resourceOfKind('Pod'), {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name: `${name}-${randomSuffix()}`,
      namespace,
      labels,
      ownerReferences: [{kind: 'Job', name, uid: job.metadata.uid ?? ''}],
    },
    spec,
    status: {phase: 'Succeeded'},
  });
}

/** The scan types of Trivy share the name of their container. */
const containerOf = (scanType: string): string => /^trivy(?:-sbom)?(?=-)/.exec(scanType)?.[0] ?? scanType;

/** A service account for jobs, with its Role and RoleBinding. */
function createAccount(store: Store, namespace: string, name: string): void {
  for (const kind of ['ServiceAccount', 'Role', 'RoleBinding']) {
    const resource = resourceOfKind(kind);
    if (store.find(resource, namespace, name)) continue;
    const roleRef = kind === 'RoleBinding' ? {roleRef: {kind: 'Role', name}} : {};
    store.create(resource, {apiVersion: '', kind, metadata: {name, namespace}, ...roleRef});
  }
}

/** The operator, in short: every new Scan gets its Jobs and is soon done, unless the page tells otherwise. */
export function runOperator(store: Store): void {
  store.events.on('created', (object) => {
    if (object.kind !== 'Scan') return;
    const {name, namespace} = object.metadata;
    const scanType = String(object.spec?.['scanType']);
    for (const account of ['lurker', 'parser', 'scan-completion-hook']) createAccount(store, namespace ?? '', account);
    createJob(store, object, `scan-${name}-${randomSuffix()}`, [containerOf(scanType), 'lurker']);
    createJob(store, object, `parse-${name}-${randomSuffix()}`, ['parser']);
    const links = {
      findingDownloadLink: 'http://bucket.example.com/findings.json',
      rawResultDownloadLink: 'http://bucket.example.com/raw',
    };
    const isKnown = store.find(resourceOfKind('ScanType'), namespace, scanType) !== undefined;
    const finalizers = ['s3.storage.securecodebox.io'];
    const scan = store.get(SCAN, namespace, name);
    report(
      store,
      {...scan, metadata: {...scan.metadata, finalizers}},
      {
        state: isKnown ? 'Done' : 'Errored',
        finishedAt: now(),
        ...links,
      },
    );
  });
}
