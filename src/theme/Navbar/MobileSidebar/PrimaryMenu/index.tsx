// Wraps the original: on pages outside the docs, the tree of the docs is below the navbar items.
import type {ReactNode} from 'react';
import {useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import OriginalMenu from '@theme-original/Navbar/MobileSidebar/PrimaryMenu';
import DocsTree from './DocsTree';

export default function NavbarMobilePrimaryMenu(): ReactNode {
  const {content} = useNavbarSecondaryMenu();
  return (
    <>
      <OriginalMenu />
      {content === undefined && <DocsTree />}
    </>
  );
}
