import {cpSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../../src/files/files';
import {folderWith} from '../../support/folder';
import {siteDir} from '../../support/site';

const rotated = (hash: string): string =>
  hash.replace(/[\da-f]/g, (digit) => ((Number.parseInt(digit, 16) + 1) % 16).toString(16));

/** Scripts and style sheets of a build, relative to it. */
export const assetsOf = (dir: string): string[] =>
  ['js', 'css'].flatMap((kind) => readdirSync(path.join(dir, 'assets', kind)).map((name) => `assets/${kind}/${name}`));

/**
 * Makes what the next deployment of the site would be: the hashes in the names of all scripts and style sheets are others,
 * wherever they are named, and each page says in `data-deployment` which build it is of.
 *
 * @returns its folder, which is there as long as the process
 */
export function secondBuild(): string {
  const dir = folderWith();
  cpSync(siteDir, dir, {recursive: true});
  const assets = assetsOf(siteDir);
  const hashes = new Set(assets.map((name) => /\.([\da-f]{8})\.(?:js|css)$/.exec(name)?.[1] ?? ''));
  const renamed = (text: string): string =>
    text.replaceAll(/\b[\da-f]{8}\b/g, (found) => (hashes.has(found) ? rotated(found) : found));
  for (const name of [...filesBelow(dir, '.html'), ...assets, '_headers']) {
    const text = renamed(readFileSync(path.join(dir, name), 'utf8'));
    const isAsset = assets.includes(name);
    if (isAsset) rmSync(path.join(dir, name));
    writeFileSync(
      path.join(dir, isAsset ? renamed(name) : name),
      name.endsWith('.html') ? text.replace('<html ', '<html data-deployment=second ') : text,
    );
  }
  return dir;
}
