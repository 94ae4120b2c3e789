import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {extractAllSourceCodeFileTranslations, getBabelOptions, getCustomBabelConfigFilePath} from '@docusaurus/babel';
import {folderWith} from '../support/folder';

test('docusaurus write-translations finds the texts of components with babel.config.js', async () => {
  const call = `translate({id: 'a.b', message: 'Open'})`;
  const text = `import {translate} from '@docusaurus/Translate';
export const text: string = ${call};
`;
  const file = path.join(folderWith({'component.tsx': text}), 'component.tsx');
  const babelOptions = await getCustomBabelConfigFilePath(path.resolve(__dirname, '../..'));
  assert.ok(babelOptions);
  const [found] = await extractAllSourceCodeFileTranslations([file], getBabelOptions({isServer: true, babelOptions}));
  assert.deepEqual(found?.translations, {'a.b': {message: 'Open'}});
});
