import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../../files/files';
import type {AfterBuildContext} from '../context';
import {withCard} from '../html/cards';
import {withOwnScripts} from '../html/scripts';

/**
 * A page without what React's server puts before everything that it draws: preloads of images, which stand a few bytes later.
 * Preact knows no such elements: when it takes the page over, it would move everything behind them, and the browser would lay
 * out the page twice.
 */
const withoutImagePreloads = (html: string): string =>
  html.replace(/(<div id="?__docusaurus"?>)(?:<link\b[^>]*\bas="?image\b[^>]*>)+/, '$1');

/** Finishes every page: no other step changes one. */
export async function pages(context: AfterBuildContext): Promise<void> {
  const [addScripts, addCard] = [withOwnScripts(context), withCard(context)];
  for (const file of filesBelow(context.outDir, '.html')) {
    const place = path.join(context.outDir, file);
    const name = file.slice(0, -'.html'.length);
    writeFileSync(place, addCard(addScripts(withoutImagePreloads(readFileSync(place, 'utf8')), name), name));
  }
}
