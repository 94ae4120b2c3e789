import {spawn, type ChildProcess} from 'node:child_process';
import {setTimeout as sleep} from 'node:timers/promises';
import {folderWith} from '../../support/folder';
import {freePort} from '../../support/listening';
import {clickActions, HYDRATED, keyActions, middleOf, PATIENCE, type Tab, until} from './tab';

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

/** A WebDriver session at a port. Returns the function that sends commands to it. */
async function sessionAt(port: number) {
  const ask = async <Value>(method: string, address: string, body?: object): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(body && {body: JSON.stringify(body)}),
      signal: AbortSignal.timeout(PATIENCE * 2),
    });
    const {value} = (await answer.json()) as {value: Value & {readonly error?: string; readonly message?: string}};
    if (!answer.ok) throw new Error(`${method} ${address}: ${value.error} ${value.message}`);
    return value;
  };
  const end = Date.now() + PATIENCE;
  while (!(await ask('GET', '/status').catch(() => Date.now() > end))) await sleep(100);
  const capabilities = {alwaysMatch: {'webkitgtk:browserOptions': {args: ['--automation']}}};
  const {sessionId} = await ask<{sessionId: string}>('POST', '/session', {capabilities});
  return <Value>(method: string, command: string, body?: object) =>
    ask<Value>(method, `/session/${sessionId}${command}`, body);
}

/** Starts WebKitGTK on a virtual display. */
export async function openWebKit(program: string): Promise<Tab> {
  const home = folderWith();
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
  const ask = await sessionAt(port);

  const evaluate = async (expression: string): Promise<unknown> => {
    const script = `return JSON.stringify(${expression})`;
    const value = await ask<string | null>('POST', '/execute/sync', {script, args: []});
    return value === null ? undefined : JSON.parse(value);
  };
  const act = (actions: readonly object[]): Promise<unknown> => ask('POST', '/actions', {actions});
  return {
    evaluate,
    complaints: async () => (await evaluate('window.complaints')) as string[],
    async visit(address) {
      await ask('POST', '/url', {url: address});
      await until({evaluate}, HYDRATED);
    },
    async resize(width, height) {
      const [frameWidth, frameHeight] = (await evaluate('[outerWidth - innerWidth, outerHeight - innerHeight]')) as [
        number,
        number,
      ];
      await ask('POST', '/window/rect', {width: width + frameWidth, height: height + frameHeight});
    },
    press: async (...pressed) => void (await act(keyActions(pressed))),
    click: async (selector) =>
      void (await act(clickActions((await evaluate(middleOf(selector))) as {x: number; y: number}))),
    async close() {
      await ask('DELETE', '').catch(() => undefined);
      stop();
    },
  };
}
