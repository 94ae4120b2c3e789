// Wraps the original: it is in a modal `dialog` element, which handles focus, Escape and inert content. A click on the backdrop closes it,
// the sidebar entry of the page is in view, and nothing is rendered before it opens.
import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import OriginalLayout from '@theme-original/Navbar/MobileSidebar/Layout';
import {ownOrStock, useNavbarMobileSidebar, useNavbarSecondaryMenu} from '../../../../exceptions/theme-hooks';
import {closeOnBackdrop} from '../../../../lib/backdrop';
import {scrollIntoMenu} from '../../../../lib/scroll-into-menu';

const TREE = `.${ThemeClassNames.docs.docSidebarMenu}`;
const PANEL = `.${ThemeClassNames.layout.navbar.mobileSidebar.panel}`;

function MobileSidebarLayout(props: Props): ReactNode {
  const {content, shown: isSecondary} = useNavbarSecondaryMenu();
  const hasDocs = content !== undefined;
  const {shown, toggle} = useNavbarMobileSidebar();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  if (shown && !isDrawn) setDrawn(true);
  useLayoutEffect(() => {
    if (shown) dialog.current?.showModal();
    else dialog.current?.close();
  }, [shown]);

  // The tree of the docs arrives after the menu opened (src/theme/DocSidebar/Mobile).
  useLayoutEffect(() => {
    if (!shown || !hasDocs) return;
    const entry = dialog.current?.querySelector(`${TREE} [aria-current]`);
    const menu = entry?.closest(PANEL);
    if (entry && menu) scrollIntoMenu(entry, menu);
  }, [shown, hasDocs]);

  useEffect(() => (dialog.current ? closeOnBackdrop(dialog.current) : undefined), []);

  // The back button, which had the focus, is in the hidden panel.
  useLayoutEffect(() => {
    if (dialog.current?.open && !isSecondary) dialog.current.querySelector<HTMLElement>(`${PANEL} a`)?.focus();
  }, [isSecondary]);

  return (
    <dialog
      ref={dialog}
      aria-label={translate({id: 'theme.Navbar.menu', message: 'Menu'})}
      className="mobile-menu"
      onClose={() => shown && toggle()}
    >
      {isDrawn && <OriginalLayout {...props} />}
    </dialog>
  );
}

export default ownOrStock(MobileSidebarLayout, OriginalLayout);
