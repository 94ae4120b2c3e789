import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {keep, readKept} from '../../text/kept';
import {CARD, cardSvg, type Card} from './card';
import {palettePng} from './png';
import {raster, SOURCES} from './raster';

/** What a card depends on besides its words: the code that draws it, what it draws with, and the sign. */
function digestOfMeans(mark: string): string {
  const code = ['card', 'lines', 'png', 'raster', '../../text/escape'].map((name) =>
    path.join(__dirname, `${name}.ts`),
  );
  const hash = createHash('sha256').update(mark);
  for (const file of [...code, ...SOURCES]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Makes cards, and keeps the one that it has made for each address.
 *
 * @param cache folder for them; what is in it can be deleted at any time
 */
export function cardMaker(cache: string, mark: string): (card: Card) => Promise<Buffer> {
  const inside = mark.replace(/^[^>]*>|<\/svg>\s*$/g, '');
  const means = digestOfMeans(inside);
  return async (card) => {
    const key = JSON.stringify([means, card.title, card.section, card.address]);
    const file = path.join(cache, `${createHash('sha256').update(card.address).digest('hex')}.png`);
    const known = readKept(file, key);
    if (known) return known;
    const {pixels, widthOf} = await raster();
    const png = palettePng(pixels(cardSvg(card, inside, widthOf)), CARD.width, CARD.height);
    keep(file, key, png);
    return png;
  };
}
