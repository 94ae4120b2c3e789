import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import memoize from 'lodash/memoize';
import {keep, readKept} from '../../files/kept';
import {sha256} from '../../files/digest';
import {CARD, cardParts, type Card} from './card';
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

/** Makes cards, and keeps them. */
export interface CardMaker {
  /** The card as a build before this one has made it. */
  readonly made: (card: Card) => Buffer | undefined;
  readonly make: (card: Card) => Promise<Buffer>;
}

/** @param cache folder for the card of each address; what is in it can be deleted at any time */
export function cardMaker(cache: string, mark: string): CardMaker {
  const inside = mark.replace(/^[^>]*>|<\/svg>\s*$/g, '');
  const headOf = memoize(async (svg: string) => (await raster()).pixels(svg));
  const means = digestOfMeans(inside);
  const keyOf = (card: Card): string => JSON.stringify([means, card.title, card.section, card.address]);
  const fileOf = ({address}: Card): string => path.join(cache, `${sha256(address)}.png`);
  return {
    made: (card) => readKept(fileOf(card), keyOf(card)),
    async make(card) {
      const {pixels, widthOf} = await raster();
      const [head, rest] = cardParts(card, inside, widthOf);
      const parts = [
        {top: head.top, rgba: await headOf(head.svg)},
        {top: rest.top, rgba: pixels(rest.svg)},
      ];
      const png = palettePng(parts, CARD.width, CARD.height);
      keep(fileOf(card), keyOf(card), png);
      return png;
    },
  };
}
