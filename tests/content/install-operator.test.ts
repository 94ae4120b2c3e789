import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {it} from 'node:test';
import {PRODUCT_RELEASE} from '../../src/catalog';
import {listPages} from '../../tools/check/page/pages';

const root = path.resolve(import.meta.dirname, '../..');

/** Shell commands of a page that install the operator for the first time, each on one line. */
const firstInstallations = (text: string): readonly string[] =>
  text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => /^\s*helm .*--create-namespace/.test(line) && line.includes('helm/operator'));

it('a newcomer who copies the installation of the operator gets this release with storage that it can reach', () => {
  const commands = listPages(root).flatMap((file) =>
    file.startsWith('blog/')
      ? []
      : firstInstallations(readFileSync(path.join(root, file), 'utf8')).map((command) => ({file, command})),
  );
  assert.ok(
    commands.some(({file}) => file === 'docs/getting-started/installation.md'),
    'Installation has no command that installs the operator',
  );
  for (const {file, command} of commands) {
    assert.ok(command.includes(`--version ${PRODUCT_RELEASE}`), `${file}: ${command}`);
    // The operator looks for MinIO at RELEASE-minio, which is its name only if the release name contains "operator".
    assert.match(command, /\s\S*operator\S* oci:|fullnameOverride|minio\.enabled=false/, file);
    // Image overrides of 4.x do not exist in the registry with the tag of this chart.
    assert.doesNotMatch(command, /minio\.image/, file);
  }
});
