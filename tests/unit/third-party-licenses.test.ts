import assert from 'node:assert/strict';
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
