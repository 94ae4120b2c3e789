import assert from 'node:assert/strict';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {KEPT, keptText} from '../../src/markdown/expand/kept';

const FILE = 'tests/kept.md';
const environment = process.env.NODE_ENV;

const clear = (): void => rmSync(path.join(KEPT, path.dirname(FILE)), {recursive: true, force: true});

before(() => {
  clear();
  process.env.NODE_ENV = 'production';
});
after(() => {
  clear();
  process.env.NODE_ENV = environment;
});

test('a page is expanded once as long as it stays the same, and each time outside of builds', () => {
  const expanded: string[] = [];
  const text = (source: string, file = FILE): string =>
    keptText(source, file, () => {
      expanded.push(source);
      return `${source}, expanded`;
    });
  assert.deepEqual(
    [text('one'), text('one'), text('two'), text('one')],
    ['one, expanded', 'one, expanded', 'two, expanded', 'one, expanded'],
  );
  assert.deepEqual(expanded, ['one', 'two', 'one']);

  process.env.NODE_ENV = 'development';
  assert.equal(text('one'), 'one, expanded');
  process.env.NODE_ENV = 'production';
  assert.equal(text('one', path.resolve(FILE)), 'one, expanded');
  assert.deepEqual(expanded, ['one', 'two', 'one', 'one', 'one']);
});
