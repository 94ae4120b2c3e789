import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {filesBelow} from '../../src/lib/files';
import {siteDir} from '../support/site';
import {assertNone} from '../support/said';

const assets = path.join(siteDir, 'assets');
const built = filesBelow(assets, '.css', '.js')
  .map((file) => readFileSync(path.join(assets, file), 'utf8'))
  .join('\n');

const names = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
const read = names(built, /var\(\s*(--[\w-]+)/g);

test('every custom property that the built site uses without a fallback is defined, although Infima is not loaded', () => {
  const bare = names(built, /var\(\s*(--[\w-]+)\s*\)/g);
  const set = names(built, /(--[\w-]+)['"]?\s*:/g);
  assert.ok(read.size > 40, 'the style sheets were found and read');
  assertNone([...bare].filter((name) => !set.has(name)));
});
