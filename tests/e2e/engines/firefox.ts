import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {connect} from './socket';

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly method?: string;
  readonly message?: string;
  readonly result?: unknown;
  readonly params?: {readonly level?: string; readonly text?: string};
}

/** A tab of Firefox, driven by WebDriver BiDi. */
export interface FirefoxTab {
  /** What the console was told and what the policy has refused on the page that is shown. */
  readonly complaints: () => Promise<readonly string[]>;
  readonly visit: (url: string) => Promise<void>;
  /** Presses keys after each other; those in an array together. */
  readonly press: (...keys: readonly (string | readonly string[])[]) => Promise<void>;
  /** The value of an expression, as JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Waits until an expression is true. */
  readonly until: (expression: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Milliseconds that anything may take. */
const PATIENCE = 20_000;

const watchPolicy = `() => {
  window.refused = [];
  addEventListener('securitypolicyviolation', (event) => {
    window.refused.push('refused by ' + event.effectiveDirective + ': ' + event.blockedURI);
  }, true);
}`;

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

/** Starts a Firefox without a window, with a profile of its own. */
export async function openFirefox(program: string): Promise<FirefoxTab> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'firefox-'));
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const child = spawn(program, args, {stdio: ['ignore', 'ignore', 'pipe'], env: {...process.env, HOME: profile}});
  process.once('exit', () => child.kill());
  const waiting = new Map<number, (message: Message) => void>();
  let logged: string[] = [];
  const socket = await connect(`${await addressIn(child.stderr)}/session`, (text) => {
    const message = JSON.parse(text) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.method === 'log.entryAdded') logged.push(`${message.params?.level}: ${message.params?.text}`);
  });
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
  await ask('script.addPreloadScript', {functionDeclaration: watchPolicy});
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
  async function until(expression: string): Promise<void> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(50)) {
      if ((await evaluate(`Boolean(${expression})`)) === true) return;
    }
    throw new Error(`Firefox waits in vain for ${expression}`);
  }

  return {
    evaluate,
    until,
    complaints: async () => [...logged, ...((await evaluate('window.refused')) as string[])],
    async visit(url) {
      logged = [];
      await ask('browsingContext.navigate', {context, url, wait: 'complete'});
      await until(`document.documentElement.dataset.hasHydrated === 'true'`);
    },
    async press(...keys) {
      const actions = keys.flatMap((key) => {
        const together = typeof key === 'string' ? [key] : key;
        return [
          ...together.map((value) => ({type: 'keyDown', value})),
          ...together.toReversed().map((value) => ({type: 'keyUp', value})),
        ];
      });
      await ask('input.performActions', {context, actions: [{type: 'key', id: 'keys', actions}]});
    },
    async close() {
      const ended = new Promise((done) => child.once('exit', done));
      await ask('browser.close', {}).catch(() => child.kill());
      socket.close();
      await ended;
      rmSync(profile, {recursive: true, force: true, maxRetries: 5});
    },
  };
}
