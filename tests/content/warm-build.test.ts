import assert from 'node:assert/strict';
import {cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {before, test} from 'node:test';
import {scannerById} from '../../src/catalog';
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
    'src/plugins/catalog-cache',
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
export default {
  title: 'Warm', url: 'https://example.com', baseUrl: '/', trailingSlash: false,
  onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  future: {v4: true, faster: true},
  markdown: {format: 'detect', preprocessor},
  plugins: [catalogCache],
  presets: [['classic', {docs: {routeBasePath: '/', ...markdownPlugins}, blog: false, pages: false}]],
};
`,
  );
  write(
    'docs/page.md',
    '---\ntitle: Page\n---\n\n::schema{kind="Scan" path="status"}\n\n::scanner-related{id="nmap"}\n',
  );
  for (const route of scannerById('nmap')?.related ?? []) {
    write(`${route.slice(1)}.md`, `---\ntitle: Title of ${route}\n---\n\nText\n`);
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
