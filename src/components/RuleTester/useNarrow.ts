import {useLayoutEffect, useState, type RefObject} from 'react';

/** Width in pixels from which the texts and the verdict have room next to each other. */
const ROOM = 640;

/** Whether an element has no room for two columns. */
export function useNarrow(ref: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => setNarrow(element.clientWidth < ROOM);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isNarrow;
}
