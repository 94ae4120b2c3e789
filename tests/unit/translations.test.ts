import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {extractAllSourceCodeFileTranslations, getBabelOptions, getCustomBabelConfigFilePath} from '@docusaurus/babel';

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
