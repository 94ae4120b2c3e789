import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, it} from 'node:test';
import {folderWith} from '../support/folder';

const root = path.resolve(__dirname, '../..');
const oxlint = path.join(root, 'node_modules/.bin/oxlint');

describe('code in the wrong room is refused, and told where it belongs', () => {
  const cases: readonly [file: string, imported: string, told: RegExp][] = [
    ['src/catalog/scanners/a.ts', '../../markdown/tables', /data and imports nothing/],
    ['src/catalog/a.ts', 'react', /data and imports nothing/],
    ['src/catalog/b.ts', '../catalog-schema/chart', /takes types alone from its schemas/],
    ['src/text/a.ts', '../catalog/hooks', /know no other room/],
    ['src/files/a.ts', '../text/flaw', /know no other room/],
    ['src/browser/a.ts', '../files/files', /know no other room/],
    ['src/search/engine/b.ts', '../../files/files', /imports no other room/],
    ['src/search/engine/a.ts', 'react', /belongs in src\/components, src\/theme or src\/plugins/],
    ['src/simulator/a.ts', 'node:fs', /belongs in src\/plugins or tools/],
    ['src/markdown/a.ts', '@docusaurus/Link', /src\/markdown knows neither React nor Docusaurus/],
    ['src/theme/A/index.tsx', 'node:fs', /reads no files/],
    ['src/components/A/index.tsx', '../../theme/SearchBar', /belongs in src\/theme/],
    ['src/plugins/a.ts', '../../tools/serve/server', /What both need belongs below src/],
    ['tools/a.ts', '../tests/unit/support/check', /Nothing but tests imports tests/],
  ];
  const circle = {'src/search/b.ts': "export * from './c';\n", 'src/search/c.ts': "export * from './b';\n"};
  const sources = cases.map(([file, imported]) => [file, `export * from '${imported}';\n`] as const);
  const cwd = folderWith({
    '.oxlintrc.json': readFileSync(path.join(root, '.oxlintrc.json'), 'utf8'),
    ...Object.fromEntries(sources),
    ...circle,
  });
  const {stdout} = spawnSync(oxlint, ['--import-plugin', '--format=json'], {cwd, encoding: 'utf8'});
  const {diagnostics} = JSON.parse(stdout) as {diagnostics: {filename: string; code: string; help?: string}[]};
  const toldOf = (file: string) =>
    diagnostics.flatMap(({filename, code, help}) => (filename === file ? [`${code}: ${help}`] : [])).join();

  for (const [file, imported, told] of cases) it(`${file} with ${imported}`, () => assert.match(toldOf(file), told));
  it('and so are circles', () => assert.match(toldOf('src/search/b.ts'), /no-cycle/));
});
