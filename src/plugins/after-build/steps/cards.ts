import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../../files/files';
import {drawBeside, type Orders} from '../../social-cards/orders';
import type {AfterBuildContext} from '../context';
import {cardOf, sharedOf} from '../html/cards';

type Site = Pick<AfterBuildContext, 'siteDir' | 'siteConfig' | 'options' | 'documents'>;

const cacheOf = (siteDir: string): string => path.join(siteDir, 'node_modules/.cache/social-cards');

const draw = ({siteDir, options}: Site, pictures: Orders['pictures']): Promise<void> =>
  drawBeside({
    cache: cacheOf(siteDir),
    mark: readFileSync(path.join(siteDir, options.socialCards.mark), 'utf8'),
    pictures,
  });

/**
 * Draws the cards of all documents while the bundler, which leaves a core idle, is at work, and keeps them for {@link cards}. A build
 * that can take over cards of an earlier one has too few to draw for that. Never rejects: what cannot be drawn is told by the step.
 */
export async function cardsAhead(site: Site): Promise<void> {
  if (existsSync(cacheOf(site.siteDir))) return;
  const cardFor = cardOf(site);
  const pictures = site.documents
    .filter(({frontMatter}) => frontMatter['image'] === undefined)
    .map(({route, title, frontMatter}) => ({card: cardFor(route, String(frontMatter['title_meta'] ?? title))}));
  await draw(site, pictures).catch(() => {});
}

/** Draws a picture of every page for social networks: its title and where it stands. Reads the pages before it first waits. */
export async function cards(context: AfterBuildContext): Promise<void> {
  const {outDir} = context;
  const shared = sharedOf(context);
  const pictures = filesBelow(outDir, '.html').flatMap((page) => {
    const {card, file} = shared(readFileSync(path.join(outDir, page), 'utf8'), page.slice(0, -'.html'.length)) ?? {};
    return card && file ? [{card, file: path.join(outDir, file)}] : [];
  });
  await context.cardsAhead;
  await draw(context, pictures);
}
