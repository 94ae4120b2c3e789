/**
 * Scrolls a menu, but not its ancestors, until an entry is in view. An IntersectionObserver reports positions without a forced layout. It
 * observes until the entry is fully visible, because a category might still be expanding.
 */
export function scrollIntoMenu(entry: Element, menu: Element): void {
  const observer = new IntersectionObserver(
    ([seen]) => {
      if (!seen?.rootBounds) return;
      const {intersectionRatio, boundingClientRect: place, rootBounds: view} = seen;
      if (intersectionRatio === 1) observer.disconnect();
      else menu.scrollTop += place.top - view.top - view.height / 3;
    },
    {root: menu, threshold: [0, 1]},
  );
  observer.observe(entry);
}
