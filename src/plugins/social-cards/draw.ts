import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {writeWhole} from '../../text/files';
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
 * Makes cards, and keeps those that it has made.
 *
 * @param cache folder for them; what is in it can be deleted at any time
 */
export function cardMaker(cache: string, mark: string): (card: Card) => Promise<Uint8Array> {
  const inside = mark.replace(/^[^>]*>|<\/svg>\s*$/g, '');
  const means = digestOfMeans(inside);
  return async (card) => {
    const key = createHash('sha256').update(JSON.stringify([means, card.title, card.section, card.address]));
    const file = path.join(cache, `${key.digest('hex')}.png`);
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const {pixels, widthOf} = await raster();
    const png = palettePng(pixels(cardSvg(card, inside, widthOf)), CARD.width, CARD.height);
    writeWhole(file, png);
    return png;
  };
}
