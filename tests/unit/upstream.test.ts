import assert from 'node:assert/strict';
import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {LIST, type Originals, upstreamProblems} from '../../tools/upstream/read';
import {folderWith} from '../support/folder';

test('nothing that the site was made from or relies on has moved upstream unnoticed', () => {
  assert.deepEqual(upstreamProblems(path.resolve(__dirname, '../..')), []);
});

const PART = '@docusaurus/theme-classic/lib/theme/Footer/index.js';

/** A project of one theme part, made from an original that now has this text. */
function project(text: string, {made = {}, relied = []}: Partial<Originals>): string {
  return folderWith({
    [`node_modules/${PART}`]: text,
    'src/theme/Footer/index.tsx': '// Differs from the original: …',
    [LIST]: JSON.stringify({made, relied}),
  });
}

const sha256 = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'; // of "hello"
const OURS = 'src/theme/Footer/index.tsx';
const footer = {[OURS]: sha256};

test('an original that changed is named with the part that was made from it and what to do', () => {
  assert.deepEqual(upstreamProblems(project('hello', {made: footer})), []);
  const [problem = ''] = upstreamProblems(project('hello, world', {made: footer}));
  assert.match(problem, /Footer\/index\.js changed upstream, and src\/theme\/Footer\/index\.tsx was made from it — /);
  assert.match(problem, / npm diff --diff=@docusaurus\/theme-classic@OLD lib\/theme\/Footer\/index\.js /);
  assert.match(problem, /npm run upstream -- accept @docusaurus\/theme-classic/);
});

test('an internal that is gone says what relied on it', () => {
  const gone = {original: '@docusaurus/core/lib/x.js', sha256, ours: OURS, relies: 'it exports x'};
  const [problem = ''] = upstreamProblems(project('hello', {made: footer, relied: [gone]}));
  assert.match(problem, /x\.js is gone upstream, and src\/theme\/Footer\/index\.tsx relies on it: it exports x — /);
});

test('a part that nobody recorded is refused, and so is a record of a part that is gone', () => {
  const root = project('hello', {});
  assert.match(upstreamProblems(root)[0] ?? '', /stands in the place of .*Footer.*unrecorded — wrap the original, or/);
  const other = project('hello', {made: footer});
  cpSync(path.join(other, 'src/theme/Footer'), path.join(other, 'src/theme/Header'), {recursive: true});
  rmSync(path.join(other, 'src/theme/Footer'), {recursive: true});
  assert.match(upstreamProblems(other)[0] ?? '', /index\.tsx is gone or wraps now — take/);
});
