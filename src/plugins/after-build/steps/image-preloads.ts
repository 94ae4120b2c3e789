import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {AfterBuildContext} from '../context';
import {filesBelow} from '../../../text/files';

/** A page without the preloads of images that stand before what is drawn. */
export const withoutImagePreloads = (html: string): string =>
  html.replace(/(<div id="?__docusaurus"?>)(?:<link\b[^>]*\bas="?image\b[^>]*>)+/, '$1');

/**
 * Takes out what React's server puts before everything that it draws: preloads of images, which stand a few bytes later.
 * Preact knows no such elements: when it takes the page over, it would move everything behind them, and the browser would lay
 * out the page twice.
 */
export async function imagePreloads({outDir}: AfterBuildContext): Promise<void> {
  await Promise.all(
    filesBelow(outDir, '.html').map(async (name) => {
      const file = path.join(outDir, name);
      await writeFile(file, withoutImagePreloads(await readFile(file, 'utf8')));
    }),
  );
}
