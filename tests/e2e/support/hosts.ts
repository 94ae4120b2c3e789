import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer as createHttpServer, type Server} from 'node:http';
import {createServer, type AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {createSiteServer} from '../../../tools/serve/server';
import {projectDir, siteDir} from './site';

/** A running server of the build. */
export interface Host {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A port that nobody uses now. */
export const freePort = (): Promise<number> =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const {port} = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`the server ended with exit code ${child.exitCode}`);
    const up = await fetch(url).then(
      () => true,
      () => false,
    );
    if (up) return;
    await sleep(200);
  }
  throw new Error(`no answer from ${url}`);
}

async function childHost(command: string, args: readonly string[], url: string, cleanUp?: () => void): Promise<Host> {
  const child = spawn(command, args, {cwd: projectDir, stdio: ['ignore', 'ignore', 'inherit']});
  const stop = async () => {
    const ended = new Promise((done) => child.once('exit', done));
    if (child.exitCode === null && child.kill()) await ended;
    cleanUp?.();
  };
  try {
    await answering(url, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return {url, stop};
}

async function listening(server: Server): Promise<Host> {
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const {port} = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
  return {url: `http://127.0.0.1:${port}`, stop};
}

/** The server that interprets the rules for Netlify. */
export const netlifyHost = (dir = siteDir): Promise<Host> => listening(createSiteServer(dir));

/** The build at a path for which it was not made: only what is below `prefix` is answered. */
export async function misplacedHost(prefix: string): Promise<Host> {
  const site = createSiteServer(siteDir);
  const server = createHttpServer((request, response) => {
    if (request.url?.startsWith(prefix)) {
      request.url = `/${request.url.slice(prefix.length)}`;
      site.emit('request', request, response);
    } else {
      response.writeHead(404).end();
    }
  });
  return listening(server);
}

/** `docusaurus serve`. */
export async function docusaurusHost(): Promise<Host> {
  const port = await freePort();
  const program = path.join(projectDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const args = [program, 'serve', '--dir', siteDir, '--port', String(port), '--host', '127.0.0.1', '--no-open'];
  return childHost(process.execPath, args, `http://127.0.0.1:${port}`);
}

/** True when nginx is on the machine. */
export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/** nginx with the files of `deploy/nginx`, as the container image has them, in a folder and on a port of its own. */
export async function nginxHost(): Promise<Host> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const rendered = path.join(folder, 'site');
  spawnSync(process.execPath, ['--import', 'tsx', 'deploy/nginx/render.ts', siteDir, rendered], {
    cwd: projectDir,
    stdio: 'inherit',
  });
  const server = readFileSync(path.join(projectDir, 'deploy/nginx/default.conf'), 'utf8')
    .replaceAll('/etc/nginx/site', rendered)
    .replaceAll('/usr/share/nginx/html', siteDir)
    .replace('listen 8080', `listen 127.0.0.1:${port}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
  const main = [
    'daemon off; worker_processes 1; error_log stderr warn;',
    process.getuid?.() === 0 ? 'user root;' : '',
    `pid ${folder}/pid; events {}`,
    `http { access_log off; ${temporary.join(' ')}\n${server}\n}`,
  ];
  writeFileSync(path.join(folder, 'nginx.conf'), main.join('\n'));
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf')];
  return childHost('nginx', args, `http://127.0.0.1:${port}`, () => rmSync(folder, {recursive: true}));
}
