import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {sha256} from '../../src/files/digest';
import {filesBelow} from '../../src/files/files';
import {BUILD_INFO, type BuildInfo} from '../../src/hosting/build-info';
import {builtFile, builtFiles, projectDir, siteDir, sourceFile} from '../support/site';

test('anyone can look up every package that the site is made with', () => {
  const {components} = JSON.parse(builtFile('sbom.json')) as {components: {name: string; version: string}[]};
  const listed = new Set(components.map(({name, version}) => `${name}@${version}`));
  const lock = JSON.parse(sourceFile('package-lock.json')) as {
    packages: Record<string, {version?: string}>;
  };
  const missing = Object.entries(lock.packages)
    .filter(([place]) => place !== '')
    .map(([place, {version}]) => `${place.replace(/^.*node_modules\//, '')}@${version}`)
    .filter((id) => !listed.has(id));
  assert.deepEqual([...new Set(missing)], []);
});

test('build-info.json has the digest of every file, so that a deployed site can be compared', () => {
  const {files} = JSON.parse(builtFile(BUILD_INFO)) as BuildInfo;
  const expected = builtFiles().filter((file) => file !== BUILD_INFO);
  assert.deepEqual(Object.keys(files).toSorted(), expected.toSorted());
  for (const file of expected) assert.equal(files[file], sha256(readFileSync(path.join(siteDir, file))), file);
});

test('the notices name the packages of the search and of the simulator, which run in workers', () => {
  const notices = builtFile('third-party-licenses.txt');
  const imports = ['src/search', 'src/simulator']
    .flatMap((room) => filesBelow(path.join(projectDir, room), '.ts').map((file) => sourceFile(`${room}/${file}`)))
    .flatMap((text) => [...text.matchAll(/^import (?!type\b).* from '([^.'][^']*)';/gm)].map(([, name = '']) => name));
  assert.notEqual(imports.length, 0);
  assert.deepEqual(
    imports.filter((name) => !notices.includes(`\n${name} `)),
    [],
  );
});

test('the notices of the packages in the scripts are published, the framework among them', () => {
  const notices = builtFile('third-party-licenses.txt');
  for (const name of ['react', 'react-dom', '@docusaurus/core', 'react-router']) {
    assert.match(notices, new RegExp(`^${name} [\\d.]+ \\(`, 'm'), name);
  }
});
