import {DESKTOP_WIDTH, type Drawing, type Drawings, PHONE_WIDTH} from './document';
import memoize from 'lodash/memoize';
import {readDot} from './dot/graphviz';
import {type Arrangement, layOut} from './dot/layout';
import {drawDot} from './dot/svg';

/** From wide to close, which is the minimum for readable text; at last other layouts of the same closeness, until the drawing fits. */
const CLOSER = [{spread: 1}, {spread: 0.6}, {spread: 0.3}, ...[1, 2, 3, 4, 5].map((seed) => ({spread: 0, seed}))];

/** The minimum ratio of widths for a second drawing, and the maximum ratio of heights for a left-to-right graph. */
const WIDER_BY = 1.2;
const LOWER_TO = 0.75;

type Draw = (closeness: (typeof CLOSER)[number]) => Promise<Drawing>;

/** A drawing that is wider by this factor when all is close does not fit with another layout either. */
const HOPELESS = 1.3;

/** The first drawing that fits. */
async function fitting(draw: Draw, width: number): Promise<Drawing | undefined> {
  for (const closeness of CLOSER) {
    const drawing = await draw(closeness);
    if (drawing.width <= width) return drawing;
    if (closeness.spread === 0 && drawing.width > width * HOPELESS) return undefined;
  }
  return undefined;
}

/** Draws a graph for phones. For desktops, it adds a left-to-right drawing if that is much lower, otherwise a wider drawing if one fits. */
export async function drawGraphToFit(source: string): Promise<Drawings> {
  const dot = await readDot(source);
  // Phones and desktops start with the same wide drawing.
  const drawIn = (direction: Arrangement['direction']): Draw =>
    memoize(async (closeness) => {
      const graph = dot.measure(closeness.spread);
      return drawDot(graph, await layOut(graph, {...closeness, direction}));
    });
  const [down, across] = [drawIn('DOWN'), drawIn('RIGHT')];
  const [first, second] = dot.isAcross ? [across, down] : [down, across];
  // The drawing is too wide if neither direction fits.
  const narrow =
    (await fitting(first, PHONE_WIDTH)) ?? (await fitting(second, PHONE_WIDTH)) ?? (await first(CLOSER.at(-1)!));
  const lower = await fitting(across, DESKTOP_WIDTH);
  if (lower && lower.height < narrow.height * LOWER_TO) return {narrow, wide: lower};
  const wide = await fitting(down, DESKTOP_WIDTH);
  return wide && wide.width > narrow.width * WIDER_BY ? {narrow, wide} : {narrow};
}
