import {useEffect, useRef, useState, type RefObject} from 'react';
import {useLocationChange, useScrollController} from '@docusaurus/theme-common/internal';
import {targetOf} from '../../../browser/target';

/** The state of a navbar that hides on scroll, or that is always visible. */
export function useHideableNavbar(hideOnScroll: boolean): {
  readonly ref: RefObject<HTMLElement | null>;
  readonly visible: boolean;
  readonly show: () => void;
} {
  const ref = useRef<HTMLElement>(null);
  const [visible, setVisible] = useState(true);
  const jumping = useRef(false);

  // Replaces a hook of the theme that forces a layout when it renders.
  const {scrollEventsEnabledRef: isFollowed} = useScrollController();
  useEffect(() => {
    if (!hideOnScroll) return undefined;
    let last = window.scrollY;
    const follow = (): void => {
      if (!isFollowed.current) return;
      const top = window.scrollY;
      const bar = ref.current?.offsetHeight ?? 0;
      const page = document.documentElement.scrollHeight;
      // At the top of the page, near its bottom (no more than the height of the bar remains below the window), and on scrolling up.
      const isShown = top < bar || page - (top + window.innerHeight) <= bar || top < last;
      if (!jumping.current && (isShown || top !== last)) setVisible(isShown);
      last = top;
    };
    window.addEventListener('scroll', follow, {passive: true});
    return () => window.removeEventListener('scroll', follow);
  }, [hideOnScroll, isFollowed]);

  useLocationChange(({location}) => {
    if (!hideOnScroll) return;
    if (targetOf(location.hash) === null) {
      setVisible(true);
      return;
    }
    // The jump to the element is a scroll as well, and the navbar must not cover the element.
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
