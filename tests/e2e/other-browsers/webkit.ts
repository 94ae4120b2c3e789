import {spawn, type ChildProcess} from 'node:child_process';
import {createServer} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';
import {folderWith} from '../../support/folder';
import {freePort, listening, type Host} from '../../support/listening';
import {clickActions, HYDRATED, keyActions, middleOf, PATIENCE, type Tab, until, WATCH} from './tab';

/** The URL of the watching script, because WebDriver cannot run a script before those of the page. */
const WATCH_PATH = '/watch-of-the-test.js';

/** Proxies a site and adds the watching script at the beginning of each page. */
function watched(site: string): Promise<Host> {
  const server = createServer((request, response) => {
    if (request.url === WATCH_PATH) {
      response.writeHead(200, {'content-type': 'text/javascript'}).end(WATCH);
      return;
    }
    void (async () => {
      const answer = await fetch(site + request.url, {redirect: 'manual'});
      const body = Buffer.from(await answer.arrayBuffer());
      const {'content-encoding': _encoding, 'content-length': _length, ...headers} = Object.fromEntries(answer.headers);
      const isPage = headers['content-type']?.startsWith('text/html') === true;
      response.writeHead(answer.status, headers);
      response.end(
        isPage ? body.toString('utf8').replace('<head>', `<head><script src="${WATCH_PATH}"></script>`) : body,
      );
    })();
  });
  return listening(server);
}

/** Starts a virtual display and returns its number. */
function display(): Promise<{readonly child: ChildProcess; readonly number: string}> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const child = spawn('Xvfb', args, {stdio: ['ignore', 'ignore', 'ignore', 'pipe']});
  return new Promise((ready, failed) => {
    child.once('error', failed);
    setTimeout(() => failed(new Error('Xvfb does not start.')), PATIENCE).unref();
    child.stdio[3]?.on('data', (number: Buffer) => ready({child, number: String(number).trim()}));
  });
}

type Ask = <Value>(method: string, address: string, body?: object) => Promise<Value>;

/** A WebDriver client for the driver at a port. */
const driverAt =
  (port: number): Ask =>
  async <Value>(method: string, address: string, body?: object): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(body && {body: JSON.stringify(body)}),
      signal: AbortSignal.timeout(PATIENCE * 2),
    });
    const {value} = (await answer.json()) as {value: Value & {readonly error?: string; readonly message?: string}};
    if (!answer.ok) throw new Error(`${method} ${address}: ${value.error} ${value.message}`);
    return value;
  };

async function sessionOf(ask: Ask): Promise<string> {
  const capabilities = {alwaysMatch: {'webkitgtk:browserOptions': {args: ['--automation']}}};
  for (const end = Date.now() + PATIENCE; ; await sleep(100)) {
    try {
      await ask('GET', '/status');
      break;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
  const {sessionId} = await ask<{sessionId: string}>('POST', '/session', {capabilities});
  return `/session/${sessionId}`;
}

/** Starts WebKitGTK on a virtual display with a proxy of the site. */
export async function openWebKit(program: string, site: string): Promise<Tab & {readonly url: string}> {
  const home = folderWith();
  const {url, stop: endServer} = await watched(site);
  const screen = await display();
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {...process.env, DISPLAY: `:${screen.number}`, HOME: home, WEBKIT_DISABLE_COMPOSITING_MODE: '1'},
  });
  const stop = (): void => {
    driver.kill();
    screen.child.kill();
  };
  process.once('exit', stop);
  const ask = driverAt(port);
  const session = await sessionOf(ask);

  const evaluate = async (expression: string): Promise<unknown> => {
    const script = `return JSON.stringify(${expression})`;
    const value = await ask<string | null>('POST', `${session}/execute/sync`, {script, args: []});
    return value === null ? undefined : JSON.parse(value);
  };
  const act = (actions: readonly object[]): Promise<unknown> => ask('POST', `${session}/actions`, {actions});
  return {
    url,
    evaluate,
    complaints: async () => (await evaluate('window.complaints')) as string[],
    async visit(address) {
      await ask('POST', `${session}/url`, {url: address});
      await until({evaluate}, HYDRATED);
    },
    async resize(width, height) {
      const [frameWidth, frameHeight] = (await evaluate('[outerWidth - innerWidth, outerHeight - innerHeight]')) as [
        number,
        number,
      ];
      await ask('POST', `${session}/window/rect`, {width: width + frameWidth, height: height + frameHeight});
    },
    press: async (...pressed) => void (await act(keyActions(pressed))),
    click: async (selector) =>
      void (await act(clickActions((await evaluate(middleOf(selector))) as {x: number; y: number}))),
    async close() {
      await ask('DELETE', session).catch(() => undefined);
      stop();
      await endServer();
    },
  };
}
