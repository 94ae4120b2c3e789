import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {answer, answerOther, objectIn, type Target, targetOf} from './api';
import {Store} from './store';
import {tableOf} from './table';
import {type Json, type KubeObject, StatusError} from './types';

/** What else a server answers: logs, and what programs other than kubectl tell it. */
export interface Extras {
  /** The log of a container. */
  readonly logOf: (pod: KubeObject, container: string) => string;
  /** A call of a stand-in for another program, such as `helm`, with its arguments; its output. */
  readonly called: (program: string, words: readonly string[], folder: string) => string;
}

function send(response: ServerResponse, code: number, body: Json): void {
  response.writeHead(code, {'content-type': 'application/json'}).end(JSON.stringify(body));
}

const wantsTable = (request: IncomingMessage): boolean => (request.headers.accept ?? '').includes('as=Table');

/** A small API server in this process, for one page. Close it in the end. */
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

  /** Starts it; answers the port, which the system chooses. */
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
    const url = new URL(request.url ?? '/', 'http://localhost');
    const raw = Buffer.concat(await request.toArray());
    const called = /^\/called\/(?<program>.+)$/.exec(url.pathname)?.groups?.['program'];
    if (called !== undefined) {
      const [folder = '', ...words] = raw.toString('utf8').split('\x1f');
      try {
        response.end(this.extras.called(called, words.slice(0, -1), folder));
      } catch (error) {
        response.writeHead(400).end(String(error));
      }
      return;
    }
    const type = (request.headers['content-type'] ?? '').split(';')[0] ?? '';
    const body = objectIn(raw, type);
    const other = answerOther(url.pathname, body);
    if (other) return send(response, 200, other);
    const target = targetOf(url);
    if (!target) throw new StatusError(404, 'NotFound', 'the server could not find the requested resource');
    if (target.subresource === 'log') return this.sendLog(target, response);
    if (url.searchParams.get('watch') === 'true' || url.searchParams.get('watch') === '1') {
      return this.watch(request, response);
    }
    this.sendObjects(request, response, target, answer(this.store, request.method ?? 'GET', target, body, type));
  }

  private sendObjects(request: IncomingMessage, response: ServerResponse, target: Target, result: Json): void {
    if (request.method !== 'GET' || !wantsTable(request)) {
      return send(response, request.method === 'POST' ? 201 : 200, result);
    }
    const objects = (result['items'] ?? [result]) as KubeObject[];
    send(response, 200, tableOf(target.resource.kind, objects, this.store.resourceVersion));
  }

  private sendLog({resource, namespace, name = '', query}: Target, response: ServerResponse): void {
    const pod = this.store.get(resource, namespace, name);
    response.writeHead(200, {'content-type': 'text/plain'}).end(this.extras.logOf(pod, query.get('container') ?? ''));
  }

  /** A watch for a person ends after what is there; one for `kubectl wait` stays open: nothing changes while it waits. */
  private watch(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, {'content-type': 'application/json'}).flushHeaders();
    if (wantsTable(request)) response.end();
  }
}
