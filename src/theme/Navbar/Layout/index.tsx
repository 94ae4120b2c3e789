// Differs from the original: another rule for hiding (useHideableNavbar.ts), a hidden navbar appears when it gets the focus, and there is no
// backdrop, because the menu is a modal dialog.
import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import styles from './styles.module.css';
import {useHideableNavbar} from './useHideableNavbar';

export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll, style} = useThemeConfig().navbar;
  const menu = useNavbarMobileSidebar();
  const {ref, visible, show} = useHideableNavbar(hideOnScroll);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only listens for the focus
    <nav
      ref={ref}
      onFocus={show}
      aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        hideOnScroll && styles.hideable,
        hideOnScroll && !visible && styles.hidden,
        style && `navbar--${style}`,
        menu.shown && 'navbar-sidebar--show',
      )}
    >
      {children}
      <NavbarMobileSidebar />
    </nav>
  );
}
