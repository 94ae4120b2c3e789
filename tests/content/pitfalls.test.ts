import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {it} from 'node:test';
import {parse} from 'yaml';
import {listPages} from '../../tools/check/page/pages';

const root = path.resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

it('a reader who pastes an error message of the product finds it on a page', () => {
  const messages = parse(read('tests/content/pitfalls.yaml')) as readonly string[];
  const pages = listPages(root).filter((file) => file.startsWith('docs/'));
  // Pages show the defects of the catalog.
  const text = [...pages, 'src/catalog/defects.yaml'].map(read).join('\n');
  assert.deepEqual(
    messages.filter((message) => !text.includes(message)),
    [],
  );
});
