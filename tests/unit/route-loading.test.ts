import assert from 'node:assert/strict';
import {test} from 'node:test';
import {runInNewContext} from 'node:vm';
import {mayReload} from '../../src/plugins/route-loading/guard';
import {Resource, twice} from '../../src/plugins/route-loading/resource';
import {recoveryScript} from '../../src/plugins/route-loading/script';

function memory(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  } as unknown as Storage;
}

const refusing = () => {
  throw new Error('refused');
};

test('a page may be loaded anew once for each build and path, and never offline or without a memory', () => {
  const storage = memory();
  const online = {online: true, storage: () => storage};
  assert.equal(mayReload(online, 'a', '/x'), true);
  assert.equal(mayReload(online, 'a', '/x'), false);
  assert.equal(mayReload(online, 'b', '/x'), true);
  assert.equal(mayReload(online, 'a', '/y'), true);
  assert.equal(mayReload({online: false, storage: memory}, 'a', '/x'), false);
  assert.equal(mayReload({online: true, storage: () => undefined}, 'a', '/x'), false);
  assert.equal(mayReload({online: true, storage: refusing}, 'a', '/x'), false);
  const forgetful = {getItem: () => null, setItem: () => undefined};
  assert.equal(mayReload({online: true, storage: () => forgetful}, 'a', '/x'), false);
});

test('a chunk that fails is asked for once more, not more often', async () => {
  let asked = 0;
  const failing = () => {
    asked += 1;
    return Promise.reject(new Error(`fault ${asked}`));
  };
  await assert.rejects(twice(failing), /fault 2/);
  assert.equal(asked, 2);
  assert.equal(await twice(() => (asked++ < 3 ? failing() : Promise.resolve('there'))), 'there');
});

test('chunks that are missing together are each asked for once more past the cache, as the bundler tells of one at a time', async (context) => {
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
      : Promise.reject(Object.assign(new Error(request), {request}));
  };
  assert.equal(await twice(load), 'there');
  assert.deepEqual(renewed, chunks);
});

test('[S4.1] a route is loading, loaded or failed; a failed one can be loaded again, and its error stays known meanwhile', async () => {
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

const MAIN = 'https://x.example/assets/js/main.0a1b2c3d.js';

/** How often a page is loaded anew when a file is missing, past the cache too, in a browser that has only what the script may use. */
async function reloads(storage: Storage | undefined, {onLine = true, src = MAIN, tagName = 'SCRIPT'} = {}) {
  let [count, listen] = [0, (_event: object): void => assert.fail('nothing listens')];
  runInNewContext(recoveryScript(), {
    navigator: {onLine},
    location: {pathname: '/docs', reload: () => (count += 1)},
    sessionStorage: storage,
    SyntaxError,
    fetch: () => Promise.resolve({ok: false}),
    addEventListener: (_type: string, listener: typeof listen) => (listen = listener),
  });
  listen({target: {tagName, src}});
  await new Promise(setImmediate);
  return count;
}

test('a missing main script loads the page anew once, and never offline or without a memory; another script or a picture does not', async () => {
  const storage = memory();
  assert.equal(await reloads(storage), 1);
  assert.equal(await reloads(storage), 0);
  assert.equal(await reloads(undefined), 0);
  assert.equal(await reloads(memory(), {onLine: false}), 0);
  assert.equal(await reloads(memory(), {src: MAIN.replace('main', '1234')}), 0);
  assert.equal(await reloads(memory(), {tagName: 'IMG'}), 0);
});
