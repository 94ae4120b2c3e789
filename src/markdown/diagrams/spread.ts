import {DESKTOP_WIDTH, type Drawing, type Drawings, PHONE_WIDTH} from './document';

/** A length at its closest and at its widest. */
export type Span = readonly [close: number, wide: number];

/** How far things are apart when a drawing is wider than its place: less and less, and at last as close as can be read. */
const CLOSER = [1, 0.8, 0.6, 0.4, 0.2, 0];

/** How much wider the second drawing must be to be worth its bytes, and how much lower a graph from left to right must be. */
const WIDER_BY = 1.2;
const LOWER_TO = 0.75;

/** The length that a span has at a spread: 0 is close, 1 wide. */
export function between([close, wide]: Span, spread: number): number {
  return close + (wide - close) * spread;
}

type Draw = (spread: number) => Drawing;

/** Draws with the first spread that fits. */
function fitting(draw: Draw, spreads: readonly number[], width: number): Drawing | undefined {
  for (const spread of spreads) {
    const drawing = draw(spread);
    if (drawing.width <= width) return drawing;
  }
  return undefined;
}

const forPhone = (draw: Draw): Drawing => fitting(draw, CLOSER, PHONE_WIDTH) ?? draw(0);

const ifWider = (narrow: Drawing, wide: Drawing | undefined): Drawing | undefined =>
  wide && wide.width > narrow.width * WIDER_BY ? wide : undefined;

/** Draws a graph for a phone, and for a desktop from left to right if that makes it much lower, or else less crowded. */
export function drawGraphToFit(draw: Draw, drawAcross: Draw): Drawings {
  const narrow = forPhone(draw);
  const across = fitting(drawAcross, CLOSER, DESKTOP_WIDTH);
  if (across && across.height < narrow.height * LOWER_TO) return {narrow, wide: across};
  return {narrow, wide: ifWider(narrow, fitting(draw, CLOSER, DESKTOP_WIDTH))};
}
