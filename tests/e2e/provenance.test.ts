import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {sha256} from '../../src/files/digest';
import {BUILD_INFO, type BuildInfo} from '../../src/hosting/build-info';
import {builtFile, builtFiles, siteDir} from '../support/site';

test('build-info.json has the digest of every file, so that a deployed site can be compared', () => {
  const {files} = JSON.parse(builtFile(BUILD_INFO)) as BuildInfo;
  const expected = builtFiles().filter((file) => file !== BUILD_INFO);
  assert.deepEqual(Object.keys(files).toSorted(), expected.toSorted());
  for (const file of expected) assert.equal(files[file], sha256(readFileSync(path.join(siteDir, file))), file);
});

test('the notices of the packages in the scripts are published, the framework among them', () => {
  const notices = builtFile('third-party-licenses.txt');
  for (const name of ['react', 'react-dom', '@docusaurus/core', 'react-router']) {
    assert.match(notices, new RegExp(`^${name} [\\d.]+ \\(`, 'm'), name);
  }
});
