import {execFile} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Card} from './card';
import {cardMaker} from './draw';

/** Cards, and what they are made with. */
export interface Orders {
  /** Folder for what later builds take over. */
  readonly cache: string;
  /** The sign of the site, an SVG. */
  readonly mark: string;
  /** Each with the file that it becomes; without one it is only kept for later. */
  readonly pictures: readonly {readonly card: Card; readonly file?: string}[];
}

function write(file: string | undefined, png: Buffer): void {
  if (file === undefined) return;
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, png);
}

/** Draws the cards in this process. */
export async function drawAll({cache, mark, pictures}: Orders): Promise<void> {
  const {make} = cardMaker(cache, mark);
  for (const {card, file} of pictures) write(file, await make(card));
}

/**
 * Writes the cards that a build before this one has made, and draws the others in a process of its own: a second core has
 * little else to do, but for the rendering of pages.
 *
 * @throws Error with the words of the one that failed
 */
export async function drawBeside(orders: Orders): Promise<void> {
  const {made} = cardMaker(orders.cache, orders.mark);
  const pictures = orders.pictures.filter(({card, file}) => {
    const png = made(card);
    if (png) write(file, png);
    return !png;
  });
  if (pictures.length === 0) return;
  const program = ['--require', require.resolve('tsx/cjs'), path.join(__dirname, 'process.ts')];
  const drawn = promisify(execFile)(process.execPath, program);
  // A build that fails meanwhile leaves nobody behind.
  const end = () => drawn.child.kill();
  process.once('exit', end);
  drawn.child.stdin?.end(JSON.stringify({...orders, pictures}));
  await drawn
    .catch((error: Error & {stderr: string}) => {
      throw new Error(error.stderr || error.message);
    })
    .finally(() => process.off('exit', end));
}
