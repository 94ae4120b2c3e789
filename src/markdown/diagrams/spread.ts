import {DESKTOP_WIDTH, type Drawing, type Drawings, PHONE_WIDTH} from './document';

/** Spreads between 1 (wide) and 0 (close, the minimum for readable text) to try, until the drawing fits its width. */
const CLOSER = [1, 0.8, 0.6, 0.4, 0.2, 0];

/** The minimum ratio of widths for a second drawing, and the maximum ratio of heights for a left-to-right graph. */
const WIDER_BY = 1.2;
const LOWER_TO = 0.75;

type Draw = (spread: number) => Drawing;

/** Draws with the first spread that fits. */
function fitting(draw: Draw, width: number): Drawing | undefined {
  for (const spread of CLOSER) {
    const drawing = draw(spread);
    if (drawing.width <= width) return drawing;
  }
  return undefined;
}

/** Draws a graph for phones. For desktops, it adds a left-to-right drawing if that is much lower, otherwise a wider drawing if one fits. */
export function drawGraphToFit(draw: Draw, drawAcross: Draw): Drawings {
  const narrow = fitting(draw, PHONE_WIDTH) ?? draw(0);
  const across = fitting(drawAcross, DESKTOP_WIDTH);
  if (across && across.height < narrow.height * LOWER_TO) return {narrow, wide: across};
  const wide = fitting(draw, DESKTOP_WIDTH);
  return wide && wide.width > narrow.width * WIDER_BY ? {narrow, wide} : {narrow};
}
