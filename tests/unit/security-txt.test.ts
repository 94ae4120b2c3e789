import assert from 'node:assert/strict';
import {test} from 'node:test';
import {identity} from '../../src/config/identity';
import {sourceFile} from '../support/site';

const fields = new Map(
  sourceFile('static/.well-known/security.txt')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
);

const MONTH = 30 * 24 * 60 * 60 * 1000;

test('who finds a vulnerability is led to the contact and the policy of the security page', () => {
  assert.ok(sourceFile('docs/security.md').includes(`](${fields.get('Contact')})`));
  assert.equal(fields.get('Policy'), `${identity.url}/docs/security`);
  assert.equal(fields.get('Canonical'), `${identity.url}/.well-known/security.txt`);
});

test('security.txt does not expire within a month: look through it and set a later date', () => {
  const expires = Date.parse(fields.get('Expires') ?? '');
  assert.ok(expires - Date.now() > MONTH, `Expires: ${fields.get('Expires')}`);
});
