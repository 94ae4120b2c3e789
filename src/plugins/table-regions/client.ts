import type {ClientModule} from '@docusaurus/types';

/** Scrolls a diagram that does not fit to its first box, which can be in the middle. */
function scrollToFirstBox(region: Element): void {
  const box = region.querySelector('.node')?.getBoundingClientRect();
  if (!box || region.scrollLeft !== 0) return;
  region.scrollLeft = box.left + box.width / 2 - region.getBoundingClientRect().left - region.clientWidth / 2;
}

/** Rows with fractions of a pixel are taller than their region once both are rounded. */
const doesFit = ({scrollWidth, clientWidth, scrollHeight, clientHeight}: Element): boolean =>
  scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1;

let observer: ResizeObserver | undefined;

/**
 * A region whose table fits does not scroll: it is left out of the Tab order, and the head of the table stays in view. Without
 * scripts, every region can be scrolled with the keyboard.
 */
const client: ClientModule = {
  onRouteDidUpdate() {
    observer?.disconnect();
    const regions = new ResizeObserver((entries) => {
      // All sizes are read before anything changes, so that the browser lays out the page once.
      const measured = entries.map(({target}) => ({region: target as HTMLElement, fits: doesFit(target)}));
      for (const {region, fits} of measured) {
        region.toggleAttribute('data-fits', fits);
        region.tabIndex = fits ? -1 : 0;
      }
      for (const {region, fits} of measured) if (!fits) scrollToFirstBox(region);
    });
    observer = regions;
    for (const region of document.querySelectorAll('.table-scroll, .diagram-scroll')) regions.observe(region);
  },
};

export default client;
