// Differs from the original: a modal `dialog` element, which handles focus, Escape and inert content. A click on the backdrop closes it,
// the sidebar entry of the page is in view, and nothing is rendered before it opens.
import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {clsx} from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import OriginalLayout from '@theme-original/Navbar/MobileSidebar/Layout';
import {ownOrStock, useNavbarMobileSidebar, useNavbarSecondaryMenu} from '../../../../exceptions/theme-hooks';
import {closeOnBackdrop} from '../../../../lib/backdrop';
import {scrollIntoMenu} from '../../../../lib/scroll-into-menu';

const {container, panel} = ThemeClassNames.layout.navbar.mobileSidebar;
const panelClass = clsx(panel, 'navbar-sidebar__item menu');

function MobileSidebarLayout({header, primaryMenu, secondaryMenu}: Props): ReactNode {
  const isSecondary = useNavbarSecondaryMenu().shown;
  const {shown, toggle} = useNavbarMobileSidebar();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  if (shown && !isDrawn) setDrawn(true);
  useLayoutEffect(() => {
    if (!shown) {
      dialog.current?.close();
      return;
    }
    dialog.current?.showModal();
    const entry = dialog.current?.querySelector('.theme-doc-sidebar-menu .menu__link--active[aria-current]');
    const menu = entry?.closest('.navbar-sidebar__item');
    if (entry && menu) scrollIntoMenu(entry, menu);
  }, [shown]);

  useEffect(() => (dialog.current ? closeOnBackdrop(dialog.current) : undefined), []);

  // The back button, which had the focus, is in the hidden panel.
  useLayoutEffect(() => {
    if (dialog.current?.open && !isSecondary)
      dialog.current.querySelector<HTMLElement>('.navbar-sidebar__item a')?.focus();
  }, [isSecondary]);

  return (
    <dialog
      ref={dialog}
      aria-label={translate({id: 'theme.Navbar.menu', message: 'Menu'})}
      className={clsx(container, 'navbar-sidebar')}
      onClose={() => shown && toggle()}
    >
      {isDrawn && (
        <>
          {header}
          <div className={clsx('navbar-sidebar__items', isSecondary && 'navbar-sidebar__items--show-secondary')}>
            <div className={panelClass} inert={isSecondary}>
              {primaryMenu}
            </div>
            <div className={panelClass} inert={!isSecondary}>
              {secondaryMenu}
            </div>
          </div>
        </>
      )}
    </dialog>
  );
}

export default ownOrStock(MobileSidebarLayout, OriginalLayout);
