/** The largest initial scale of an enlarged diagram. */
const LARGEST_FIT = 2;

/** Left and right margin together, in px. */
const MARGINS = 48;

/** The drawing of a block that is displayed: the one for phones or the one for desktops. */
export const displayedDrawing = (block: Element): SVGSVGElement | undefined =>
  [...block.querySelectorAll<SVGSVGElement>('.diagram-scroll > svg[role]')].find(
    (drawing) => drawing.getClientRects().length > 0,
  );

/** The width at which a drawing was laid out, in px. */
export const ownWidth = (drawing: SVGSVGElement): number => drawing.viewBox.baseVal.width;

/** The scale at which a drawing is as wide as the window. */
export const fitToWidth = (drawing: SVGSVGElement): number =>
  Math.min(LARGEST_FIT, (document.documentElement.clientWidth - MARGINS) / ownWidth(drawing));

/** How many times larger a drawing is in the large view than on the page. */
export function gain(block: Element): number {
  const drawing = displayedDrawing(block);
  if (!drawing) return 0;
  return (fitToWidth(drawing) * ownWidth(drawing)) / drawing.getBoundingClientRect().width;
}
