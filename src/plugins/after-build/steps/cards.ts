import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {initWasm, Resvg, type ResvgRenderOptions} from '@resvg/resvg-wasm';
import mapValues from 'lodash/mapValues';
import {sha256} from '../../../lib/digest';
import {writeWhole} from '../../../lib/files';
import {cardFile, pageName} from '../../../lib/page-name';
import {cardSvg, type Card} from '../card';
import type {AfterBuildContext} from '../context';

/** The rasterizer, in WebAssembly, and the font: both from packages, so that cards are byte-identical on every machine. */
const SOURCES = ['@resvg/resvg-wasm/index_bg.wasm', '@fontsource/inter/files/inter-latin-600-normal.woff2'] as const;

/** Characters that are not in the font's Latin subset. The title and the alternative text of the page keep them. */
const NOT_IN_FONT = /[^ -~\u00a1-\u00ff\u2010-\u2026\u20ac\u2122]/g;

const drawable = (text: string): string =>
  text.normalize('NFC').replaceAll(NOT_IN_FONT, '').replaceAll(/ {2,}/g, ' ').trim();

let loading: Promise<void> | undefined;

/**
 * Returns a function that draws a card as a PNG, or reads it from the cache.
 *
 * @param cache folder of the drawn cards, which can be deleted at any time
 * @param mark the logo as SVG
 */
export function cardMaker(cache: string, mark: string): (card: Card) => Promise<Buffer> {
  const inside = mark.replace(/^[^>]*>|<\/svg>\s*$/g, '');
  const [wasm, font] = SOURCES.map((source) => readFileSync(require.resolve(source))) as [Buffer, Buffer];
  const means = sha256(wasm) + sha256(font);
  const fontOptions = {fontBuffers: [font], defaultFontFamily: 'Inter', loadSystemFonts: false};
  return async (card) => {
    const svg = cardSvg(mapValues(card, drawable), inside);
    const file = path.join(cache, `${sha256(means + svg)}.png`);
    if (!existsSync(file)) {
      await (loading ??= initWasm(wasm));
      const drawn = new Resvg(svg, {font: fontOptions as ResvgRenderOptions['font']});
      const image = drawn.render();
      writeWhole(file, image.asPng());
      // The garbage collector does not see the memory of WebAssembly.
      image.free();
      drawn.free();
    }
    return readFileSync(file);
  };
}

/** Returns a function that names the section of a page, by its route and title. */
function sectionOf({documents, siteConfig: {baseUrl}}: AfterBuildContext): (route: string, title: string) => string {
  const sections = new Map(documents.map(({route, section}) => [route, section]));
  return (route, title) => {
    if (route.startsWith(`${baseUrl}blog`)) return 'Blog';
    const section = sections.get(route);
    if (section !== undefined && section !== title) return section;
    return sections.has(route) ? 'Documentation' : '';
  };
}

/** Draws the social card of each page from its heading and section. src/theme/Root adds its address to the page. */
export async function cards(context: AfterBuildContext): Promise<void> {
  const {siteDir, outDir, routesPaths, readingOf} = context;
  const {url, baseUrl, title: site, tagline} = context.siteConfig;
  const section = sectionOf(context);
  const mark = readFileSync(path.join(siteDir, 'static/img/logo-dark.svg'), 'utf8');
  const draw = cardMaker(path.join(siteDir, 'node_modules/.cache/social-cards'), mark);
  for (const route of routesPaths) {
    const {title: heading} = readingOf(`${pageName(decodeURI(route), baseUrl)}.html`).content;
    const title = route === baseUrl ? tagline : heading || site;
    const address = `${new URL(url).host}${route}`.replace(/\/$/, '');
    writeWhole(
      path.join(outDir, cardFile(decodeURI(route), baseUrl)),
      await draw({title, section: section(route, title), address}),
    );
  }
}
