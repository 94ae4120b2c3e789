import type {ClientModule} from '@docusaurus/types';

/** Begins a diagram that does not fit at its first box, which may stand in the middle. */
function begin(region: Element): void {
  const box = region.querySelector('.node')?.getBoundingClientRect();
  if (!box || region.scrollLeft !== 0) return;
  region.scrollLeft = box.left + box.width / 2 - region.getBoundingClientRect().left - region.clientWidth / 2;
}

/** Rows with fractions of a pixel are taller than their region once both are rounded. */
const doesFit = ({scrollWidth, clientWidth, scrollHeight, clientHeight}: Element): boolean =>
  scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1;

let observer: ResizeObserver | undefined;

/**
 * The region around a table that fits needs no scrolling: it is no stop on the way of the Tab key, and the head of the
 * table stays in view. Without scripts every region can be scrolled.
 */
const client: ClientModule = {
  onRouteDidUpdate() {
    observer?.disconnect();
    const regions = new ResizeObserver((entries) => {
      // All are read before any is changed, so that the browser lays out the page once.
      const judged = entries.map(({target}) => ({region: target as HTMLElement, fits: doesFit(target)}));
      for (const {region, fits} of judged) {
        region.toggleAttribute('data-fits', fits);
        region.tabIndex = fits ? -1 : 0;
      }
      for (const {region, fits} of judged) if (!fits) begin(region);
    });
    observer = regions;
    for (const region of document.querySelectorAll('.table-scroll, .diagram-scroll')) regions.observe(region);
  },
};

export default client;
