import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Resource, retry} from '../../src/lib/resource';

test('a failed chunk is requested exactly once more', async () => {
  let asked = 0;
  const failing = () => {
    asked += 1;
    return Promise.reject(new Error(`fault ${asked}`));
  };
  await assert.rejects(retry(failing), /fault 2/);
  assert.equal(asked, 2);
  assert.equal(await retry(() => (asked++ < 3 ? failing() : Promise.resolve('there'))), 'there');
});

test('if several chunks are missing, each is requested once more past the cache, because the bundler reports one at a time', async (context) => {
  const renewed: unknown[] = [];
  context.mock.method(globalThis, 'fetch', (url: string) => {
    renewed.push(url);
    return Promise.resolve(new Response(''));
  });
  const chunks = ['/a.js', '/b.js', '/c.js'];
  const load = () => {
    const request = chunks.find((chunk) => !renewed.includes(chunk));
    return request === undefined
      ? Promise.resolve('there')
      : Promise.reject(Object.assign(new Error('Loading failed'), {request}));
  };
  assert.equal(await retry(load), 'there');
  assert.deepEqual(renewed, chunks);
});

test('[S4.1] a route is loading, loaded or failed; a failed one can be loaded again and keeps its error until then', async () => {
  const answers = [() => Promise.reject(new Error('gone')), () => Promise.resolve('page')];
  const route = new Resource(() => (answers.shift() ?? assert.fail('loaded too often'))());
  const seen: string[] = [];
  route.subscribe(() => seen.push(route.state.status));
  await route.load();
  const again = route.load();
  assert.ok(route.state.status === 'loading' && route.state.error instanceof Error);
  await Promise.all([again, route.load()]);
  await route.load();
  assert.deepEqual(seen, ['loading', 'failed', 'loading', 'loaded']);
  assert.deepEqual(route.state, {status: 'loaded', value: 'page'});
});
