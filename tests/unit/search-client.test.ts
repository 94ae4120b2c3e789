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
  isEnded = false;
  postMessage(request: SearchRequest): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.isEnded = true;
  }
  says(data: SearchResponse): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
}

const turn = () => new Promise<void>((done) => setImmediate(done));

function started() {
  const workers: FakeWorker[] = [];
  const answers: QueryAnswer[] = [];
  let renewals = 0;
  const client = new SearchClient(
    () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
    async () => {
      renewals += 1;
    },
  );
  const query = (text: string) =>
    client.query(scope, text, 8, {onAnswer: (answer) => answers.push(answer), onSnippets: () => {}});
  return {client, workers, answers, query, renewals: () => renewals};
}

beforeEach(() => mock.timers.enable({apis: ['setTimeout']}));
afterEach(() => mock.timers.reset());

test('a worker that never says that it is there is made anew once, past the HTTP cache, and told what is wanted', async () => {
  const {client, workers, query, renewals} = started();
  client.open(scope);
  query('nmap');
  mock.timers.tick(READY_WITHIN[0]);
  await turn();
  assert.equal(workers.length, 2);
  assert.equal(workers[0]?.isEnded, true);
  assert.equal(renewals(), 1);
  assert.deepEqual(
    workers[1]?.asked.map(({type}) => type),
    ['open', 'query'],
  );
});

test('where no worker starts, the search ends: nothing is found, and the next opening tries again', async () => {
  const {client, workers, answers, query} = started();
  client.open(scope);
  query('nmap');
  mock.timers.tick(READY_WITHIN[0]);
  await turn();
  mock.timers.tick(READY_WITHIN[1]);
  await turn();
  assert.deepEqual(
    answers.map(({pages, complete}) => ({pages, complete})),
    [{pages: 0, complete: true}],
  );
  query('zap');
  await turn();
  assert.equal(answers.length, 2, 'a further query does not wait');
  assert.equal(workers.length, 2);
  client.open(scope);
  assert.equal(workers.length, 3);
});

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

test('a worker whose script is missing is made anew at once', async () => {
  const {client, workers} = started();
  client.open(scope);
  workers[0]?.dispatchEvent(new Event('error', {cancelable: true}));
  await turn();
  assert.equal(workers.length, 2);
});

test('a worker that the browser refuses finds nothing', async () => {
  const answers: QueryAnswer[] = [];
  const refusing = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const client = new SearchClient(refusing, async () => {});
  client.open(scope);
  client.query(scope, 'nmap', 8, {onAnswer: (answer) => answers.push(answer), onSnippets: () => {}});
  await turn();
  assert.deepEqual(
    answers.map(({pages}) => pages),
    [0],
  );
});
