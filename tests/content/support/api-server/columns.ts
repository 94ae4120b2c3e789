import get from 'lodash/get';
import {customResources} from '../../../../src/catalog/crds';
import type {KubeObject} from './types';

/** A column of `kubectl get`: its heading and the text of its cell. */
export interface Column {
  readonly name: string;
  readonly wide?: boolean;
  readonly cell: (object: KubeObject) => unknown;
}

const age: Column = {
  name: 'Age',
  cell: ({metadata}) => {
    const seconds = Math.round((Date.now() - Date.parse(metadata.creationTimestamp ?? '')) / 1000);
    return `${Math.max(seconds, 0)}s`;
  },
};
const at = (name: string, path: string): Column => ({name, cell: (object) => get(object, path)});
const sizeOf = (path: string) => (object: KubeObject) => {
  const value = get(object, path);
  return Array.isArray(value) ? value.length : Object.keys((value as object | undefined) ?? {}).length;
};
const count = (name: string, path: string): Column => ({name, cell: sizeOf(path)});
const replicas = (path: string) => (object: KubeObject) => get(object, path) ?? 0;

/** Columns of the kinds of Kubernetes that pages list, without NAME. */
const BUILT_IN: Readonly<Record<string, readonly Column[]>> = {
  Pod: [
    {name: 'Ready', cell: (object) => (get(object, 'status.phase') === 'Running' ? '1/1' : '0/1')},
    at('Status', 'status.phase'),
    {name: 'Restarts', cell: () => 0},
    age,
  ],
  Job: [
    {name: 'Status', cell: (object) => (get(object, 'status.succeeded') ? 'Complete' : 'Running')},
    {name: 'Completions', cell: (object) => `${replicas('status.succeeded')(object)}/1`},
    {name: 'Duration', cell: (object) => age.cell(object)},
    age,
  ],
  Deployment: [
    {
      name: 'Ready',
      cell: (object) => `${replicas('status.readyReplicas')(object)}/${replicas('spec.replicas')(object)}`,
    },
    {name: 'Up-to-date', cell: replicas('status.readyReplicas')},
    {name: 'Available', cell: replicas('status.readyReplicas')},
    age,
  ],
  Secret: [at('Type', 'type'), count('Data', 'data'), age],
  ConfigMap: [count('Data', 'data'), age],
  ServiceAccount: [count('Secrets', 'secrets'), age],
  Namespace: [{name: 'Status', cell: () => 'Active'}, age],
  Role: [{name: 'Created At', cell: ({metadata}) => metadata.creationTimestamp}],
  ClusterRole: [{name: 'Created At', cell: ({metadata}) => metadata.creationTimestamp}],
  CustomResourceDefinition: [{name: 'Created At', cell: ({metadata}) => metadata.creationTimestamp}],
  RoleBinding: [
    {
      name: 'Role',
      cell: (object) => `${String(get(object, 'roleRef.kind'))}/${String(get(object, 'roleRef.name'))}`,
    },
    age,
  ],
  Service: [
    {name: 'Type', cell: (object) => get(object, 'spec.type') ?? 'ClusterIP'},
    {name: 'Cluster-IP', cell: () => '10.96.0.10'},
    {name: 'External-IP', cell: () => '<none>'},
    {name: 'Port(s)', cell: (object) => `${String(get(object, 'spec.ports[0].port'))}/TCP`},
    age,
  ],
  PersistentVolumeClaim: [
    {name: 'Status', cell: () => 'Bound'},
    at('Volume', 'spec.volumeName'),
    at('Capacity', 'status.capacity.storage'),
    {name: 'Access Modes', cell: () => 'RWO'},
    at('StorageClass', 'spec.storageClassName'),
    {name: 'VolumeAttributesClass', cell: () => '<unset>'},
    age,
  ],
  Event: [
    {name: 'Last Seen', cell: (object) => age.cell(object)},
    at('Type', 'type'),
    at('Reason', 'reason'),
    {
      name: 'Object',
      cell: (object) =>
        `${String(get(object, 'involvedObject.kind')).toLowerCase()}/${String(get(object, 'involvedObject.name'))}`,
    },
    at('Message', 'message'),
  ],
  EndpointSlice: [
    at('AddressType', 'addressType'),
    {name: 'Ports', cell: (object) => get(object, 'ports[0].port')},
    {name: 'Endpoints', cell: (object) => get(object, 'endpoints[0].addresses[0]')},
    age,
  ],
};

const LABEL = /^label /;

function customColumns(kind: string): readonly Column[] | undefined {
  const columns = customResources.find((resource) => resource.kind === kind)?.columns;
  return columns?.map(({name, source, wide}) => ({
    name,
    wide,
    cell: (object) => {
      if (LABEL.test(source)) return object.metadata.labels?.[source.replace(LABEL, '')];
      return get(object, source.slice(1));
    },
  }));
}

const nameColumn: Column = {name: 'Name', cell: ({metadata}) => metadata.name};

/** The columns of a kind, NAME first; Kubernetes shows events without it. */
export function columnsOf(kind: string): readonly Column[] {
  const own = customColumns(kind) ?? BUILT_IN[kind] ?? [age];
  return kind === 'Event' ? own : [nameColumn, ...own];
}
