import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';
import {mediaType} from '../../../src/hosting/media-types';
import {listening, type Host} from '../../support/listening';

/** A network between the browser and the site. */
export interface Network {
  /** Milliseconds before a response begins. */
  readonly latency: number;
  /** Shared by all responses. */
  readonly bytesPerSecond: number;
}

/** What Lighthouse calls slow 4G. */
export const slow4g: Network = {latency: 150, bytesPerSecond: 200_000};

/** A server behind a network, with what it has sent. */
export interface SlowHost extends Host {
  /** Compressed bytes of each response so far, by path. */
  readonly sent: Map<string, number>;
}

function fileOf(dir: string, pathname: string): string | undefined {
  const name = path.join(dir, decodeURI(pathname));
  return [name, `${name}.html`, path.join(name, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

/**
 * Serves a folder as if through a slow network. The browser's own throttling does not reach workers, which is where
 * the search loads its index.
 */
export async function slowHost(dir: string, network?: Network): Promise<SlowHost> {
  const sent = new Map<string, number>();
  let free = 0;
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = fileOf(dir, pathname);
    const body = gzipSync(file ? readFileSync(file) : Buffer.from('null'));
    const send = async (): Promise<void> => {
      if (network) {
        await sleep(network.latency);
        const now = performance.now();
        free = Math.max(now, free) + (1000 * body.length) / network.bytesPerSecond;
        await sleep(free - now);
      }
      sent.set(pathname, body.length);
      response.writeHead(file ? 200 : 404, {
        'Content-Type': mediaType(file ?? 'a.json'),
        'Content-Encoding': 'gzip',
        'Content-Length': body.length,
      });
      response.end(body);
    };
    send().catch(() => response.destroy());
  });
  return {...(await listening(server)), sent};
}
