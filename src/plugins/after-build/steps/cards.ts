import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../../files/files';
import {drawBeside, type Orders} from '../../social-cards/orders';
import type {AfterBuildContext} from '../context';
import {sharedOf} from '../html/cards';

type Site = Pick<AfterBuildContext, 'siteDir' | 'options'>;

const cacheOf = (siteDir: string): string => path.join(siteDir, 'node_modules/.cache/social-cards');

const draw = ({siteDir, options}: Site, pictures: Orders['pictures']): Promise<void> =>
  drawBeside({
    cache: cacheOf(siteDir),
    mark: readFileSync(path.join(siteDir, options.socialCards.mark), 'utf8'),
    pictures,
  });

/** Draws a picture of every page for social networks: its title and section. Reads all pages before the first `await`. */
export async function cards(context: AfterBuildContext): Promise<void> {
  const {outDir} = context;
  const shared = sharedOf(context);
  const pictures = filesBelow(outDir, '.html').flatMap((page) => {
    const {card, file} = shared(readFileSync(path.join(outDir, page), 'utf8'), page.slice(0, -'.html'.length)) ?? {};
    return card && file ? [{card, file: path.join(outDir, file)}] : [];
  });
  await draw(context, pictures);
}
