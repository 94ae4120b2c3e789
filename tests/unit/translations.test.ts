import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {translationsFor} from '../../src/plugins/local-search/translations';
import {folderWith} from '../support/folder';

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

test('whoever translates the site gets the texts of its components', async () => {
  const call = `translate({id: 'a.b', message: 'Open'})`;
  const text = `import {translate} from '@docusaurus/Translate';
export const text: string = ${call};
`;
  const file = path.join(folderWith({'component.tsx': text}), 'component.tsx');
  const [found] = await extractAllSourceCodeFileTranslations([file], getBabelOptions({isServer: true}));
  assert.deepEqual(found?.translations, {'a.b': {message: 'Open'}});
});
