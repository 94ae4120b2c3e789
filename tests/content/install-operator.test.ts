import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {it} from 'node:test';
import {PRODUCT_RELEASE} from '../../src/catalog';
import {listPages} from '../../tools/check/page/pages';

const root = path.resolve(import.meta.dirname, '../..');

/** Shell commands that install the operator for the first time, each joined to one line. */
const firstInstallations = (text: string): readonly string[] =>
  text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => /^\s*helm .*--create-namespace/.test(line) && line.includes('helm/operator'));

it('a newcomer who copies an install command for the operator gets this release with working storage', () => {
  const commands = listPages(root).flatMap((file) =>
    file.startsWith('blog/')
      ? []
      : firstInstallations(readFileSync(path.join(root, file), 'utf8')).map((command) => ({file, command})),
  );
  assert.match(commands.map(({file}) => file).join(), /docs\/getting-started\/installation\.md/);
  for (const {file, command} of commands) {
    assert.ok(command.includes(`--version ${PRODUCT_RELEASE}`), `${file}: ${command}`);
    // The operator connects to MinIO at RELEASE-minio, which only exists if the release name contains "operator".
    assert.match(command, /\s\S*operator\S* oci:|fullnameOverride|minio\.enabled=false/, file);
    // The registry does not have the image overrides of 4.x with the tag of this chart.
    assert.doesNotMatch(command, /minio\.image/, file);
  }
});
