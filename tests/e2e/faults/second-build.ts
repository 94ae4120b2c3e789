import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {siteDir} from '../../support/site';

/** A build of the same pages whose scripts and style sheets have other names and another content. */
export interface SecondBuild {
  readonly dir: string;
  readonly remove: () => void;
}

const rotated = (hash: string): string =>
  hash.replace(/[\da-f]/g, (digit) => ((Number.parseInt(digit, 16) + 1) % 16).toString(16));

/** Scripts and style sheets of a build, relative to it. */
export const assetsOf = (dir: string): string[] =>
  ['js', 'css'].flatMap((kind) => readdirSync(path.join(dir, 'assets', kind)).map((name) => `assets/${kind}/${name}`));

/**
 * Makes what the next deployment of the site would be: the hashes in the names of all scripts and style sheets are others,
 * wherever they are named, and each page says in `data-deployment` which build it is of.
 */
export function secondBuild(): SecondBuild {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'second-build-'));
  cpSync(siteDir, dir, {recursive: true});
  const assets = assetsOf(siteDir);
  const hashes = new Set(assets.map((name) => /\.([\da-f]{8})\.(?:js|css)$/.exec(name)?.[1] ?? ''));
  const renamed = (text: string): string =>
    text.replaceAll(/\b[\da-f]{8}\b/g, (found) => (hashes.has(found) ? rotated(found) : found));
  const pages = readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'));
  for (const name of [...pages, ...assets, '_headers']) {
    const text = renamed(readFileSync(path.join(dir, name), 'utf8'));
    const isAsset = assets.includes(name);
    if (isAsset) rmSync(path.join(dir, name));
    writeFileSync(
      path.join(dir, isAsset ? renamed(name) : name),
      name.endsWith('.html') ? text.replace('<html ', '<html data-deployment=second ') : text,
    );
  }
  return {dir, remove: () => rmSync(dir, {recursive: true})};
}
