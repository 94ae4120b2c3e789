import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {accessSync, constants, cpSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {folderWith} from '../support/folder';
import {projectDir, sourceFile} from '../support/site';

const commands = [...sourceFile('README.md').matchAll(/```bash\n([^]*?)\n```/g)].map(([, command = '']) => command);
const {scripts} = JSON.parse(sourceFile('package.json')) as {scripts: Record<string, string>};

test('one line of the README installs, builds and serves the site, another installs and runs all tests', () => {
  assert.deepEqual(commands, [
    'npm ci --ignore-scripts && npm run build && npm run serve',
    'npm ci --ignore-scripts && npm test',
  ]);
});

test('every script that README and CONTRIBUTING name exists', () => {
  const named = [
    ...`${sourceFile('README.md')}${sourceFile('CONTRIBUTING.md')}`.matchAll(/npm (?:run ([\w:-]+)|(start|test))/g),
  ];
  assert.ok(named.length > 4);
  for (const [, script, short] of named) assert.ok(scripts[script ?? short ?? ''], `npm run ${script ?? short}`);
});

test('CI runs the test command of the README', () => {
  accessSync(path.join(projectDir, '.ci/run'), constants.X_OK);
  assert.ok(sourceFile('.ci/run').includes(commands[1] ?? 'no command'));
});

for (const [summary, exit] of [
  ['3 passed, 0 failed', 0],
  ['3 passed, 1 failed', 1],
] as const) {
  test(`CI ends with the line "${summary}" and the exit code ${exit} of the tests`, () => {
    const project = {name: 'x', version: '1.0.0'};
    const folder = folderWith({
      'package.json': JSON.stringify({...project, scripts: {test: `echo '${summary}'; exit ${exit}`}}),
      'package-lock.json': JSON.stringify({...project, lockfileVersion: 3, packages: {'': project}}),
    });
    cpSync(path.join(projectDir, '.ci'), path.join(folder, '.ci'), {recursive: true});
    const {status, stdout} = spawnSync(path.join(folder, '.ci/run'), {encoding: 'utf8', cwd: os.tmpdir()});
    assert.equal(status, exit);
    assert.equal(stdout.trimEnd().split('\n').at(-1), summary);
  });
}
