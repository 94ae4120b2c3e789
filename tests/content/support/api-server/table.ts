import {columnsOf} from './columns';
import type {Json, KubeObject} from './types';

function cellOf(value: unknown): unknown {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

/** Objects of one kind as the table that `kubectl get` asks for. */
export function tableOf(kind: string, objects: readonly KubeObject[], resourceVersion: string): Json {
  const columns = columnsOf(kind);
  return {
    kind: 'Table',
    apiVersion: 'meta.k8s.io/v1',
    metadata: {resourceVersion},
    columnDefinitions: columns.map(({name, wide}) => ({
      name,
      type: 'string',
      format: name === 'Name' ? 'name' : '',
      description: '',
      priority: wide === true ? 1 : 0,
    })),
    rows: objects.map((object) => ({
      cells: columns.map(({cell}) => cellOf(cell(object))),
      object: {kind: 'PartialObjectMetadata', apiVersion: 'meta.k8s.io/v1', metadata: object.metadata},
    })),
  };
}
