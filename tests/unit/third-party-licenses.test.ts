import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {licenseNotices, shippedPackage} from '../../src/plugins/third-party-licenses';
import {folderWith} from '../support/folder';

test('the notices name each package with its license once, and hold the text of the license', () => {
  const manifest = (name: string) => JSON.stringify({name, version: '1.0.0', license: 'MIT'});
  const folder = folderWith({
    'a/license.md': 'Do what you like.',
    'b/LICENSE': 'Do what you like.\r\n',
    ...Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}/package.json`, manifest(name)])),
  });
  const shipped = ['b', 'a', 'c', 'a'].map((name) => shippedPackage(path.join(folder, name)));
  const notices = licenseNotices(shipped);
  assert.match(
    notices,
    /a 1\.0\.0 \(MIT\)\nb 1\.0\.0 \(MIT\)\n\nDo what you like\.\n[^]*c 1\.0\.0 \(MIT\)\n\nThe package has no/,
  );
  assert.equal(licenseNotices(shipped.toReversed()), notices);
});

/** Licenses that ask for no more than a notice, or that stay with files which are not shipped. */
const allowed = new Set([
  '(BSD-2-Clause OR MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
  '(WTFPL OR MIT)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-1.1',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Under the MIT license, which they name in a form older than the field of today, or in a file alone. */
const olderForm = /\/(?:jsesc|eval|format|require-like)$/;

test('every package has a license that the project may use; look at a new one before you add it here', () => {
  const lock = JSON.parse(readFileSync(path.resolve(__dirname, '../../package-lock.json'), 'utf8')) as {
    packages: Record<string, {license?: string}>;
  };
  const stated = Object.entries(lock.packages).filter(([place]) => place !== '' && !olderForm.test(place));
  const others = stated.filter(([, {license}]) => !allowed.has(license ?? ''));
  assert.deepEqual(
    others.map(([place, {license}]) => `${place}: ${license}`),
    [],
  );
});
