import assert from 'node:assert/strict';
import {accessSync, constants, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {PRODUCT_RELEASE} from '../../src/catalog/types';
import {stages} from '../../tools/test/stages';

const root = path.resolve(__dirname, '../..');
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
const commands = [...text('README.md').matchAll(/```bash\n([^]*?)\n```/g)].map(([, command = '']) => command);
const {scripts, engines} = JSON.parse(text('package.json')) as {
  scripts: Record<string, string>;
  engines: {node: string};
};

test('one line of the README installs, builds and serves the site, another installs and runs all tests', () => {
  assert.deepEqual(commands, [
    'npm ci --ignore-scripts && npm run build && npm run serve',
    'npm ci --ignore-scripts && npm test',
  ]);
});

test('every script that README and CONTRIBUTING name exists', () => {
  const named = [...`${text('README.md')}${text('CONTRIBUTING.md')}`.matchAll(/npm (?:run ([\w:-]+)|(start|test))/g)];
  assert.ok(named.length > 4);
  for (const [, script, short] of named) assert.ok(scripts[script ?? short ?? ''], `npm run ${script ?? short}`);
});

test('CI runs the test command of the README', () => {
  accessSync(path.join(root, '.ci/run'), constants.X_OK);
  assert.ok(text('.ci/run').includes(commands[1] ?? 'no command'));
});

test('the README names the stages of the tests in their order', () => {
  const named = /The stages are (.+)\. `/.exec(text('README.md'))?.[1]?.split(/, | and /);
  assert.deepEqual(
    named,
    stages.map(({name}) => name),
  );
});

test('the README names the release and the version of Node that the project needs', () => {
  assert.ok(text('README.md').includes(`release ${PRODUCT_RELEASE}`));
  assert.ok(text('README.md').includes(`${engines.node.replace(/\D*/, '')} or newer`));
  assert.match(text('LICENSE'), /Apache License\s+Version 2\.0/);
});
