import {DESKTOP_WIDTH, type Drawing, type Drawings, PHONE_WIDTH} from './document';

/** The minimum and maximum of a length. */
export type Span = readonly [close: number, wide: number];

/** Spreads to try, until the drawing fits its width; 0 is the minimum for readable text. */
const CLOSER = [1, 0.8, 0.6, 0.4, 0.2, 0];

/** The minimum ratio of widths for a second drawing, and the maximum ratio of heights for a left-to-right graph. */
const WIDER_BY = 1.2;
const LOWER_TO = 0.75;

/** The length of a span at a spread between 0 (close) and 1 (wide). */
export const between = ([close, wide]: Span, spread: number): number => close + (wide - close) * spread;

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

/** Draws a graph for phones. For desktops, it adds a left-to-right drawing if that is much lower, otherwise a wider drawing if one fits. */
export function drawGraphToFit(draw: Draw, drawAcross: Draw): Drawings {
  const narrow = forPhone(draw);
  const across = fitting(drawAcross, CLOSER, DESKTOP_WIDTH);
  if (across && across.height < narrow.height * LOWER_TO) return {narrow, wide: across};
  return {narrow, wide: ifWider(narrow, fitting(draw, CLOSER, DESKTOP_WIDTH))};
}
