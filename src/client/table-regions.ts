import type {ClientModule} from '@docusaurus/types';

/** Scrolls a wide diagram to its first box, which can be in the middle. */
function scrollToFirstBox(region: Element): void {
  const box = region.querySelector('.node')?.getBoundingClientRect();
  if (!box || region.scrollLeft !== 0) return;
  region.scrollLeft = box.left + box.width / 2 - region.getBoundingClientRect().left - region.clientWidth / 2;
}

/** Due to rounding, the content can be one pixel taller than its region. */
const doesFit = ({scrollWidth, clientWidth, scrollHeight, clientHeight}: Element): boolean =>
  scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1;

let observer: ResizeObserver | undefined;

/**
 * Removes regions that do not scroll from the Tab order, and keeps the header row of their tables in view. Without scripts, every region
 * is in the Tab order.
 */
const client: ClientModule = {
  onRouteDidUpdate() {
    observer?.disconnect();
    const regions = new ResizeObserver((entries) => {
      // All sizes are read before anything changes, so that the browser performs one layout.
      const measured = entries.map(({target}) => ({region: target as HTMLElement, fits: doesFit(target)}));
      for (const {region, fits} of measured) {
        region.toggleAttribute('data-fits', fits);
        // Arrow keys choose a node of a diagram (diagram-paths.ts), also of one that fits.
        region.tabIndex = fits && !region.matches('.diagram-scroll') ? -1 : 0;
      }
      for (const {region, fits} of measured) if (!fits) scrollToFirstBox(region);
    });
    observer = regions;
    for (const region of document.querySelectorAll('.table-scroll, .diagram-scroll')) regions.observe(region);
  },
};

export default client;
