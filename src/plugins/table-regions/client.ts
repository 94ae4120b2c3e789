import type {ClientModule} from '@docusaurus/types';

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
      }
    });
    // What is hidden, in a tab or in details, is judged when it is shown.
    for (const region of document.querySelectorAll('.table-scroll,.diagram-scroll')) observer.observe(region);
  },
};

export default client;
