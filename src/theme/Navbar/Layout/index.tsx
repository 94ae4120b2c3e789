// Differs from the original: another rule for hiding, a hidden navbar appears while it has the focus, and there is no backdrop, because the
// menu is a modal dialog.
import {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import {clsx} from 'clsx';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import OriginalLayout from '@theme-original/Navbar/Layout';
import {ownOrStock, useNavbarMobileSidebar} from '../../../exceptions/theme-hooks';
import {targetOf} from '../../../lib/target';
import styles from './styles.module.css';

interface HidingProps {
  readonly bar: RefObject<HTMLElement | null>;
  readonly setHidden: (isHidden: boolean) => void;
}

/** The rule for hiding. It forces a layout when it renders, so that only a navbar that hides has it. */
function Hiding({bar, setHidden}: HidingProps): ReactNode {
  const location = useLocation();
  const first = useRef(location);
  const jumping = useRef(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = (): void => {
      const top = window.scrollY;
      const height = bar.current?.offsetHeight ?? 0;
      const below = document.documentElement.scrollHeight - (top + window.innerHeight);
      const isShown = top < height || below <= height || top < last;
      if (!jumping.current && (isShown || top !== last)) setHidden(!isShown);
      last = top;
    };
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => window.removeEventListener('scroll', onScroll);
  }, [bar, setHidden]);
  useEffect(() => {
    if (location === first.current) return;
    // The jump to an element is a scroll as well, and the navbar must not cover the element.
    jumping.current = targetOf(location.hash) !== null;
    setHidden(jumping.current);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        jumping.current = false;
      }),
    );
  }, [location, setHidden]);
  return null;
}

function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll, style} = useThemeConfig().navbar;
  const menu = useNavbarMobileSidebar();
  const bar = useRef<HTMLElement>(null);
  const [isHidden, setHidden] = useState(false);
  return (
    <nav
      ref={bar}
      aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        hideOnScroll && styles.hideable,
        isHidden && styles.hidden,
        style && `navbar--${style}`,
        menu.shown && 'navbar-sidebar--show',
      )}
    >
      {hideOnScroll && <Hiding bar={bar} setHidden={setHidden} />}
      {children}
      <NavbarMobileSidebar />
    </nav>
  );
}

export default ownOrStock(NavbarLayout, OriginalLayout);
