import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {folderWith} from '../support/folder';

test('docusaurus write-translations finds the texts of components without a Babel configuration', async () => {
  const call = `translate({id: 'a.b', message: 'Open'})`;
  const text = `import {translate} from '@docusaurus/Translate';
export const text: string = ${call};
`;
  const file = path.join(folderWith({'component.tsx': text}), 'component.tsx');
  const [found] = await extractAllSourceCodeFileTranslations([file], getBabelOptions({isServer: true}));
  assert.deepEqual(found?.translations, {'a.b': {message: 'Open'}});
});
