import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(readFileSync(path.resolve(__dirname, '../../package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>;
};

/** Where npm looks for a package that the entry `from` asks for, nearest first. */
function* places(from: string, name: string): Generator<string> {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    yield `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (folder === '') return;
  }
}

test('the lockfile has the packages for every platform, so that npm ci works on all of them', () => {
  const missing = Object.entries(lock.packages).flatMap(([from, {optionalDependencies = {}}]) =>
    Object.keys(optionalDependencies).filter(
      (name) => ![...places(from, name)].some((place) => place in lock.packages),
    ),
  );
  assert.deepEqual(missing, []);
});

test('every locked package has its digest and comes from the public registry', () => {
  const entries = Object.entries(lock.packages).filter(([place, {link}]) => place !== '' && !link);
  assert.ok(entries.length > 500);
  assert.deepEqual(
    entries.filter(([, {integrity}]) => !integrity?.startsWith('sha512-')).map(([place]) => place),
    [],
  );
  assert.deepEqual(
    entries.filter(([, {resolved}]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
    [],
  );
});
