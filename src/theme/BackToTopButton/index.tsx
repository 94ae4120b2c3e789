// Differs from the original: the shape of the site's other controls. The original asks for the style and the place of the page each
// time it is drawn, which has the browser lay out half a page; this one asks when the reader scrolls. The focus goes along, to the
// headline: the button hides at the top, and the next Tab would lead to the foot of the page.
import {useEffect, useState, type ReactNode} from 'react';
import {clsx} from 'clsx';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {focusOn} from '../../browser/focus';
import styles from './styles.module.css';

/** Pixels below the top from where there is a way back. */
const FAR = 300;

/** Whether the reader, far below the top, scrolls up. Going to a section is no scrolling. */
function useTurnedBack(): boolean {
  const {hash} = useLocation();
  const [turnedAt, setTurnedAt] = useState<string>();
  useEffect(() => {
    let last: number | undefined;
    let goes = hash !== '';
    const onScroll = () => {
      const {scrollY, innerHeight} = window;
      // At the very end some browsers swing back by themselves.
      const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight;
      if (!goes) setTurnedAt(last !== undefined && scrollY < last && scrollY >= FAR && !isEnd ? hash : undefined);
      goes = false;
      last = scrollY;
    };
    addEventListener('scroll', onScroll, {passive: true});
    return () => removeEventListener('scroll', onScroll);
  }, [hash]);
  return turnedAt === hash;
}

function goToTop(): void {
  scrollTo({top: 0, behavior: matchMedia('(prefers-reduced-motion)').matches ? 'instant' : 'smooth'});
  const headline = document.querySelector<HTMLElement>('main h1');
  if (headline) focusOn(headline, {preventScroll: true});
}

export default function BackToTopButton(): ReactNode {
  const shown = useTurnedBack();
  return (
    <button
      type="button"
      aria-label={translate({id: 'theme.BackToTopButton.buttonAriaLabel', message: 'Scroll back to top'})}
      className={clsx(ThemeClassNames.common.backToTopButton, styles.button, shown && styles.shown)}
      onClick={goToTop}
    >
      <svg
        viewBox="0 0 16 16"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        <path d="m4 10 4-4 4 4" />
      </svg>
    </button>
  );
}
