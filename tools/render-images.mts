/**
 * Draws the icons that have to be PNG or ICO from their SVG sources. Run it after a change of the sign and commit the results:
 * `npx tsx tools/render-images.mts`. It needs a Chromium: that of `CHROME_PATH`, or Playwright's.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {chromium} from '@playwright/test';

interface Picture {
  readonly from: string;
  readonly to: string;
  readonly width: number;
  readonly height: number;
}

const square = (from: string, to: string, size: number): Picture => ({from, to, width: size, height: size});

const PICTURES: readonly Picture[] = [
  square('static/img/favicon.svg', 'static/img/favicon-32.png', 32),
  square('static/img/favicon.svg', 'static/img/favicon-48.png', 48),
  square('static/img/app-icon.svg', 'static/img/apple-touch-icon.png', 180),
  square('static/img/app-icon.svg', 'static/img/icon-192.png', 192),
  square('static/img/app-icon.svg', 'static/img/icon-512.png', 512),
];

/** An ICO file with one picture in PNG format of 32 by 32 pixels. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of pictures
  head.writeUInt8(32, 6); // width
  head.writeUInt8(32, 7); // height
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const browser = await chromium.launch({executablePath: process.env['CHROME_PATH']});
const page = await browser.newPage();
for (const {from, to, width, height} of PICTURES) {
  const source = (await readFile(from)).toString('base64');
  await page.setViewportSize({width, height});
  await page.setContent(
    `<style>*{margin:0}img{display:block;width:${width}px;height:${height}px}</style><img src="data:image/svg+xml;base64,${source}">`,
  );
  await page.locator('img').screenshot({path: to, omitBackground: true});
}
await browser.close();
await writeFile('static/favicon.ico', ico(await readFile('static/img/favicon-32.png')));
