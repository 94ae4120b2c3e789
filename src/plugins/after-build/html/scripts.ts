import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {scriptsFile} from '../../route-shards/write';
import type {PageScripts} from '../../route-shards/chunk-files-plugin';
import {namesOfTexts} from '../../static-text/attribute';
import type {AfterBuildContext} from '../context';
import {pageName} from './files';

const ofAllPages =
  /(<script\b[^>]*\bsrc="?[^">]*\/runtime~main\.[^>]*><\/script>)(<script\b[^>]*\bsrc="?[^">]*\/main\.[^>]*><\/script>)/;

/**
 * A page with the tags of the scripts that it needs beside those of all pages: the part of the routes that it is in, before
 * them, and its chunks, after them. So they are on their way before the main script runs, and each is a task of its own.
 */
function withScripts(html: string, {shard, chunks}: PageScripts, baseUrl: string): string {
  const tag = (file: string) => `<script src="${baseUrl}${file}" defer></script>`;
  const kept = namesOfTexts(html);
  const files = new Set(chunks.flatMap(([name, own]) => (kept.includes(name) ? [] : own)));
  return html.replace(
    ofAllPages,
    (_, runtime: string, main: string) => (shard ? tag(shard) : '') + runtime + main + [...files].map(tag).join(''),
  );
}

/**
 * Gives each page the tags of its own scripts.
 *
 * @throws Error when one of them was not written: the bundler keeps silent where too many files are open
 */
export function withOwnScripts({
  siteDir,
  outDir,
  siteConfig: {baseUrl},
}: AfterBuildContext): (html: string, name: string) => string {
  const listing = scriptsFile(path.join(siteDir, '.docusaurus'));
  const all = existsSync(listing) ? (JSON.parse(readFileSync(listing, 'utf8')) as readonly PageScripts[]) : [];
  const named = all.flatMap(({shard, chunks}) => [...(shard ? [shard] : []), ...chunks.flatMap(([, files]) => files)]);
  const lost = [...new Set(named)].filter((file) => !existsSync(path.join(outDir, file)));
  if (lost.length > 0)
    throw new Error(
      `The bundler has not written ${lost.length} script${lost.length === 1 ? '' : 's'} of pages, such as ${lost[0]}. Build again with a higher limit of open files (ulimit -n).`,
    );
  const known = new Map(all.map((page) => [pageName(page.path, baseUrl), page]));
  return (html, name) => {
    const own = known.get(name);
    return own ? withScripts(html, own, baseUrl) : html;
  };
}
