import assert from 'node:assert/strict';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {before, test} from 'node:test';
import {scannerById} from '../../src/catalog';
import {filesBelow} from '../../src/files/files';
import {folderWith, writeAll} from '../support/folder';
import {buildIn} from '../support/workshop';

const root = path.resolve(__dirname, '../..');
let site = '';

const at = (...parts: readonly string[]): string => path.join(site, ...parts);

const write = (file: string, text: string): void => writeAll(site, {[file]: text});

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(at(file), 'utf8');
  assert.ok(text.includes(from), `${file} no longer holds "${from}"`);
  writeFileSync(at(file), text.replace(from, to));
}

const page = (): string => readFileSync(at('build/page.html'), 'utf8');

/** A site of a few pages with the catalog and the Markdown of this one, and a cache of its own. */
before(() => {
  site = folderWith();
  for (const part of [
    'src/catalog',
    'src/catalog-schema',
    'src/files',
    'src/text',
    'src/markdown',
    'src/config',
    'src/simulator',
    'src/plugins/after-build/html',
    'src/plugins/catalog-cache',
    'src/plugins/kept-pages',
    'src/plugins/route-shards',
    'package.json',
    'package-lock.json',
  ]) {
    cpSync(path.join(root, part), at(part), {recursive: true});
  }
  mkdirSync(at('node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules')).filter((entry) => !entry.startsWith('.'))) {
    symlinkSync(path.join(root, 'node_modules', name), at('node_modules', name));
  }
  write(
    'docusaurus.config.ts',
    `import {markdownPlugins} from './src/markdown';
import {preprocessor} from './src/markdown/expand';
import catalogCache from './src/plugins/catalog-cache';
import keptPages from './src/plugins/kept-pages';
export default {
  title: 'Warm', url: 'https://example.com', baseUrl: '/', trailingSlash: false,
  onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  future: {v4: true, faster: true},
  markdown: {format: 'detect', preprocessor},
  plugins: [catalogCache, keptPages],
  presets: [['classic', {docs: {routeBasePath: '/', ...markdownPlugins}, blog: false, pages: false}]],
};
`,
  );
  write(
    'docs/page.md',
    '---\ntitle: Page\n---\n\n::schema{kind="Scan" path="status"}\n\n::scanner-related{id="nmap"}\n',
  );
  for (const route of scannerById('nmap')?.related ?? []) {
    write(`${route.slice(1)}.md`, `---\ntitle: Title of ${route}\ndescription: What it says\n---\n\nText\n`);
  }
});

test('a warm build never serves what was true before, when only the title of a page that others link to has changed', () => {
  const first = buildIn(site);
  assert.ok(first.succeeded, first.output);
  assert.ok(page().includes('>Title of /docs/how-tos/scanning-networks</a>'));

  // The bundler would notice a change of the catalog itself, but not this.
  edit('docs/how-tos/scanning-networks.md', 'Title of', 'New title of');
  const second = buildIn(site);
  assert.ok(second.succeeded, second.output);
  assert.ok(page().includes('>New title of /docs/how-tos/scanning-networks</a>'));
});

test('a warm build renders the pages that have changed, and no others, with the scripts that there are', () => {
  const changed = 'docs/how-tos/scanning-networks';
  const rendered = (): Map<string, number> => {
    const folder = at('node_modules/.cache/rendered');
    return new Map(filesBelow(folder).map((file) => [file, statSync(path.join(folder, file)).mtimeMs]));
  };
  const first = rendered();
  edit(`${changed}.md`, 'Text', 'Other text');
  const {succeeded, output} = buildIn(site);
  assert.ok(succeeded, output);
  const again = [...rendered()].filter(([file, moment]) => first.get(file) !== moment).map(([file]) => file);
  assert.deepEqual(again, [`${changed.slice('docs/'.length)}.json`]);
  assert.ok(readFileSync(at(`build/${changed.slice('docs/'.length)}.html`), 'utf8').includes('Other text'));
  const scripts = [...page().matchAll(/<script\b[^>]*\bsrc="?\/([^ ">]+)/g)].map(([, file = '']) => file);
  assert.ok(scripts.length > 0);
  assert.deepEqual(
    scripts.filter((file) => !existsSync(at('build', file))),
    [],
  );
});
