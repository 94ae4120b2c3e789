import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import YAML from 'yaml';
import {answer, targetOf} from './api';
import {objectInBinary} from './binary';
import {discovery} from './discovery';
import {Store} from './store';
import {tableOf} from './table';
import {type Draft, type Json, type KubeObject, StatusError} from './types';

/** Responses other than objects: logs and stubbed programs. */
export interface Extras {
  /** The log of every container. */
  readonly log: () => string;
  /** Runs the stub of a program such as `helm` with arguments, and returns its output. */
  readonly called: (program: string, words: readonly string[], folder: string) => string;
}

function send(response: ServerResponse, code: number, body: Json): void {
  response.writeHead(code, {'content-type': 'application/json'}).end(JSON.stringify(body));
}

/** A small API server in this process for one page. Call `close` at the end. */
export class ApiServer {
  readonly store = new Store();
  private readonly server: Server;

  constructor(private readonly extras: Extras) {
    this.server = createServer((request, response) => {
      this.handle(request, response).catch((error: unknown) => {
        const known = error instanceof StatusError ? error : new StatusError(500, 'InternalError', String(error));
        send(response, known.code, known.status);
      });
    });
  }

  /** Starts the server and returns its port, which the system chooses. */
  listen(): Promise<number> {
    return new Promise((done) => {
      this.server.listen(0, '127.0.0.1', () => done((this.server.address() as AddressInfo).port));
    });
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
    const {method = 'GET', headers} = request;
    const body = Buffer.concat(await request.toArray());
    const [, program] = /^\/called\/(.+)$/.exec(pathname) ?? [];
    if (program !== undefined) return this.hear(program, body.toString('utf8'), response);
    const other = discovery(pathname);
    if (other) return send(response, 200, other);
    const target = targetOf(new URL(request.url ?? '/', 'http://localhost'));
    if (!target) throw new StatusError(404, 'NotFound', 'the server could not find the requested resource');
    const {kind, namespace, name = '', subresource} = target;
    // All access is allowed.
    if (kind.endsWith('AccessReview'))
      return send(response, 201, {kind, apiVersion: 'authorization.k8s.io/v1', status: {allowed: true}});
    if (subresource === 'log' && this.store.get(kind, namespace, name)) {
      response.writeHead(200, {'content-type': 'text/plain'}).end(this.extras.log());
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
    const given = type.endsWith('protobuf') ? objectInBinary(body) : (YAML.parse(body.toString('utf8')) as Draft);
    const result = answer(this.store, method, target, given, type);
    if (method !== 'GET' || !wantsTable) return send(response, method === 'POST' ? 201 : 200, result);
    const objects = (result['items'] ?? [result]) as KubeObject[];
    send(response, 200, tableOf(kind, objects, this.store.resourceVersion));
  }

  private hear(program: string, body: string, response: ServerResponse): void {
    const [folder = '', ...words] = body.split('\x1f');
    try {
      response.end(this.extras.called(program, words.slice(0, -1), folder));
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  }
}
