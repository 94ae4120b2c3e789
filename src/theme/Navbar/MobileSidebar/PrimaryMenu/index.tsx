// Wraps the original: on a page outside the documentation, the tree of the documentation is below the items of the navbar.
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
