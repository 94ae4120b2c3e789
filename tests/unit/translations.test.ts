import assert from 'node:assert/strict';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {extractAllSourceCodeFileTranslations, getBabelOptions, getCustomBabelConfigFilePath} from '@docusaurus/babel';
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

test('whoever translates the site gets the texts of its components, by the Babel configuration of the project', async (context) => {
  const configuration = await getCustomBabelConfigFilePath(path.resolve(__dirname, '../..'));
  assert.ok(configuration, 'there is no babel.config.js');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'texts-'));
  context.after(() => rmSync(folder, {recursive: true}));
  const file = path.join(folder, 'component.tsx');
  const call = `translate({id: 'a.b', message: 'Open'})`;
  writeFileSync(file, `import {translate} from '@docusaurus/Translate';\nexport const text: string = ${call};\n`);
  const options = getBabelOptions({isServer: true, babelOptions: configuration});
  const [found] = await extractAllSourceCodeFileTranslations([file], options);
  assert.deepEqual(found?.translations, {'a.b': {message: 'Open'}});
});
