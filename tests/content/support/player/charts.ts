import {customResources} from '../../../../src/catalog/crds';
import {chartRelease, demoTargets, hooks, PRODUCT_RELEASE, removedScanners, scanners} from '../../../../src/catalog';
import type {ContainerImage, Hook, Scanner} from '../../../../src/catalog';
import {shippedRules} from '../../../../src/markdown/try-blocks/shipped-rules';
import type {Draft, Json} from '../api-server/types';

type ValueOf = (key: string) => string | undefined;

const draft = (kind: string, name: string, rest: Json = {}): Draft => ({kind, metadata: {name}, ...rest});

/** The image with one of these roles, as the chart of the release sets it. */
function imageOf(images: readonly ContainerImage[], roles: readonly string[], release = PRODUCT_RELEASE): string {
  const image = images.find(({role}) => roles.includes(role));
  return image ? `${image.repository}:${image.tag === 'chart version' ? release : image.tag}` : '';
}

/** Helm's default name for the objects of a release. */
const fullName = (release: string, chart: string): string =>
  release.includes(chart) ? release : `${release}-${chart}`;

/** The CRDs of secureCodeBox, reduced to the fields in a list. */
export const customDefinitions: readonly Draft[] = customResources.map(({plural, group, kind, scope}) =>
  draft('CustomResourceDefinition', `${plural}.${group}`, {spec: {group, scope, names: {kind, plural}}}),
);

/** A ScanType that only defines the image of its container. */
const scanType = (name: string, extractResults: Json, image: string): Draft =>
  draft('ScanType', name, {
    spec: {extractResults, jobTemplate: {spec: {template: {spec: {containers: [{name, image}]}}}}},
  });

/** Chart values that add a scan type, by the name of the scan type. */
const BRINGS: Readonly<Record<string, string>> = {'trivy-image-autodiscovery': 'createAutoDiscoveryScanType'};

function ofScanner({chart, scanTypes, images}: Scanner, valueOf: ValueOf): Draft[] {
  const installed = scanTypes.filter(
    ({name, installedByDefault = true}) => installedByDefault || valueOf(BRINGS[name] ?? '') === 'true',
  );
  const release = chartRelease(chart.name);
  const parsers = new Set(scanTypes.map(({resultType}) => resultType));
  const rules = valueOf('cascadingRules.enabled') === 'true' ? shippedRules : [];
  return [
    ...installed.map(({name, resultType, resultLocation}) =>
      scanType(
        name + (valueOf('scanner.nameAppend') ?? ''),
        {type: resultType, location: resultLocation},
        imageOf(images, ['scanner', 'sidecar'], release),
      ),
    ),
    ...[...parsers].map((type) =>
      draft('ParseDefinition', type, {spec: {image: imageOf(images, ['parser'], release)}}),
    ),
    ...rules.filter((shipped) => shipped.chart === chart.name).map(({rule}) => rule as Draft),
  ];
}

function ofHook({images, hookType, priority}: Hook, name: string, valueOf: ValueOf): Draft {
  const type = valueOf('hook.type') ?? hookType.split(';')[0] ?? '';
  const spec = {type, priority: Number(valueOf('hook.priority') ?? priority) || 0, image: imageOf(images, ['hook'])};
  return draft('ScanCompletionHook', name, {spec});
}

function workload(name: string, image = '', pod = '5d9c7f9b84-qk7lp'): Draft[] {
  const labels = {'app.kubernetes.io/instance': name};
  const spec = {containers: [{name, image}]};
  const template = {metadata: {labels}, spec};
  return [
    draft('Deployment', name, {spec: {replicas: 1, selector: {matchLabels: labels}, template}}),
    draft('Service', name, {spec: {selector: labels, ports: [{port: 80}]}}),
    {kind: 'Pod', metadata: {name: `${name}-${pod}`, labels}, spec, status: {phase: 'Running'}},
  ];
}

/** A StatefulSet with one ready pod. */
function statefulSet(name: string): Draft[] {
  const labels = {'app.kubernetes.io/instance': name};
  const [, service] = workload(name);
  return [
    draft('StatefulSet', name, {
      spec: {replicas: 1, selector: {matchLabels: labels}, updateStrategy: {type: 'RollingUpdate'}},
      status: {observedGeneration: 1, readyReplicas: 1, updatedReplicas: 1, currentRevision: 'a', updateRevision: 'a'},
    }),
    ...(service ? [service] : []),
    {kind: 'Pod', metadata: {name: `${name}-0`, labels}, spec: {containers: [{name}]}, status: {phase: 'Running'}},
  ];
}

/** Objects of charts that are neither scanners nor hooks, and additional objects of scanners and hooks. */
const OTHERS: Readonly<Record<string, readonly Draft[]>> = {
  operator: [
    ...customDefinitions,
    ...workload('securecodebox-controller-manager', '', '6b8f6d6c7b-x2v4d'),
    ...statefulSet('securecodebox-operator-minio'),
    draft('Secret', 'securecodebox-operator-minio', {data: {'root-user': 'YWRtaW4=', 'root-password': 'cGFzc3dvcmQ='}}),
    draft('PersistentVolumeClaim', 'data-securecodebox-operator-minio-0'),
  ],
  // A chart of DefectDojo.
  defectdojo: [
    ...workload('defectdojo-django'),
    draft('Secret', 'defectdojo', {data: {DD_ADMIN_PASSWORD: 'c2VjcmV0'}}),
  ],
  'auto-discovery-kubernetes': workload('auto-discovery'),
  'persistence-elastic': [
    ...workload('persistence-elastic-kibana'),
    draft('StatefulSet', 'elasticsearch-master', {
      spec: {replicas: 1, updateStrategy: {type: 'RollingUpdate'}},
      status: {observedGeneration: 1, readyReplicas: 1, updatedReplicas: 1, currentRevision: 'a', updateRevision: 'a'},
    }),
    draft('PersistentVolumeClaim', 'elasticsearch-master-elasticsearch-master-0'),
  ],
  trivy: workload('trivy-database'),
  nuclei: [
    draft('Job', 'nuclei-update-initial-template-cache', {
      status: {conditions: [{type: 'Complete', status: 'True'}]},
    }),
  ],
};

/** Objects of a contributor's own chart, with images built from a commit. */
export function ofOwnChart(chart: string): Draft[] {
  const image = (role: string) => `docker.io/securecodebox/${role}-${chart}:sha-1a2b3c4`;
  if (chart === 'finding-filter')
    return [draft('ScanCompletionHook', chart, {spec: {type: 'ReadAndWrite', priority: 0, image: image('hook')}})];
  const type = chart === 'nmap' ? 'nmap-xml' : `${chart}-json`;
  return [
    scanType(chart, {type, location: '/home/securecodebox/results'}, image('scanner')),
    draft('ParseDefinition', type, {spec: {image: image('parser')}}),
  ];
}

/** Objects of a chart of secureCodeBox, as far as commands on pages depend on them. */
export function objectsOf(chart: string, release: string, valueOf: ValueOf): readonly Draft[] {
  const isThis = (one: {readonly chart: {readonly name: string} | null}): boolean => one.chart?.name === chart;
  const [scanner, hook, target] = [
    [...scanners, ...removedScanners].find(isThis),
    hooks.find(isThis),
    demoTargets.find(isThis),
  ];
  const name = fullName(release, chart);
  return [
    ...(scanner ? ofScanner(scanner, valueOf) : []),
    ...(hook ? [ofHook(hook, name, valueOf)] : []),
    ...(target ? workload(name, imageOf([target.image], ['target'])) : []),
    ...(OTHERS[chart] ?? []),
  ];
}
