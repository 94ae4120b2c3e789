import {hooks, PRODUCT_RELEASE, scanners, demoTargets} from '../../../../src/catalog';
import type {ContainerImage, Hook, Scanner} from '../../../../src/catalog';
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

function ofScanner({scanTypes, images, cascadingRules}: Scanner, set: (key: string) => string | undefined): Draft[] {
  const suffix = set('scanner.nameAppend') ?? '';
  const own = scanTypes
    .filter(({installedByDefault}) => installedByDefault)
    .map(({name, resultType, resultLocation}) => {
      const containers = [{name, image: imageOf(images, 'scanner', 'sidecar')}];
      const jobTemplate = {spec: {template: {spec: {containers}}}};
      const extractResults = {type: resultType, location: resultLocation};
      return draft('ScanType', name + suffix, {spec: {extractResults, jobTemplate}});
    });
  const parsers = [...new Set(scanTypes.map(({resultType}) => resultType))].map((type) =>
    draft('ParseDefinition', type, {spec: {image: imageOf(images, 'parser')}}),
  );
  const rules = cascadingRules.map(({name, invasive, intensive, type, startsScanType, parameters}) => ({
    kind: 'CascadingRule',
    metadata: {
      name,
      labels: {
        'securecodebox.io/invasive': invasive,
        'securecodebox.io/intensive': intensive,
        ...(type && {'securecodebox.io/type': type}),
      },
    },
    spec: {matches: {anyOf: []}, scanSpec: {scanType: startsScanType, parameters: [...parameters]}},
  }));
  return [...own, ...parsers, ...(set('cascadingRules.enabled') === 'true' ? rules : [])];
}

function ofHook({images, hookType, priority}: Hook, name: string, set: (key: string) => string | undefined): Draft[] {
  const type = set('hook.type') ?? hookType.split(';')[0] ?? '';
  const spec = {type, priority: Number(set('hook.priority') ?? priority) || 0, image: imageOf(images, 'hook')};
  return [draft('ScanCompletionHook', name, {spec})];
}

/** The status of a Deployment whose pods run. */
const AVAILABLE = {
  readyReplicas: 1,
  availableReplicas: 1,
  conditions: [{type: 'Available', status: 'True'}],
};

function workload(name: string, image: string): Draft[] {
  const labels = {'app.kubernetes.io/instance': name};
  const template = {metadata: {labels}, spec: {containers: [{name, image}]}};
  return [
    draft('Deployment', name, {spec: {replicas: 1, selector: {matchLabels: labels}, template}, status: AVAILABLE}),
    draft('Service', name, {spec: {selector: labels, ports: [{port: 80}]}}),
    {
      ...draft('Pod', `${name}-5d9c7f9b84-qk7lp`, {spec: template.spec, status: {phase: 'Running'}}),
      metadata: {name: `${name}-5d9c7f9b84-qk7lp`, labels},
    },
  ];
}

/** What runs beside a scanner: its database, or the job that fills its cache. */
function companionsOf(chart: string): Draft[] {
  if (chart === 'trivy') return workload('trivy-database', '');
  if (chart !== 'nuclei') return [];
  const status = {conditions: [{type: 'Complete', status: 'True'}]};
  return [draft('Job', 'nuclei-update-initial-template-cache', {status})];
}

/** What a chart of the product creates, as far as commands on pages come across it. */
export function objectsOf(chart: string, release: string, set: (key: string) => string | undefined): Draft[] {
  const scanner = scanners.find((one) => one.chart.name === chart);
  if (scanner) return [...ofScanner(scanner, set), ...companionsOf(chart)];
  const hook = hooks.find((one) => one.chart?.name === chart);
  if (hook) return ofHook(hook, fullName(release, chart), set);
  const target = demoTargets.find((one) => one.chart.name === chart);
  if (target) return workload(fullName(release, chart), imageOf([target.image], 'target'));
  if (chart === 'operator') {
    return [...workload('securecodebox-controller-manager', ''), ...workload('securecodebox-operator-minio', '')];
  }
  return chart === 'auto-discovery-kubernetes' ? workload('auto-discovery', '') : [];
}

/** Puts what a chart creates into the cluster, in the place of what an earlier install of the release created. */
export function install(store: Store, namespace: string, release: string, objects: readonly Draft[]): void {
  uninstall(store, namespace, release);
  const annotations = {'meta.helm.sh/release-name': release};
  for (const {kind, ...rest} of objects) {
    const metadata = {...rest.metadata, namespace, annotations};
    if (store.find(resourceOfKind(kind), namespace, metadata.name)) continue;
    store.create(resourceOfKind(kind), {...rest, kind, apiVersion: '', metadata} as KubeObject);
  }
}

/** Kinds of what charts create. */
const KINDS = [
  'ScanType',
  'ParseDefinition',
  'CascadingRule',
  'ScanCompletionHook',
  'Deployment',
  'Service',
  'Pod',
  'Job',
];

/** Takes away what a release created. */
export function uninstall(store: Store, namespace: string, release: string): void {
  for (const resource of KINDS.map(resourceOfKind)) {
    const matches = ({metadata}: KubeObject): boolean =>
      metadata.annotations?.['meta.helm.sh/release-name'] === release;
    for (const {metadata} of store.list(resource, {namespace, matches}))
      store.delete(resource, namespace, metadata.name);
  }
}
