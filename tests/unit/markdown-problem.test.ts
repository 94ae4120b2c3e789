import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, test} from 'node:test';
import {inPage, placeOf} from '../../src/markdown/problem';
import {FlawError} from '../../src/text/flaw';

const folder = mkdtempSync(path.join(tmpdir(), 'problem-'));
after(() => rmSync(folder, {recursive: true}));

const page = path.join(folder, 'page.md');
const source = ['# Title', '', '::values', '', '```bash', 'helm', '```', '', '```bash', 'kubectl', '```'];
const expanded = source.toSpliced(2, 1, '| Key |', '|---|', '| a |', '', '```yaml', 'made: by the directive', '```');
writeFileSync(page, source.join('\n'));
const lineOf = (line: number) => placeOf({path: page, value: expanded.join('\n')}, line).line;

test('a problem names file, line, cause and mend', () => {
  const file = {path: path.join(process.cwd(), 'docs/a.md'), value: 'A\n\n```'};
  const error = inPage(new FlawError(1, 'It is wrong.', 'Do this.'), file, 2);
  assert.ok(error instanceof FlawError);
  assert.equal(error.message, 'docs/a.md:3: It is wrong — Do this');
});

test('a line below an expanded directive is found in the file of the author, alike lines too', () => {
  assert.deepEqual(
    expanded.flatMap((text, index) => (text === '```bash' ? [lineOf(index + 1)] : [])),
    [5, 9],
  );
  assert.equal(lineOf(expanded.indexOf('kubectl') + 1), 10);
});

test('a line that a directive made keeps its number in the expanded text', () => {
  assert.equal(lineOf(expanded.indexOf('made: by the directive') + 1), 8);
});

test('without the file of the author the line is as the compiler counts', () => {
  assert.deepEqual(placeOf({path: path.join(folder, 'none.md'), value: 'a\nb'}, 2), {
    file: path.join(folder, 'none.md'),
    line: 2,
  });
});
