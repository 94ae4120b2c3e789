import {readFileSync} from 'node:fs';
import path from 'node:path';
import {writeCache, readCache} from '../../files/cache';
import {sha256} from '../../files/digest';
import {cardSvg, type Card} from './card';
import {raster, SOURCES} from './raster';

/**
 * Returns a function that draws a card as a PNG, or reads it from the cache.
 *
 * @param cache folder with one card per address, which can be deleted at any time
 * @param mark the logo as SVG
 */
export function cardMaker(cache: string, mark: string): (card: Card) => Promise<Buffer> {
  const inside = mark.replace(/^[^>]*>|<\/svg>\s*$/g, '');
  const means = SOURCES.map((source) => sha256(readFileSync(source))).join('');
  return async (card) => {
    const {png: draw, widthOf} = await raster();
    const svg = cardSvg(card, inside, widthOf);
    const file = path.join(cache, `${sha256(card.address)}.png`);
    const known = readCache(file, means + svg);
    if (known) return known;
    const png = Buffer.from(draw(svg));
    writeCache(file, means + svg, png);
    return png;
  };
}
