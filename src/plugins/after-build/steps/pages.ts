import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../../lib/files';
import type {AfterBuildContext} from '../context';
import {withCard} from '../html/cards';

/** Finishes every page. No other step changes pages. */
export async function pages(context: AfterBuildContext): Promise<void> {
  const addCard = withCard(context);
  for (const file of filesBelow(context.outDir, '.html')) {
    const place = path.join(context.outDir, file);
    writeFileSync(place, await addCard(readFileSync(place, 'utf8'), file.slice(0, -'.html'.length)));
  }
}
