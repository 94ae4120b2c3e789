import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../../lib/files';
import type {AfterBuildContext} from '../context';
import {withCard} from '../html/cards';

/** The classic theme's sprite has the only `style` attribute of the site, which the content security policy does not allow. */
const withHiddenSprite = (html: string): string => html.replace(/<svg style="display:\s*none;?"/, '<svg hidden');

/** Finishes every page. No other step changes pages. */
export async function pages(context: AfterBuildContext): Promise<void> {
  const addCard = withCard(context);
  for (const file of filesBelow(context.outDir, '.html')) {
    const place = path.join(context.outDir, file);
    const html = withHiddenSprite(readFileSync(place, 'utf8'));
    writeFileSync(place, await addCard(html, file.slice(0, -'.html'.length)));
  }
}
