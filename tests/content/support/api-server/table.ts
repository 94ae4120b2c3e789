import get from 'lodash/get';
import {customResources} from '../../../../src/catalog/crds';
import type {Json, KubeObject} from './objects';

/** Columns of `kubectl get` by heading. */
type Columns = Readonly<Record<string, (object: KubeObject) => unknown>>;

const at = (path: string) => (object: KubeObject) => get(object, path) as unknown;
/** Unpredictable values, which are not compared. */
const unknown = () => '';
const replicas = at('status.readyReplicas');

/** Columns of the Kubernetes kinds whose tables are on pages, without NAME. */
const BUILT_IN: Readonly<Record<string, Columns>> = {
  Pod: {
    Ready: ({status}) => (status?.['phase'] === 'Running' ? '1/1' : '0/1'),
    Status: at('status.phase'),
    Restarts: unknown,
    Age: unknown,
  },
  Job: {
    Status: ({status}) => (status?.['succeeded'] ? 'Complete' : 'Running'),
    Completions: ({status}) => `${String(status?.['succeeded'] ?? 0)}/1`,
    Duration: unknown,
    Age: unknown,
  },
  Deployment: {
    Ready: ({spec, status}) => `${String(status?.['readyReplicas'])}/${String(spec?.['replicas'])}`,
    'Up-to-date': replicas,
    Available: replicas,
    Age: unknown,
  },
  Event: {
    'Last Seen': unknown,
    Type: at('type'),
    Reason: at('reason'),
    Object: (object) =>
      `${String(get(object, 'involvedObject.kind')).toLowerCase()}/${String(get(object, 'involvedObject.name'))}`,
    Message: at('message'),
  },
  EndpointSlice: {
    AddressType: at('addressType'),
    Ports: at('ports[0].port'),
    Endpoints: at('endpoints[0].addresses[0]'),
    Age: unknown,
  },
};

const name = {Name: at('metadata.name')};

/** The columns of a kind, NAME first. Events have no such column. */
function columnsOf(kind: string): Columns {
  const custom = customResources.find((resource) => resource.kind === kind)?.columns.filter(({wide}) => !wide);
  if (custom) {
    const cells = custom.map(({name: heading, source}) => {
      const [, label] = /^label (.*)/.exec(source) ?? [];
      return [heading, at(label === undefined ? source.slice(1) : `metadata.labels["${label}"]`)];
    });
    return {...name, ...Object.fromEntries(cells)} as Columns;
  }
  const own = BUILT_IN[kind] ?? {[`No page shows a ${kind} so far: say its columns in the stand-in`]: unknown};
  return kind === 'Event' ? own : {...name, ...own};
}

/** The table of objects of one kind for `kubectl get`. */
export function tableOf(kind: string, objects: readonly KubeObject[], resourceVersion: string): Json {
  const columns = Object.entries(columnsOf(kind));
  return {
    kind: 'Table',
    apiVersion: 'meta.k8s.io/v1',
    metadata: {resourceVersion},
    columnDefinitions: columns.map(([heading]) => ({
      name: heading,
      type: 'string',
      format: heading === 'Name' ? 'name' : '',
    })),
    rows: objects.map((object) => ({
      cells: columns.map(([, cell]) => cell(object) ?? ''),
      object: {kind: 'PartialObjectMetadata', apiVersion: 'meta.k8s.io/v1', metadata: object.metadata},
    })),
  };
}
