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

/** Runs the inline script in a browser that has only what it may use. */
function browser(storage: Storage | undefined, onLine = true) {
  const state = {reloads: 0, listen: (_event: object): void => assert.fail('nothing listens')};
  runInNewContext(recoveryScript(), {
    navigator: {onLine},
    location: {pathname: '/docs', reload: () => (state.reloads += 1)},
    sessionStorage: storage,
    addEventListener: (_type: string, listener: (event: object) => void) => (state.listen = listener),
  });
  return {
    state,
    fault: (src: string, tagName = 'SCRIPT') => state.listen({target: {tagName, src}}),
    styleFault: (href: string, rel = 'stylesheet') => state.listen({target: {tagName: 'LINK', rel, href}}),
  };
}

test('a missing main script loads the page anew once; another script, a picture or a browser without memory does not', () => {
  const main = 'https://x.example/assets/js/main.0a1b2c3d.js';
  const storage = memory();
  const first = browser(storage);
  first.fault('https://x.example/assets/js/1234.0a1b2c3d.js');
  first.fault(main, 'IMG');
  assert.equal(first.state.reloads, 0);
  first.fault(main);
  assert.equal(first.state.reloads, 1);
  const second = browser(storage);
  second.fault(main);
  assert.equal(second.state.reloads, 0);
  assert.equal(storage.getItem(guardKey(main, '/docs')), '1');
  const newer = browser(storage);
  newer.fault('https://x.example/assets/js/runtime~main.ffff.js');
  assert.equal(newer.state.reloads, 1);
  for (const quiet of [browser(undefined), browser(memory(), false)]) {
    quiet.fault(main);
    assert.equal(quiet.state.reloads, 0);
  }
});

test('a missing style sheet loads the page anew once; that of a chunk and an icon do not', () => {
  const storage = memory();
  const first = browser(storage);
  first.styleFault('https://x.example/assets/css/1234.0a1b2c3d.css');
  first.styleFault('https://x.example/assets/css/styles.0a1b2c3d.css', 'preload');
  assert.equal(first.state.reloads, 0);
  first.styleFault('https://x.example/assets/css/styles.0a1b2c3d.css');
  assert.equal(first.state.reloads, 1);
  const second = browser(storage);
  second.styleFault('https://x.example/assets/css/styles.0a1b2c3d.css');
  assert.equal(second.state.reloads, 0);
});
