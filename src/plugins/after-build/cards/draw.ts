import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import mapValues from 'lodash/mapValues';
import {sha256} from '../../../lib/digest';
import {writeWhole} from '../../../lib/files';
import {cardSvg, type Card} from './card';
import {drawable, raster, SOURCES} from './raster';

/**
 * Returns a function that draws a card as a PNG, or reads it from the cache.
 *
 * @param cache folder of the drawn cards, which can be deleted at any time
 * @param mark the logo as SVG
 */
export function cardMaker(cache: string, mark: string): (card: Card) => Promise<Buffer> {
  const inside = mark.replace(/^[^>]*>|<\/svg>\s*$/g, '');
  const means = SOURCES.map((source) => sha256(readFileSync(source))).join('');
  return async (card) => {
    const {png: draw, widthOf} = await raster();
    const svg = cardSvg(mapValues(card, drawable), inside, widthOf);
    const file = path.join(cache, `${sha256(means + svg)}.png`);
    if (!existsSync(file)) writeWhole(file, draw(svg));
    return readFileSync(file);
  };
}
