// Differs from the original: another rule for hiding, a hidden navbar appears while it has the focus, and there is no backdrop, because the
// menu is a modal dialog.
import {useRef, useState, type ReactNode, type RefObject} from 'react';
import {clsx} from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useLocationChange, useNavbarMobileSidebar, useScrollPosition} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import {targetOf} from '../../../lib/target';
import styles from './styles.module.css';

interface HidingProps {
  readonly bar: RefObject<HTMLElement | null>;
  readonly setHidden: (isHidden: boolean) => void;
}

/** The rule for hiding. It forces a layout when it renders, so that only a navbar that hides has it. */
function Hiding({bar, setHidden}: HidingProps): ReactNode {
  const jumping = useRef(false);
  useScrollPosition(({scrollY: top}, before) => {
    const last = before?.scrollY ?? top;
    const height = bar.current?.offsetHeight ?? 0;
    const below = document.documentElement.scrollHeight - (top + window.innerHeight);
    const isShown = top < height || below <= height || top < last;
    if (!jumping.current && (isShown || top !== last)) setHidden(!isShown);
  });
  useLocationChange(({location}) => {
    // The jump to an element is a scroll as well, and the navbar must not cover the element.
    jumping.current = targetOf(location.hash) !== null;
    setHidden(jumping.current);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        jumping.current = false;
      }),
    );
  });
  return null;
}

export default function NavbarLayout({children}: Props): ReactNode {
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
