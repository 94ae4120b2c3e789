import type {ClientModule} from '@docusaurus/types';
import {painted} from '../route-loading/painted';

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
      // What is hidden, in a tab, in details or in a part that is not laid out yet, is judged when it is shown.
      const shown = entries.filter(({target}) => !target.closest('[data-slice]'));
      // All are read before any is changed, or the browser would lay out the page once for each.
      const judged = shown.map(({target}) => ({region: target as HTMLElement, fits: doesFit(target)}));
      for (const {region, fits} of judged) {
        region.toggleAttribute('data-fits', fits);
        region.tabIndex = fits ? -1 : 0;
      }
      for (const {region, fits} of judged) if (!fits) begin(region);
    });
    observer = regions;
    const observe = (selector: string): void => {
      for (const region of document.querySelectorAll(selector)) regions.observe(region);
    };
    observe('.diagram-scroll');
    // Nothing that is seen of a table depends on it: the page is painted first.
    void painted().then(() => observer === regions && observe('.table-scroll'));
  },
};

export default client;
