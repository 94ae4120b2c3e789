import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {writeCache, readCache} from '../../files/cache';
import {sha256} from '../../files/digest';
import {cardSvg, type Card} from './card';
import {raster, SOURCES} from './raster';

/** What a card depends on in addition to its words: the drawing code, its dependencies, and the logo. */
function digestOfMeans(mark: string): string {
  const code = ['card', 'lines', 'raster', '../../text/escape'].map((name) => path.join(__dirname, `${name}.ts`));
  const hash = createHash('sha256').update(mark);
  for (const file of [...code, ...SOURCES]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Returns what draws a card as a PNG, or takes it from an earlier build.
 *
 * @param cache folder for the card of each address; what is in it can be deleted at any time
 * @param mark the sign of the site, an SVG
 */
export function cardMaker(cache: string, mark: string): (card: Card) => Promise<Buffer> {
  const inside = mark.replace(/^[^>]*>|<\/svg>\s*$/g, '');
  const means = digestOfMeans(inside);
  return async (card) => {
    const key = JSON.stringify([means, card.title, card.section, card.address]);
    const file = path.join(cache, `${sha256(card.address)}.png`);
    const known = readCache(file, key);
    if (known) return known;
    const {png: draw, widthOf} = await raster();
    const png = Buffer.from(draw(cardSvg(card, inside, widthOf)));
    writeCache(file, key, png);
    return png;
  };
}
