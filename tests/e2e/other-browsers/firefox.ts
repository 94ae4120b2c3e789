import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {WebSocket} from 'ws';
import {folderWith} from '../../support/folder';
import {clickActions, HYDRATED, keyActions, middleOf, PATIENCE, type Tab, until} from './tab';

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly method?: string;
  readonly message?: string;
  readonly result?: unknown;
  readonly params?: {readonly level?: string; readonly text?: string};
}

function addressIn(stream: NodeJS.ReadableStream): Promise<string> {
  return new Promise((found, failed) => {
    let text = '';
    setTimeout(() => failed(new Error(`Firefox does not start: ${text}`)), PATIENCE).unref();
    stream.on('data', (chunk: Buffer) => {
      text += String(chunk);
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(text)?.[1];
      if (address) found(address);
    });
  });
}

/** Starts a headless Firefox with a temporary profile. */
export async function openFirefox(program: string): Promise<Tab> {
  const profile = folderWith();
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const child = spawn(program, args, {stdio: ['ignore', 'ignore', 'pipe'], env: {...process.env, HOME: profile}});
  process.once('exit', () => child.kill());
  const waiting = new Map<number, (message: Message) => void>();
  let logged: string[] = [];
  const socket = new WebSocket(`${await addressIn(child.stderr)}/session`);
  socket.on('message', (text: Buffer) => {
    const message = JSON.parse(text.toString()) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.method === 'log.entryAdded') logged.push(`${message.params?.level}: ${message.params?.text}`);
  });
  await once(socket, 'open');

  let last = 0;
  async function ask<Result>(method: string, params: object): Promise<Result> {
    last += 1;
    const id = last;
    const answer = await new Promise<Message>((answered, failed) => {
      setTimeout(() => failed(new Error(`${method} is not answered.`)), PATIENCE).unref();
      waiting.set(id, answered);
      socket.send(JSON.stringify({id, method, params}));
    });
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result as Result;
  }

  await ask('session.new', {capabilities: {}});
  await ask('session.subscribe', {events: ['log.entryAdded']});
  const {contexts} = await ask<{contexts: readonly [{context: string}]}>('browsingContext.getTree', {});
  const [{context}] = contexts;

  async function evaluate(expression: string): Promise<unknown> {
    const {result} = await ask<{result?: {value?: string}}>('script.evaluate', {
      expression: `JSON.stringify(${expression})`,
      target: {context},
      awaitPromise: false,
    });
    return result?.value === undefined ? undefined : JSON.parse(result.value);
  }
  return {
    evaluate,
    complaints: async () => [...logged, ...((await evaluate('window.complaints')) as string[])],
    async visit(url) {
      logged = [];
      await ask('browsingContext.navigate', {context, url, wait: 'complete'});
      await until({evaluate}, HYDRATED);
    },
    resize: async (width, height) =>
      void (await ask('browsingContext.setViewport', {context, viewport: {width, height}})),
    press: async (...pressed) => void (await ask('input.performActions', {context, actions: keyActions(pressed)})),
    async click(selector) {
      const place = (await evaluate(middleOf(selector))) as {x: number; y: number};
      await ask('input.performActions', {context, actions: clickActions(place)});
    },
    async close() {
      const ended = new Promise((done) => child.once('exit', done));
      await ask('browser.close', {}).catch(() => child.kill());
      socket.close();
      await ended;
    },
  };
}
