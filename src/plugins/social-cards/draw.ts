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

/** Makes cards, and keeps them. */
export interface CardMaker {
  /** The card as a build before this one has made it. */
  readonly made: (card: Card) => Buffer | undefined;
  readonly make: (card: Card) => Promise<Buffer>;
}

/** @param cache folder for the card of each address; what is in it can be deleted at any time */
export function cardMaker(cache: string, mark: string): CardMaker {
  const inside = mark.replace(/^[^>]*>|<\/svg>\s*$/g, '');
  const means = digestOfMeans(inside);
  const keyOf = (card: Card): string => JSON.stringify([means, card.title, card.section, card.address]);
  const fileOf = ({address}: Card): string => path.join(cache, `${sha256(address)}.png`);
  return {
    made: (card) => readCache(fileOf(card), keyOf(card)),
    async make(card) {
      const {png: draw, widthOf} = await raster();
      const png = Buffer.from(draw(cardSvg(card, inside, widthOf)));
      writeCache(fileOf(card), keyOf(card), png);
      return png;
    },
  };
}
