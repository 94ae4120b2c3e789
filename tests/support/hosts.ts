import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {createSiteServer} from '../../tools/serve/server';
import {programPath} from '../../tools/test/programs';
import {folderWith} from './folder';
import {freePort, listening, type Host} from './listening';
import {projectDir, siteDir} from './site';

export type {Host};

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`the server ended with exit code ${child.exitCode}`);
    const up = await fetch(url).then(
      () => true,
      () => false,
    );
    if (up) return;
    await sleep(200);
  }
  child.kill();
  throw new Error(`no answer from ${url}`);
}

/** The server that applies the rules for Netlify. */
export const netlifyHost = (dir = siteDir, baseUrl?: string): Promise<Host> =>
  listening(createSiteServer(dir, baseUrl));

/** The build at a path that it was not built for. Requests outside `prefix` return 404. */
export async function misplacedHost(prefix: string): Promise<Host> {
  const site = createSiteServer(siteDir);
  const server = createServer((request, response) => {
    if (request.url?.startsWith(prefix)) {
      request.url = `/${request.url.slice(prefix.length)}`;
      site.emit('request', request, response);
    } else {
      response.writeHead(404).end();
    }
  });
  return listening(server);
}

/** `nobody`, for tests that run as root, because the server requires no rights. */
const unprivileged = process.getuid?.() === 0 ? {uid: 65_534, gid: 65_534} : {};

/**
 * nginx with the files of `deploy/nginx`, like the container image, in a temporary folder and on a free port. A build for another base path
 * is served from a folder with that name.
 */
export async function nginxHost(dir = siteDir, baseUrl = '/'): Promise<Host> {
  const program = programPath('nginx');
  const port = await freePort();
  const folder = folderWith();
  const [rendered = '', site = '', temporary = ''] = ['site', 'html', 'tmp'].map((name) => path.join(folder, name));
  const served = path.join(site, baseUrl);
  cpSync(dir, served, {recursive: true});
  chmodSync(served, 0o755);
  mkdirSync(temporary, {mode: 0o777});
  chmodSync(temporary, 0o777);
  chmodSync(folder, 0o755);
  for (const args of [
    ['render.ts', served, rendered],
    ['compress.ts', served],
  ]) {
    const [script = '', ...rest] = args;
    const command = ['--import', 'tsx', `deploy/nginx/${script}`, ...rest];
    spawnSync(process.execPath, command, {cwd: projectDir, stdio: 'inherit'});
  }
  const server = readFileSync(path.join(projectDir, 'deploy/nginx/default.conf'), 'utf8')
    .replaceAll('/etc/nginx/site', rendered)
    .replaceAll('/usr/share/nginx/html', site)
    .replaceAll('[::]:8080', `[::1]:${port}`)
    .replaceAll('listen 8080', `listen 127.0.0.1:${port}`);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${temporary};`);
  const main = [
    'daemon off; worker_processes 1; error_log stderr warn;',
    `pid ${temporary}/pid; events {}`,
    `http { access_log off; ${folders.join(' ')}\n${server}\n}`,
  ];
  writeFileSync(path.join(folder, 'nginx.conf'), main.join('\n'));
  const args = ['-p', folder, '-e', 'stderr', '-c', path.join(folder, 'nginx.conf')];
  const child = spawn(program, args, {stdio: ['ignore', 'ignore', 'inherit'], ...unprivileged});
  const url = `http://127.0.0.1:${port}`;
  await answering(url, child);
  const stop = async () => {
    const ended = new Promise((done) => child.once('exit', done));
    if (child.exitCode === null && child.kill()) await ended;
  };
  return {url, stop};
}
