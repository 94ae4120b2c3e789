import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../../files/files';
import {drawBeside} from '../../social-cards/orders';
import type {AfterBuildContext} from '../context';
import {sharedOf} from '../html/cards';

/** Draws a picture of every page for social networks: its title and where it stands. Reads the pages before it first waits. */
export async function cards(context: AfterBuildContext): Promise<void> {
  const {siteDir, outDir, options} = context;
  const shared = sharedOf(context);
  const pictures = filesBelow(outDir, '.html').flatMap((page) => {
    const {card, file} = shared(readFileSync(path.join(outDir, page), 'utf8'), page.slice(0, -'.html'.length)) ?? {};
    return card && file ? [{card, file: path.join(outDir, file)}] : [];
  });
  const mark = readFileSync(path.join(siteDir, options.socialCards.mark), 'utf8');
  await drawBeside({cache: path.join(siteDir, 'node_modules/.cache/social-cards'), mark, pictures});
}
