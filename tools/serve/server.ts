import {existsSync, readFileSync} from 'node:fs';
import {readFile, stat} from 'node:fs/promises';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {sha256} from '../../src/lib/digest';
import {answerFor} from '../../src/site/hosts/answer';
import {BUILD_INFO, type BuildInfo} from '../../src/site/hosts/build-info';
import {isCompressible, mediaType} from '../../src/site/hosts/media-types';
import {readHeadersFile, readRedirectsFile} from '../../src/site/hosts/netlify';
import {askedPath, encodedPath} from '../../src/site/hosts/normal-path';
import {headersFor, hostCache} from '../../src/site/hosts/rules';

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The base URL of a build; `/` if `build-info.json` is missing or unreadable. */
export function baseUrlOf(dir: string): string {
  try {
    return (JSON.parse(readIfThere(path.join(dir, BUILD_INFO))) as Partial<BuildInfo>).baseUrl ?? '/';
  } catch {
    return '/';
  }
}

const CACHE = 'Cache-Control';

/** Compresses a body in a way that an `Accept-Encoding` header names. Higher Brotli qualities save 1 % more but take 15 times as long. */
const codings = {
  br: (body: Buffer) => promisify(brotliCompress)(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 6}}),
  gzip: (body: Buffer) => promisify(gzip)(body, {level: 9}),
};

/** True if an `If-None-Match` header contains the ETag, as a strong or weak tag. */
const isKnown = (named: string | undefined, etag: string) =>
  (named ?? '').split(',').some((tag) => ['*', etag].includes(tag.trim().replace('W/', '')));

/**
 * Serves a build as Netlify does, with the rules in its `_headers` and `_redirects`: redirects, paths without
 * `.html`, the not-found page with status 404, media types, validation by ETag, compression.
 *
 * @param dir absolute path of the build
 * @param baseUrl the path below which it is served; starts and ends with `/`
 */
export function createSiteServer(dir: string, baseUrl = baseUrlOf(dir)): Server {
  const rules = readRedirectsFile(readIfThere(path.join(dir, '_redirects')));
  const headerRules = readHeadersFile(readIfThere(path.join(dir, '_headers')));
  const bodies = new Map<string, Buffer>();
  const isFile = (file: string) =>
    stat(path.join(dir, file)).then(
      (entry) => entry.isFile(),
      () => false,
    );

  /** Reads a file, or the not-found page if a new build has deleted the file since it was found. */
  async function read(file: string, status: number): Promise<{file: string; status: number; plain: Buffer}> {
    const plain = await readFile(path.join(dir, file)).catch(() => undefined);
    if (plain) return {file, status, plain};
    return status === 404 ? {file, status, plain: Buffer.from('Not found\n')} : read('404.html', 404);
  }

  async function compressed(body: Buffer, tag: string, request: IncomingMessage, type: string) {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const coding = (['br', 'gzip'] as const).find((name) =>
      new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=[0.]+\\s*(?:,|$))`).test(accepted),
    );
    if (!coding || !isCompressible(type)) return {body, tag};
    const key = `${tag}-${coding}`;
    const smaller = bodies.get(key) ?? (await codings[coding](body));
    bodies.set(key, smaller);
    return {body: smaller, tag: key, coding};
  }

  async function sendFile(
    {file, status, plain}: Awaited<ReturnType<typeof read>>,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const type = mediaType(file);
    const hash = sha256(plain).slice(0, 24);
    const {body, tag, coding} = await compressed(plain, hash, request, type);
    const etag = `"${tag}"`;
    response.setHeader('Content-Type', type);
    response.setHeader('ETag', etag);
    if (isCompressible(type)) response.setHeader('Vary', 'Accept-Encoding');
    if (coding) response.setHeader('Content-Encoding', coding);
    if (status === 200 && isKnown(request.headers['if-none-match'], etag)) {
      response.writeHead(304).end();
      return;
    }
    response.writeHead(status, {'Content-Length': body.length});
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    // The request target can be an absolute URL.
    const target = (request.url ?? '/').replace(/^https?:\/\/[^/]*/i, '');
    const headers = headersFor(askedPath(target)?.path ?? '/', headerRules);
    const cache = headers.get(CACHE);
    headers.set(CACHE, hostCache[CACHE]);
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const found = await answerFor(target, rules, isFile, baseUrl);
    if (found.kind === 'redirect') {
      const query = target.includes('?') ? target.slice(target.indexOf('?')) : '';
      response.writeHead(found.status, {Location: encodedPath(found.to) + query}).end();
      return;
    }
    const file = await read(found.file, found.status);
    // Like on Netlify, the cache rule applies to the file at its path, not to redirects or the not-found page.
    if (file.status === found.status && cache !== undefined) response.setHeader(CACHE, cache);
    await sendFile(file, request, response);
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}
