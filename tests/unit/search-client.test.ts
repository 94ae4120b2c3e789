import assert from 'node:assert/strict';
import {afterEach, beforeEach, mock, test} from 'node:test';
import {noAnswer} from '../../src/search/query/answer';
import {READY_WITHIN, SearchClient} from '../../src/search/worker/client';
import type {QueryAnswer, SearchRequest, SearchResponse} from '../../src/search/worker/protocol';

const scope = {baseUrl: '/', tags: ['docs']};
const patience = READY_WITHIN[0] + READY_WITHIN[1];

/** A worker as a browser gives it, whose script is this test. */
class FakeWorker extends EventTarget {
  readonly asked: SearchRequest[] = [];
  postMessage(request: SearchRequest): void {
    this.asked.push(request);
  }
  terminate(): void {}
  says(data: SearchResponse): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
}

const turn = () => new Promise<void>((done) => setImmediate(done));

function started() {
  const workers: FakeWorker[] = [];
  const answers: QueryAnswer[] = [];
  const client = new SearchClient(
    () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
    async () => {},
  );
  const query = (text: string) =>
    client.query(scope, text, 8, {onAnswer: (answer) => answers.push(answer), onSnippets: () => {}});
  return {client, workers, answers, query};
}

beforeEach(() => mock.timers.enable({apis: ['setTimeout']}));
afterEach(() => mock.timers.reset());

test('a worker that has said that it is there has all the time that it needs', async () => {
  const {client, workers, answers, query} = started();
  client.open(scope);
  workers[0]?.says({type: 'ready'});
  query('nmap');
  mock.timers.tick(patience);
  await turn();
  assert.equal(workers.length, 1);
  workers[0]?.says({type: 'answer', number: 1, answer: {...noAnswer, complete: true, isWhole: true, duration: 1}});
  assert.equal(answers.length, 1);
});
