import assert from 'node:assert/strict';
import {test} from 'node:test';
import {runInNewContext} from 'node:vm';
import {guardKey, mayReload} from '../../src/plugins/route-loading/guard';
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

type Listener = (event: object) => void;

/** Runs the inline script in a browser that has only what it may use; `ok` is what the host says when asked past the cache. */
function browser(storage: Storage | undefined, {onLine = true, ok = false} = {}) {
  const added: {src?: string; href?: string}[] = [];
  const removed: string[] = [];
  const state = {reloads: 0, renewed: 0, listen: (() => assert.fail('nothing listens')) as Listener};
  runInNewContext(recoveryScript(), {
    navigator: {onLine},
    location: {origin: 'https://x.example', pathname: '/docs', reload: () => (state.reloads += 1)},
    sessionStorage: storage,
    console: {warn: () => undefined},
    SyntaxError,
    fetch: (_source: string, {cache}: {cache: string}) => {
      assert.equal(cache, 'reload');
      state.renewed += 1;
      return Promise.resolve({ok, text: () => Promise.resolve('')});
    },
    document: {
      createElement: () => ({}),
      head: {appendChild: (element: object) => added.push(element)},
      querySelector: (selector: string) => ({remove: () => removed.push(selector)}),
    },
    addEventListener: (_type: string, listener: Listener) => (state.listen = listener),
  });
  const told = async (event: object): Promise<void> => {
    state.listen(event);
    await new Promise((later) => {
      setImmediate(later);
    });
  };
  return {
    state,
    added,
    removed,
    fault: (src: string, tagName = 'SCRIPT') => told({target: {tagName, src}}),
    styleFault: (href: string, rel = 'stylesheet') => told({target: {tagName: 'LINK', rel, href}}),
    cutOff: async (filename: string) => {
      let handled = false;
      const preventDefault = () => (handled = true);
      await told({target: {}, filename, error: new SyntaxError('unexpected end'), preventDefault});
      return handled;
    },
  };
}

const MAIN = 'https://x.example/assets/js/main.0a1b2c3d.js';
const STYLES = 'https://x.example/assets/css/styles.0a1b2c3d.css';

test('a missing main script loads the page anew once; another script, a picture or a browser without memory does not', async () => {
  const storage = memory();
  const first = browser(storage);
  await first.fault('https://x.example/assets/js/1234.0a1b2c3d.js');
  await first.fault(MAIN, 'IMG');
  assert.deepEqual([first.state.renewed, first.state.reloads], [0, 0]);
  await first.fault(MAIN);
  assert.equal(first.state.reloads, 1);
  const second = browser(storage);
  await second.fault(MAIN);
  assert.equal(second.state.reloads, 0);
  assert.equal(storage.getItem(guardKey(MAIN, '/docs')), '1');
  const newer = browser(storage);
  await newer.fault('https://x.example/assets/js/runtime~main.ffff.js');
  await newer.fault(MAIN.replace('main.', 'main.9'));
  assert.equal(newer.state.reloads, 1, 'several that are missing make one load');
  for (const quiet of [browser(undefined), browser(memory(), {onLine: false})]) {
    await quiet.fault(MAIN);
    assert.equal(quiet.state.reloads, 0);
  }
});

test('a main script or style sheet that comes past the cache takes its place without a load of the page', async () => {
  const tab = browser(memory(), {ok: true});
  await tab.fault(MAIN);
  await tab.styleFault(STYLES);
  assert.deepEqual(tab.added, [{src: MAIN}, {href: STYLES, rel: 'stylesheet'}]);
  assert.equal(tab.state.reloads, 0);
  await tab.fault(MAIN);
  assert.deepEqual([tab.state.renewed, tab.state.reloads], [2, 1], 'what fails then leads to one load');
});

test('a script of the site that is cut off is no uncaught error, and the main one is asked for again', async () => {
  const tab = browser(memory(), {ok: true});
  assert.equal(await tab.cutOff('https://x.example/assets/js/1234.0a1b2c3d.js'), true);
  assert.deepEqual(tab.added, []);
  assert.deepEqual(tab.removed, ['script[src$="/assets/js/1234.0a1b2c3d.js"]'], 'or the bundler would wait for it');
  assert.equal(await tab.cutOff(MAIN), true);
  assert.deepEqual(tab.added, [{src: MAIN}]);
  assert.equal(await tab.cutOff('https://x.example/of-an-extension.js'), false);
});

test('the style sheet of a chunk and an icon load nothing anew', async () => {
  const tab = browser(memory());
  await tab.styleFault('https://x.example/assets/css/1234.0a1b2c3d.css');
  await tab.styleFault(STYLES, 'preload');
  assert.deepEqual([tab.state.renewed, tab.state.reloads], [0, 0]);
});
