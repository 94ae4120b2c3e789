/**
 * Scrolls a menu, but none of its ancestors, until an entry is in view. An observer reports the positions, so that no layout is
 * forced. It observes until the entry is fully visible, since a category might still be opening.
 */
export function reveal(entry: Element, menu: Element): void {
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
