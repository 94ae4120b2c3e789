import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import YAML from 'yaml';
import {answer, targetOf} from './api';
import {discovery} from './discovery';
import type {Store} from './store';
import {tableOf} from './table';
import {type Draft, type Json, type KubeObject, StatusError} from './objects';

/** What the server answers from: objects, logs and stubbed programs. */
export interface Cluster {
  readonly store: Store;
  /** The log of every container. */
  readonly log: () => string;
  /** Runs the stub of a program such as `helm` with arguments, and returns its output. */
  readonly called: (program: string, words: readonly string[], folder: string) => string;
}

function send(response: ServerResponse, code: number, body: Json): void {
  response.writeHead(code, {'content-type': 'application/json'}).end(JSON.stringify(body));
}

function hear({called}: Cluster, program: string, body: string, response: ServerResponse): void {
  const [folder = '', ...words] = body.split('\x1f');
  try {
    response.end(called(program, words.slice(0, -1), folder));
  } catch (error) {
    response.writeHead(400).end(String(error));
  }
}

async function handle(cluster: Cluster, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const {store} = cluster;
  const url = new URL(request.url ?? '/', 'http://localhost');
  const {pathname, searchParams} = url;
  const {method = 'GET', headers} = request;
  const body = Buffer.concat(await request.toArray());
  const [, program] = /^\/called\/(.+)$/.exec(pathname) ?? [];
  if (program !== undefined) return hear(cluster, program, body.toString('utf8'), response);
  const other = discovery(pathname);
  if (other) return send(response, 200, other);
  const target = targetOf(url);
  if (!target) throw new StatusError(404, 'NotFound', 'the server could not find the requested resource');
  const {kind, namespace, name = '', subresource} = target;
  // All access is allowed.
  if (kind.endsWith('AccessReview'))
    return send(response, 201, {kind, apiVersion: 'authorization.k8s.io/v1', status: {allowed: true}});
  if (subresource === 'log' && store.get(kind, namespace, name)) {
    response.writeHead(200, {'content-type': 'text/plain'}).end(cluster.log());
    return;
  }
  const wantsTable = (headers.accept ?? '').includes('as=Table');
  if (/^(?:true|1)$/.test(searchParams.get('watch') ?? '')) {
    // A watch for a table ends after the existing objects. A watch of `kubectl wait` stays open, because nothing changes meanwhile.
    response.writeHead(200, {'content-type': 'application/json'}).flushHeaders();
    if (wantsTable) response.end();
    return;
  }
  const type = (headers['content-type'] ?? '').split(';')[0] ?? '';
  // Only requests for tokens are binary, see the recorder of the shell. They need no body.
  const given = YAML.parse(type.endsWith('protobuf') ? '{}' : body.toString('utf8')) as Draft;
  const result = answer(store, method, target, given, type);
  if (method !== 'GET' || !wantsTable) return send(response, method === 'POST' ? 201 : 200, result);
  const objects = (result['items'] ?? [result]) as KubeObject[];
  send(response, 200, tableOf(kind, objects, store.resourceVersion));
}

/** A small API server in this process for one page. */
export function apiServer(cluster: Cluster): Server {
  return createServer((request, response) => {
    handle(cluster, request, response).catch((error: unknown) => {
      const known = error instanceof StatusError ? error : new StatusError(500, 'InternalError', String(error));
      send(response, known.code, known.status);
    });
  });
}
