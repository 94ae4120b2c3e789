import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {identity} from '../../src/config/identity';

const root = path.resolve(__dirname, '../..');
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
const fields = new Map(
  text('static/.well-known/security.txt')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
);

const MONTH = 30 * 24 * 60 * 60 * 1000;

test('who finds a vulnerability is led to the contact and the policy of the security page', () => {
  assert.ok(text('docs/security.md').includes(`](${fields.get('Contact')})`));
  assert.equal(fields.get('Policy'), `${identity.url}/docs/security`);
  assert.equal(fields.get('Canonical'), `${identity.url}/.well-known/security.txt`);
});

test('security.txt does not expire within a month: look through it and set a later date', () => {
  const expires = Date.parse(fields.get('Expires') ?? '');
  assert.ok(expires - Date.now() > MONTH, `Expires: ${fields.get('Expires')}`);
});
