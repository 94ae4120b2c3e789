import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {test} from 'node:test';

const {resolve} = createRequire(import.meta.url);

/** Folders of the framework whose style sheets and components reach the pages. */
const THEME = ['@docusaurus/theme-classic', '@docusaurus/theme-common', '@docusaurus/theme-live-codeblock'].map(
  (name) => path.dirname(resolve(name)),
);

const OURS = ['src/css', 'src/theme', 'src/components', 'src/pages'];

function filesIn(folder: string, extension: RegExp): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => extension.test(name))
    .map((name) => path.join(folder, name));
}

const textOf = (folders: readonly string[], extension: RegExp): string =>
  folders
    .flatMap((folder) => filesIn(folder, extension))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

const read = (text: string): Set<string> =>
  new Set([...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name));
const set = (text: string): Set<string> =>
  new Set([...text.matchAll(/(--[\w-]+)['"]?\s*:/g)].map(([, name = '']) => name));
const missing = (wanted: ReadonlySet<string>, defined: ReadonlySet<string>): string[] =>
  [...wanted].filter((name) => !defined.has(name)).toSorted();

test('every custom property that our style sheets read is defined', () => {
  const css = textOf(OURS, /\.css$/);
  assert.deepEqual(missing(read(css), set(css + textOf(THEME, /\.css$/))), []);
});

test('every token that is defined is used', () => {
  const css = textOf(OURS, /\.css$/);
  const tokens = [...set(readFileSync('src/css/tokens.css', 'utf8'))];
  const used = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));
  assert.deepEqual(
    tokens.filter((name) => !used.has(name)),
    [],
  );
});

test('no component of ours sets an inline style', () => {
  const components = OURS.flatMap((folder) => filesIn(folder, /\.tsx$/));
  const guilty = components.filter((file) => /\sstyle=\{/.test(readFileSync(file, 'utf8')));
  assert.deepEqual(guilty, []);
});
