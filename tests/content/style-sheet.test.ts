import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {test} from 'node:test';
import {filesBelow} from '../../src/lib/files';
import {siteDir} from '../support/site';
import {assertNone} from '../support/said';

const textOf = (folder: string, ...extensions: string[]): string =>
  filesBelow(folder, ...extensions)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');

const names = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

const sheet = textOf(path.join(siteDir, 'assets'), '.css');
const CLASS = /\.([a-z][\w-]*)/g;

test('every custom property that is used without a fallback is defined, although unused ones are left out', () => {
  const bare = names(
    textOf(path.join(siteDir, 'assets'), '.css', '.js'),
    /var\(\s*(--(?!image-alignment-)[\w-]+)\s*\)/g,
  );
  const set = names(sheet, /(--[\w-]+)\s*:/g);
  assert.ok(bare.size > 40, 'the style sheets were found and read');
  assertNone([...bare].filter((name) => !set.has(name)));
});

test('every class of Infima that a page has is styled, although unused rules are left out', () => {
  const ofTheme = createRequire(require.resolve('@docusaurus/theme-classic/package.json'));
  const infima = names(readFileSync(ofTheme.resolve('infima/dist/css/default/default.css'), 'utf8'), CLASS);
  const styled = names(sheet, CLASS);
  const used = new Set(
    [...textOf(siteDir, '.html').matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(([, quoted, bare = '']) =>
      (quoted ?? bare).split(/\s+/),
    ),
  );
  const needed = [...used].filter((name) => infima.has(name));
  assert.ok(needed.length > 60, 'the pages were found and read');
  assertNone(needed.filter((name) => !styled.has(name)));
});
