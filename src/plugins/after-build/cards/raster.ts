import {readFileSync} from 'node:fs';
import {initWasm, Resvg, type ResvgRenderOptions} from '@resvg/resvg-wasm';
import {escapeText} from '../../../lib/escape';
import type {WidthOf} from './lines';

/** The rasterizer and the font, both from packages, so that cards do not depend on the machine. */
export const SOURCES = [
  require.resolve('@resvg/resvg-wasm/index_bg.wasm'),
  require.resolve('@fontsource/inter/files/inter-latin-600-normal.woff2'),
] as const;

/** Rasterizes SVG with WebAssembly, whose output is byte-identical on every machine. */
export interface Raster {
  readonly png: (svg: string) => Uint8Array;
  readonly widthOf: WidthOf;
}

/** Characters of the font's Latin subset, which titles can contain. */
const LETTERS = /[ -~\u00a1-\u00ff\u2010-\u2026\u20ac\u2122]/;
const EM = 100;

/** The part of a text that the font can draw. The title and the alternative text of the page keep the rest. */
export const drawable = (text: string): string =>
  [...text.normalize('NFC')]
    .filter((letter) => LETTERS.test(letter))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

async function load(): Promise<Raster> {
  const [wasm, font] = SOURCES.map((file) => readFileSync(file));
  await initWasm(wasm!);
  const options: ResvgRenderOptions = {
    font: {fontBuffers: [font!], defaultFontFamily: 'Inter', loadSystemFonts: false} as ResvgRenderOptions['font'],
  };
  const between = (text: string): number => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text font-size="${EM}">H${escapeText(text)}H</text></svg>`;
    const drawn = new Resvg(svg, options);
    const width = drawn.getBBox()?.width ?? 0;
    drawn.free();
    return width / EM;
  };
  const nothing = between('');
  const widths = new Map<string, number>();
  const widthOfLetter = (letter: string): number => {
    const width = widths.get(letter) ?? between(letter) - nothing;
    widths.set(letter, width);
    return width;
  };
  return {
    // The sum of the widths without kerning is slightly larger than the text, so a text that fits by this estimate always fits.
    widthOf: (text) => [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0),
    png(svg) {
      const drawn = new Resvg(svg, options);
      const image = drawn.render();
      const png = image.asPng();
      image.free();
      drawn.free();
      return png;
    },
  };
}

let loaded: Promise<Raster> | undefined;

/** The rasterizer, loaded on first use. */
export const raster = (): Promise<Raster> => (loaded ??= load());
