import {useRef, useState, type RefObject} from 'react';
import {useLocationChange, useScrollPosition} from '@docusaurus/theme-common/internal';
import {visibility} from './visibility';

/** Whether the address names an element of the page. */
function leadsToElement(hash: string): boolean {
  try {
    return hash !== '' && document.getElementById(decodeURIComponent(hash.slice(1))) !== null;
  } catch {
    return false;
  }
}

/** The state of a navbar that hides on scroll; always visible when `hideOnScroll` is false. */
export function useHideableNavbar(hideOnScroll: boolean): {
  readonly ref: RefObject<HTMLElement | null>;
  readonly visible: boolean;
  readonly show: () => void;
} {
  const ref = useRef<HTMLElement>(null);
  const [visible, setVisible] = useState(true);
  const jumping = useRef(false);

  useScrollPosition(({scrollY: top}, last) => {
    if (!hideOnScroll || jumping.current) return;
    const bar = ref.current?.offsetHeight ?? 0;
    const page = document.documentElement.scrollHeight;
    const next = visibility({top, last: last?.scrollY, bar, viewport: window.innerHeight, page});
    if (next !== undefined) setVisible(next);
  });

  useLocationChange(({location}) => {
    if (!hideOnScroll) return;
    if (!leadsToElement(location.hash)) {
      setVisible(true);
      return;
    }
    // The jump to the element is a scroll, too; the bar must not cover what it leads to.
    setVisible(false);
    jumping.current = true;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        jumping.current = false;
      }),
    );
  });

  return {ref, visible, show: () => setVisible(true)};
}
