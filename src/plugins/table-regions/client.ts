import type {ClientModule} from '@docusaurus/types';

/** Begins a diagram that does not fit at its first box, which may stand in the middle. */
function begin(region: Element): void {
  const box = region.querySelector('.node')?.getBoundingClientRect();
  if (!box || region.scrollLeft !== 0) return;
  region.scrollLeft = box.left + box.width / 2 - region.getBoundingClientRect().left - region.clientWidth / 2;
}

let observer: ResizeObserver | undefined;

/**
 * The region around a table that fits needs no scrolling: it is no stop on the way of the Tab key, and the head of the
 * table stays in view. Without scripts every region can be scrolled.
 */
const client: ClientModule = {
  onRouteDidUpdate() {
    observer?.disconnect();
    observer = new ResizeObserver((entries) => {
      for (const {target} of entries) {
        // Rows with fractions of a pixel are taller than their region once both are rounded.
        const fits = target.scrollWidth <= target.clientWidth && target.scrollHeight <= target.clientHeight + 1;
        target.toggleAttribute('data-fits', fits);
        (target as HTMLElement).tabIndex = fits ? -1 : 0;
        if (!fits) begin(target);
      }
    });
    // What is hidden, in a tab or in details, is judged when it is shown.
    for (const region of document.querySelectorAll('.table-scroll,.diagram-scroll')) observer.observe(region);
  },
};

export default client;
