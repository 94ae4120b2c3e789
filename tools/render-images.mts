/**
 * Renders PNG and ICO icons from their SVG sources: `npx tsx tools/render-images.mts`. Run it after a logo change, and commit
 * the results.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {initWasm, Resvg} from '@resvg/resvg-wasm';

const IMAGES = [
  ['static/img/favicon.svg', 'static/img/favicon-32.png', 32],
  ['static/img/favicon.svg', 'static/img/favicon-48.png', 48],
  ['static/img/app-icon.svg', 'static/img/apple-touch-icon.png', 180],
  ['static/img/app-icon.svg', 'static/img/icon-192.png', 192],
  ['static/img/app-icon.svg', 'static/img/icon-512.png', 512],
] as const;

/** An ICO file with one PNG image of 32 by 32 pixels. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of images
  head.writeUInt8(32, 6); // width
  head.writeUInt8(32, 7); // height
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
for (const [from, to, value] of IMAGES)
  writeFileSync(to, new Resvg(readFileSync(from), {fitTo: {mode: 'width', value}}).render().asPng());
writeFileSync('static/favicon.ico', ico(readFileSync('static/img/favicon-32.png')));
