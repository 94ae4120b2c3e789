import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {PRODUCT_RELEASE} from '../../src/catalog/product';
import {expandMarkdown} from '../../src/markdown/expand';
import {authorsLine, inPage} from '../../src/markdown/problem';
import {FlawError} from '../../src/text/flaw';
import {folderWith} from '../support/folder';

const source = '# Title\n\n::crds-table\n\n```bash\nhelm\n```\n\nAbout:\n::hooks-table\nText :fact[release].';
const folder = folderWith({'page.md': source});
const page = path.join(folder, 'page.md');
const seen = expandMarkdown(source, page).text.split('\n');
const lineOf = (part: string) => authorsLine({path: page}, seen.findIndex((line) => line.includes(part)) + 1);

test('a problem names file, line, cause and fix', () => {
  const file = {path: path.join(process.cwd(), 'docs/a.md'), value: 'A\n\n```'};
  const error = inPage(new FlawError(1, 'It is wrong.', 'Do this.'), file, 2);
  assert.ok(error instanceof FlawError);
  assert.equal(error.message, 'docs/a.md:3: It is wrong — Do this');
});

test('a line below a directive is that of the author', () => {
  assert.deepEqual(['# Title', '```bash', 'helm', 'About:', `Text ${PRODUCT_RELEASE}`].map(lineOf), [1, 5, 6, 9, 11]);
});

test('a line that a directive made is the line of the directive', () => {
  assert.deepEqual(['| [`Scan`]', '| [DefectDojo]'].map(lineOf), [3, 10]);
});

test('without the file of the author the line is as the compiler counts', () => {
  assert.equal(authorsLine({path: path.join(folder, 'none.md')}, 2), 2);
});
