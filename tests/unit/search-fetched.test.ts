import assert from 'node:assert/strict';
import {test, type TestContext} from 'node:test';
import {setImmediate as nextTurn} from 'node:timers/promises';
import {jsonFile} from '../../src/search/worker/files';

/** A file that comes in parts, while the clock stands still. */
function inParts(mock: TestContext['mock']) {
  mock.timers.enable({apis: ['setTimeout']});
  let coming: ReadableStreamDefaultController<Uint8Array> | undefined;
  mock.method(globalThis, 'fetch', async (_: string, {signal}: {readonly signal: AbortSignal}) => {
    signal.addEventListener('abort', () => coming?.error(signal.reason));
    return new Response(new ReadableStream<Uint8Array>({start: (controller) => void (coming = controller)}));
  });
  const file = jsonFile('/words.json', false, 100);
  return {
    file,
    comes: async (text: string): Promise<void> => {
      coming?.enqueue(new TextEncoder().encode(text));
      await nextTurn();
    },
    ends: () => coming?.close(),
  };
}

test('a file that does not come on counts as missing after a while', async ({mock}) => {
  const {file, comes} = inParts(mock);
  const missing = assert.rejects(file, /^Error: \/words\.json stalls\.$/);
  await comes('{');
  mock.timers.tick(100);
  await missing;
});

test('on a slow network a file is waited for as long as it comes on', async ({mock}) => {
  const {file, comes, ends} = inParts(mock);
  for (const part of ['{', '"a"', ':1', '}']) {
    mock.timers.tick(90);
    await comes(part);
  }
  ends();
  assert.deepEqual(await file, {a: 1});
});
