import {access, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {shardsFile} from '../../route-shards';
import type {AfterBuildContext} from '../context';

const mainScript = /<script\b[^>]*\bsrc="?[^">]*\/runtime~main\.[^>]*>/;

/** A page with the tag of one more script before its others. */
export const withScript = (html: string, address: string): string =>
  html.replace(mainScript, (main) => `<script src="${address}" defer></script>${main}`);

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Gives each page the script with the part of the routes that it is in, so that it is there when the page is brought to life. */
export async function routeScripts({siteDir, outDir, siteConfig}: AfterBuildContext): Promise<void> {
  const listing = shardsFile(path.join(siteDir, '.docusaurus'));
  if (!(await exists(listing))) return;
  const shards = JSON.parse(await readFile(listing, 'utf8')) as {
    readonly paths: readonly string[];
    readonly file: string;
  }[];
  for (const {paths, file: script} of shards) {
    for (const route of paths) {
      const name = route.slice(siteConfig.baseUrl.length);
      const file = path.join(outDir, name === '404.html' ? name : `${name}.html`);
      if (await exists(file))
        await writeFile(file, withScript(await readFile(file, 'utf8'), siteConfig.baseUrl + script));
    }
  }
}
