import {existsSync, statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {IncomingMessage, ServerResponse} from 'node:http';

type Next = (error?: unknown) => void;
type Middleware = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/** Malformed addresses are none of ours. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return '';
  }
}

/** The part of a request for a file of the search, or undefined. */
export function searchFile(url: string, baseUrl: string): string | undefined {
  if (!url.startsWith(baseUrl)) return undefined;
  const name = decoded(url.slice(baseUrl.length).split('?', 1)[0] ?? '');
  const isOurs = /^search-(?:index|head|words)-[\w.-]+\.json$|^search-text\/[\w./ -]+\.json$/.test(name);
  return isOurs && !name.split('/').includes('..') ? name : undefined;
}

async function answer(outDir: string, name: string, response: ServerResponse): Promise<void> {
  const file = path.join(outDir, name);
  if (!existsSync(file)) {
    response.writeHead(404, {'Content-Type': 'application/json'}).end('null');
    return;
  }
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Last-Modified', statSync(file).mtime.toUTCString());
  response.end(await readFile(file));
}

/** Answers requests for files of the search, and leaves others alone. */
export const answersFrom =
  (outDir: string, baseUrl: string): Middleware =>
  (request, response, next) => {
    const name = searchFile(request.url ?? '', baseUrl);
    if (name === undefined) next();
    else answer(outDir, name, response).catch(next);
  };

/**
 * For `docusaurus start`, which builds no pages: answers requests for files of the search from the last build. Without
 * this the development server answers them with the page and status 200.
 *
 * The framework has such a function too. Both get the same list, and what they return is put one behind the other:
 * hence this one goes to the front of the list and adds nothing to its end.
 *
 * @param outDir where `docusaurus build` writes
 */
export const middlewareForBuilt =
  (outDir: string, baseUrl: string) =>
  (middlewares: unknown[]): unknown[] => {
    middlewares.unshift({name: 'search-of-last-build', middleware: answersFrom(outDir, baseUrl)});
    return [];
  };
