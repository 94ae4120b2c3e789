import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {shardsFile} from '../../route-shards';
import type {AfterBuildContext} from '../context';
import {pageName} from '../html/files';

const mainScript = /<script\b[^>]*\bsrc="?[^">]*\/runtime~main\.[^>]*>/;

/** A page with the tag of one more script before its others. */
export const withScript = (html: string, address: string): string =>
  html.replace(mainScript, (main) => `<script src="${address}" defer></script>${main}`);

/** Gives each page the script with the part of the routes that it is in, so that it is there when the page is brought to life. */
export async function routeScripts({siteDir, outDir, siteConfig}: AfterBuildContext): Promise<void> {
  const listing = shardsFile(path.join(siteDir, '.docusaurus'));
  if (!existsSync(listing)) return;
  const shards = JSON.parse(await readFile(listing, 'utf8')) as {
    readonly paths: readonly string[];
    readonly file: string;
  }[];
  for (const {paths, file: script} of shards) {
    for (const route of paths) {
      const file = path.join(outDir, `${pageName(route, siteConfig.baseUrl)}.html`);
      if (existsSync(file))
        await writeFile(file, withScript(await readFile(file, 'utf8'), siteConfig.baseUrl + script));
    }
  }
}
