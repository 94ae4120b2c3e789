import assert from 'node:assert/strict';
import {test} from 'node:test';
import {keysOf} from '../../src/plugins/kept-pages/keys';

const scripts: Readonly<Record<string, string>> = {
  'assets/js/0c0c0c0c.11111111.js': 'text of one',
  'assets/js/0d0d0d0d.22222222.js': 'text of two',
  'assets/js/1234.33333333.js': 'loaded by no route',
  'assets/js/layout.44444444.js': 'around all pages',
  'server.bundle.js': 'files: {"0c0c0c0c": "11111111", "0d0d0d0d": "22222222"}',
};

const pages = [
  {path: '/one', chunks: ['layout', '0c0c0c0c']},
  {path: '/two', chunks: ['layout', '0d0d0d0d', 'in-the-main-script']},
];

const keyOf = (path: string, files = scripts, rest = ''): string | undefined =>
  keysOf({scripts: Object.keys(files), textOf: (file) => files[file] ?? '', pages, rest})(path);

/** Which of both pages another text of a file concerns. */
const concerned = (file: string, text: string): string[] =>
  pages.map(({path}) => path).filter((path) => keyOf(path, {...scripts, [file]: text}) !== keyOf(path));

test('a page is rendered anew for whatever the server runs, other than the chunks of other pages', () => {
  assert.deepEqual(concerned('assets/js/0c0c0c0c.11111111.js', 'new text'), ['/one']);
  assert.deepEqual(concerned('assets/js/0d0d0d0d.22222222.js', 'with "11111111"'), ['/two']);
  for (const file of ['assets/js/layout.44444444.js', 'assets/js/1234.33333333.js', 'server.bundle.js'])
    assert.deepEqual(concerned(file, 'new'), ['/one', '/two'], file);
  assert.deepEqual(concerned('assets/js/5678.55555555.js', 'a file more'), ['/one', '/two']);
  assert.notEqual(keyOf('/one', scripts, 'another version of node'), keyOf('/one'));
});

test('a page is not rendered anew when only files of other pages have other names', () => {
  const {'assets/js/0d0d0d0d.22222222.js': _two, ...others} = scripts;
  const changed = {
    ...others,
    'assets/js/0d0d0d0d.99999999.js': 'new text',
    'server.bundle.js': 'files: {"0c0c0c0c": "11111111", "0d0d0d0d": "99999999"}',
  };
  assert.equal(keyOf('/one', changed), keyOf('/one'));
  assert.notEqual(keyOf('/two', changed), keyOf('/two'));
});

test('a page of which nobody knows what it is made of is rendered each time', () => {
  assert.equal(keyOf('/404.html'), undefined);
});
