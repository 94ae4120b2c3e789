import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {translationsFor} from '../../src/plugins/local-search/translations';

const theme = path.resolve(__dirname, '../../src/theme');

/** Ids of all messages of the components of the search. */
const ids = ['SearchBar', 'SearchPage'].flatMap((folder) =>
  readdirSync(path.join(theme, folder))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(theme, folder, file), 'utf8').matchAll(/id(?:: |=)['"](theme\.Search[\w.]+)['"]/g),
    ])
    .map(([, id = '']) => id),
);

test('every message of the search is translated into the languages that it knows, and none is left over', () => {
  assert.ok(ids.length > 15);
  for (const locale of ['de', 'de-AT']) {
    assert.deepEqual(Object.keys(translationsFor(locale)).toSorted(), [...new Set(ids)].toSorted());
  }
});

test('a language without a translation sees English', () => {
  assert.deepEqual(translationsFor('fr'), {});
});
