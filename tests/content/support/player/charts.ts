import merge from 'lodash/merge';
import uniqBy from 'lodash/uniqBy';
import {chartRelease} from '../../../../src/catalog';
import {chartFacts} from '../../../../src/catalog/facts';
import {customResources} from '../../../../src/catalog/crds';
import {resources} from '../api-server/resources';
import type {Draft, Json} from '../api-server/types';

type ValueOf = (key: string) => string | undefined;

const draft = (kind: string, name: string, rest: Json = {}): Draft => ({kind, metadata: {name}, ...rest});

/** The CRDs of secureCodeBox, reduced to the fields in a list. */
export const customDefinitions: readonly Draft[] = customResources.map(({plural, group, kind, scope}) =>
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
export function ofOwnChart(chart: string): Draft[] {
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
export function objectsOf(chart: string, release: string, valueOf: ValueOf): readonly Draft[] {
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
