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

/** The smallest initial scale, at which text is readable. */
const SMALLEST_FIT = 0.8;

/** The scale at which a drawing is as wide as the window. */
const widthScale = (drawing: SVGSVGElement): number =>
  Math.min(LARGEST_FIT, (document.documentElement.clientWidth - MARGINS) / ownWidth(drawing));

/** The scale at which a whole drawing is visible in a container. */
export function fitTo(container: Element, drawing: SVGSVGElement): number {
  const {width, height} = drawing.viewBox.baseVal;
  const fit = Math.min((container.clientWidth - MARGINS) / width, (container.clientHeight - MARGINS) / height);
  return Math.min(LARGEST_FIT, Math.max(Math.min(SMALLEST_FIT, widthScale(drawing)), fit));
}

/** The ratio of a drawing's size in the enlarged view to its size on the page. */
export function gain(block: Element): number {
  const drawing = displayedDrawing(block);
  if (!drawing) return 0;
  return (widthScale(drawing) * ownWidth(drawing)) / drawing.getBoundingClientRect().width;
}
