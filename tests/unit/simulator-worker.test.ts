import assert from 'node:assert/strict';
import {afterEach, beforeEach, describe, it, mock} from 'node:test';
import {NotLoaded, SimulatorClient, Stopped} from '../../src/simulator/worker/client';
import type {TrialRequest} from '../../src/simulator/worker/protocol';
import {tryRule} from '../../src/simulator/try-rule';

type How = 'works' | 'never answers' | 'never starts' | 'breaks' | 'breaks at work';

/** A worker of the browser with the real simulator behind it, or one that fails in the way that is asked for. */
class StandIn extends EventTarget {
  static made: StandIn[] = [];
  isEnded = false;

  constructor(readonly how: How) {
    super();
    StandIn.made.push(this);
    queueMicrotask(() => {
      if (how === 'breaks') this.#fail();
      else if (how !== 'never starts') this.#say({type: 'ready'});
    });
  }

  postMessage({number, block}: TrialRequest): void {
    if (this.how === 'breaks at work') queueMicrotask(() => queueMicrotask(() => this.#fail()));
    if (this.how === 'works')
      queueMicrotask(() => this.#say({type: 'done', number, trial: tryRule(block.kind, block.texts)}));
  }

  terminate(): void {
    this.isEnded = true;
  }

  #fail(): void {
    this.dispatchEvent(new Event('error', {cancelable: true}));
  }

  #say(data: unknown): void {
    if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', {data}));
  }
}

globalThis.Worker = StandIn as never;

/** A client whose workers behave in turn as listed; the last one again and again. */
function clientOf(...behaviors: readonly How[]): SimulatorClient {
  const left = [...behaviors];
  return new SimulatorClient(
    () => new StandIn((left.length > 1 ? left.shift() : left[0]) ?? 'works') as unknown as Worker,
    () => Promise.resolve(),
  );
}

const texts = (category: string) => ({
  rule: 'rules: [{matches: {anyOf: [{category: Host}]}, override: {severity: HIGH}}]',
  finding: `category: ${category}`,
});
const trial = (client: SimulatorClient, category: string) =>
  client.work({kind: 'post-processing', texts: texts(category)});
/** Lets everything happen that waits for nothing but its turn. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('a trial in a worker', () => {
  beforeEach(() => {
    StandIn.made = [];
    mock.timers.enable({apis: ['setTimeout']});
  });
  afterEach(() => mock.timers.reset());

  it('that takes too long is terminated, and the next one works', async () => {
    const client = clientOf('never answers', 'works');
    const stopped = assert.rejects(trial(client, 'Host'), Stopped);
    await settled();
    mock.timers.tick(2_000);
    await stopped;
    assert.ok(StandIn.made[0]?.isEnded);
    assert.equal((await trial(client, 'Host')).outcome?.state, 'matched');
  });

  it('whose worker cannot be loaded loads it again before it gives up', async () => {
    assert.equal((await trial(clientOf('breaks', 'works'), 'Host')).outcome?.state, 'matched');
    const client = clientOf('breaks', 'breaks', 'works');
    await assert.rejects(trial(client, 'Host'), NotLoaded);
    assert.equal((await trial(client, 'Host')).outcome?.state, 'matched', 'asked once more');
  });
});
