/**
 * Scrolls a menu, and nothing around it, until the entry of the page is in view. The observer tells where both are: nothing is
 * laid out to ask for it. It goes on until the entry is seen whole, since a category may be opening.
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
