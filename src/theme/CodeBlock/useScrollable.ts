import {useEffect, useState, type RefObject} from 'react';

/**
 * Whether an element holds more than its width shows. Unknown before the browser has laid it out.
 *
 * @param ref the scroll container; its first child is watched, too
 */
export function useScrollable(ref: RefObject<HTMLElement | null>): boolean | undefined {
  const [scrollable, setScrollable] = useState<boolean>();
  useEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setScrollable(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    if (element.firstElementChild) {
      observer.observe(element.firstElementChild);
    }
    return () => observer.disconnect();
  }, [ref]);
  return scrollable;
}
