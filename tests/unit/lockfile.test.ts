import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {filesBelow} from '../../src/files/files';

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const root = path.resolve(__dirname, '../..');
const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
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

/** Names that the bundler answers: parts of the theme, the framework's client, generated data, the site itself. */
const ALIASES =
  /^react-loadable$|^(?:@theme|@theme-original|@theme-init|@generated|@site)\/|^@docusaurus\/(?:use\w+|ComponentCreator|ErrorBoundary|ExecutionEnvironment|Head|Interpolate|Link|Noop|Translate|isInternalUrl|renderRoutes|router)$/;

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Packages that a source file imports or resolves, without Node's own. */
function* imported(source: string): Generator<string> {
  for (const [, , specifier = ''] of source.matchAll(
    /^(import|export|\})[^'\n]*?(?:from |import )'([^'.\n][^'\n]*)';$/gm,
  )) {
    if (!specifier.startsWith('node:') && !ALIASES.test(specifier)) yield packageOf(specifier);
  }
}

test('every package that is imported is declared, so that an upgrade of another one cannot take it away', () => {
  const {dependencies, devDependencies} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const declared = new Set(Object.keys({...dependencies, ...devDependencies}));
  const typed = (name: string) => declared.has(`@types/${name}`);
  const files = ['src', 'tools', 'tests', 'deploy'].flatMap((folder) =>
    filesBelow(path.join(root, folder), '.ts', '.tsx', '.mts').map((file) => `${folder}/${file}`),
  );
  const undeclared = files.flatMap((file) =>
    [...imported(readFileSync(path.join(root, file), 'utf8'))]
      .filter((name) => !declared.has(name) && !typed(name))
      .map((name) => `${file} imports ${name}`),
  );
  assert.deepEqual(undeclared, []);
});
