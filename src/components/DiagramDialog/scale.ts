/** The largest initial scale of an enlarged diagram. */
const LARGEST_FIT = 2;

/** Left and right margin in total, in px. */
const MARGINS = 48;

/** The visible drawing of a block: the one for phones or the one for desktops. */
export const displayedDrawing = (block: Element): SVGSVGElement | undefined =>
  [...block.querySelectorAll<SVGSVGElement>('.diagram-scroll > svg[role]')].find(
    (drawing) => drawing.getClientRects().length > 0,
  );

/** The width of a drawing's layout, in px. */
export const ownWidth = (drawing: SVGSVGElement): number => drawing.viewBox.baseVal.width;

/** The scale that fits a drawing to the window width. */
export const fitToWidth = (drawing: SVGSVGElement): number =>
  Math.min(LARGEST_FIT, (document.documentElement.clientWidth - MARGINS) / ownWidth(drawing));

/** The ratio of a drawing's size in the enlarged view to its size on the page. */
export function gain(block: Element): number {
  const drawing = displayedDrawing(block);
  if (!drawing) return 0;
  return (fitToWidth(drawing) * ownWidth(drawing)) / drawing.getBoundingClientRect().width;
}
