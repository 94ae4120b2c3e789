import {customResources} from '../../../../src/catalog/crds';
import {hooks, PRODUCT_RELEASE, scanners, demoTargets} from '../../../../src/catalog';
import type {ContainerImage, Hook, Scanner} from '../../../../src/catalog';
import {shippedRules} from '../../../../src/markdown/try-blocks/shipped';
import {resourceOfKind} from '../api-server/resources';
import type {Store} from '../api-server/store';
import type {Json, KubeObject} from '../api-server/types';

type Draft = Json & {kind: string; metadata: {name: string; labels?: Record<string, string>}};

const draft = (kind: string, name: string, rest: Json = {}): Draft => ({kind, metadata: {name}, ...rest});

/** The name of the image of this role, as the chart of the release sets it. */
function imageOf(images: readonly ContainerImage[], ...roles: readonly string[]): string {
  const image = images.find(({role}) => roles.includes(role));
  if (!image) return '';
  return `${image.repository}:${image.tag === 'chart version' ? PRODUCT_RELEASE : image.tag}`;
}

/** Helm's usual name for what a release creates. */
const fullName = (release: string, chart: string): string =>
  release.includes(chart) ? release : `${release}-${chart}`;

/** The definitions of the product's kinds, as far as an API server lists them. */
export const customDefinitions = (): Draft[] =>
  customResources.map(({plural, group, kind, scope}) => ({
    apiVersion: 'apiextensions.k8s.io/v1',
    ...draft('CustomResourceDefinition', `${plural}.${group}`, {spec: {group, scope, names: {kind, plural}}}),
  }));

/** The value of a chart that brings a scan type which a plain installation leaves out. */
const BRINGS: Readonly<Record<string, string>> = {'trivy-image-autodiscovery': 'createAutoDiscoveryScanType'};

function ofScanner({chart, scanTypes, images}: Scanner, set: (key: string) => string | undefined): Draft[] {
  const suffix = set('scanner.nameAppend') ?? '';
  const own = scanTypes
    .filter(({name, installedByDefault = true}) => installedByDefault || set(BRINGS[name] ?? '') === 'true')
    .map(({name, resultType, resultLocation}) => {
      const containers = [{name, image: imageOf(images, 'scanner', 'sidecar')}];
      const jobTemplate = {spec: {template: {spec: {containers}}}};
      const extractResults = {type: resultType, location: resultLocation};
      return draft('ScanType', name + suffix, {spec: {extractResults, jobTemplate}});
    });
  const parsers = [...new Set(scanTypes.map(({resultType}) => resultType))].map((type) =>
    draft('ParseDefinition', type, {spec: {image: imageOf(images, 'parser')}}),
  );
  const rules = shippedRules.filter((shipped) => shipped.chart === chart.name).map(({rule}) => rule as Draft);
  return [...own, ...parsers, ...(set('cascadingRules.enabled') === 'true' ? rules : [])];
}

function ofHook({images, hookType, priority}: Hook, name: string, set: (key: string) => string | undefined): Draft[] {
  const type = set('hook.type') ?? hookType.split(';')[0] ?? '';
  const spec = {type, priority: Number(set('hook.priority') ?? priority) || 0, image: imageOf(images, 'hook')};
  return [draft('ScanCompletionHook', name, {spec})];
}

/** The status of a Deployment whose pods run. */
const AVAILABLE = {
  observedGeneration: 1,
  replicas: 1,
  updatedReplicas: 1,
  readyReplicas: 1,
  availableReplicas: 1,
  conditions: [{type: 'Available', status: 'True'}],
};

function workload(name: string, image: string, pod = '5d9c7f9b84-qk7lp'): Draft[] {
  const labels = {'app.kubernetes.io/instance': name};
  const template = {metadata: {labels}, spec: {containers: [{name, image}]}};
  return [
    draft('Deployment', name, {spec: {replicas: 1, selector: {matchLabels: labels}, template}, status: AVAILABLE}),
    draft('Service', name, {spec: {selector: labels, ports: [{port: 80}]}}),
    {
      ...draft('Pod', `${name}-${pod}`, {spec: template.spec, status: {phase: 'Running'}}),
      metadata: {name: `${name}-${pod}`, labels},
    },
  ];
}

const elasticsearch: readonly Draft[] = [
  draft('StatefulSet', 'elasticsearch-master', {
    spec: {replicas: 1, updateStrategy: {type: 'RollingUpdate'}},
    status: {observedGeneration: 1, readyReplicas: 1, updatedReplicas: 1, currentRevision: 'a', updateRevision: 'a'},
  }),
  draft('PersistentVolumeClaim', 'elasticsearch-master-elasticsearch-master-0'),
];

/** DefectDojo comes from a chart of its own project. */
const defectDojo: readonly Draft[] = [
  ...workload('defectdojo-django', ''),
  draft('Secret', 'defectdojo', {type: 'Opaque', data: {DD_ADMIN_PASSWORD: 'c2VjcmV0'}}),
];

const operator: readonly Draft[] = [
  ...customDefinitions(),
  ...workload('securecodebox-controller-manager', '', '6b8f6d6c7b-x2v4d'),
  ...workload('securecodebox-operator-minio', ''),
  draft('Secret', 'securecodebox-operator-minio', {data: {'root-user': 'YWRtaW4=', 'root-password': 'cGFzc3dvcmQ='}}),
  draft('PersistentVolumeClaim', 'securecodebox-operator-minio'),
];

/** What runs beside a scanner or a hook: its database, or the job that fills its cache. */
function companionsOf(chart: string): Draft[] {
  if (chart === 'persistence-elastic') return [...workload(`${chart}-kibana`, ''), ...elasticsearch];
  if (chart === 'trivy') return workload('trivy-database', '');
  if (chart !== 'nuclei') return [];
  const status = {conditions: [{type: 'Complete', status: 'True'}]};
  return [draft('Job', 'nuclei-update-initial-template-cache', {status})];
}

/** What a chart of a contributor's own installs, with images built from a commit. */
export function ofOwnChart(chart: string): Draft[] {
  const image = (role: string) => `docker.io/securecodebox/${role}-${chart}:sha-1a2b3c4`;
  if (chart === 'finding-filter')
    return [draft('ScanCompletionHook', chart, {spec: {type: 'ReadAndWrite', priority: 0, image: image('hook')}})];
  const type = chart === 'nmap' ? 'nmap-xml' : `${chart}-json`;
  const spec = {
    extractResults: {type, location: '/home/securecodebox/results'},
    jobTemplate: {spec: {template: {spec: {containers: [{name: chart, image: image('scanner')}]}}}},
  };
  return [draft('ScanType', chart, {spec}), draft('ParseDefinition', type, {spec: {image: image('parser')}})];
}

/** What a chart of the product creates, as far as commands on pages come across it. */
export function objectsOf(chart: string, release: string, set: (key: string) => string | undefined): Draft[] {
  const scanner = scanners.find((one) => one.chart.name === chart);
  if (scanner) return [...ofScanner(scanner, set), ...companionsOf(chart)];
  const hook = hooks.find((one) => one.chart?.name === chart);
  if (hook) return [...ofHook(hook, fullName(release, chart), set), ...companionsOf(chart)];
  const target = demoTargets.find((one) => one.chart.name === chart);
  if (target) return workload(fullName(release, chart), imageOf([target.image], 'target'));
  if (chart === 'operator') return [...operator];
  if (chart === 'defectdojo') return [...defectDojo];
  return chart === 'auto-discovery-kubernetes' ? workload('auto-discovery', '') : [];
}

/** Puts what a chart creates into the cluster, in the place of what an earlier install of the release created. */
export function install(store: Store, namespace: string, release: string, objects: readonly Draft[]): void {
  uninstall(store, namespace, release);
  const annotations = {'meta.helm.sh/release-name': release};
  for (const {kind, ...rest} of objects) {
    const resource = resourceOfKind(kind);
    const metadata = {...rest.metadata, ...(resource.namespaced && {namespace}), annotations};
    if (store.find(resource, namespace, metadata.name)) continue;
    store.create(resource, {...rest, kind, apiVersion: '', metadata} as KubeObject);
  }
}

/** Kinds of what charts create. */
const KINDS =
  'ScanType ParseDefinition CascadingRule ScanCompletionHook Deployment Service Pod Job StatefulSet Secret'.split(' ');

/** Takes away what a release created. */
export function uninstall(store: Store, namespace: string, release: string): void {
  for (const resource of KINDS.map(resourceOfKind)) {
    const matches = ({metadata}: KubeObject): boolean =>
      metadata.annotations?.['meta.helm.sh/release-name'] === release;
    for (const {metadata} of store.list(resource, {namespace, matches}))
      store.delete(resource, namespace, metadata.name);
  }
}
