import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {scriptsFile} from '../../route-shards';
import type {PageScripts} from '../../route-shards/chunk-files-plugin';
import {namesOfTexts} from '../../static-text/kept';
import type {AfterBuildContext} from '../context';
import {pageName} from '../html/files';

const ofAllPages =
  /(<script\b[^>]*\bsrc="?[^">]*\/runtime~main\.[^>]*><\/script>)(<script\b[^>]*\bsrc="?[^">]*\/main\.[^>]*><\/script>)/;

/**
 * A page with the tags of the scripts that it needs beside those of all pages: the part of the routes that it is in, before
 * them, and its chunks, after them. So they are on their way before the main script runs, and each is a task of its own.
 */
export function withScripts(html: string, {shard, chunks}: PageScripts, baseUrl: string): string {
  const tag = (file: string) => `<script src="${baseUrl}${file}" defer></script>`;
  const kept = namesOfTexts(html);
  const files = new Set(chunks.flatMap(([name, own]) => (kept.includes(name) ? [] : own)));
  return html.replace(
    ofAllPages,
    (_, runtime: string, main: string) => (shard ? tag(shard) : '') + runtime + main + [...files].map(tag).join(''),
  );
}

/** Gives each page the tags of its own scripts. */
export async function routeScripts({siteDir, outDir, siteConfig: {baseUrl}}: AfterBuildContext): Promise<void> {
  const listing = scriptsFile(path.join(siteDir, '.docusaurus'));
  if (!existsSync(listing)) return;
  const pages = JSON.parse(await readFile(listing, 'utf8')) as readonly PageScripts[];
  await Promise.all(
    pages.map(async (page) => {
      const file = path.join(outDir, `${pageName(page.path, baseUrl)}.html`);
      if (existsSync(file)) await writeFile(file, withScripts(await readFile(file, 'utf8'), page, baseUrl));
    }),
  );
}
