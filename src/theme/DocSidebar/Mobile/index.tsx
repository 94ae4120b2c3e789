// Differs from the original: the menu has one property. The framework sorts the names of several with `localeCompare`, for which browsers
// load language data, a tenth of the blocking time of a page. A copy, because the original passes its own properties on.
import {memo, useMemo, type ReactNode} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import OriginalSidebar from '@theme-original/DocSidebar/Mobile';
import {ownOrStock, useNavbarMobileSidebar} from '../../../exceptions/theme-hooks';

interface MenuProps {
  readonly docs: Pick<Props, 'sidebar' | 'path'>;
}

/** The tree of the docs. The menu closes when a page is chosen. */
export function DocsMenu({docs: {sidebar, path}}: MenuProps): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  const onItemClick = (item: PropSidebarItem): void => {
    // A category without a page only opens.
    if (item.type !== 'html' && item.href !== undefined) toggle();
  };
  return (
    <ul className={`${ThemeClassNames.docs.docSidebarMenu} menu__list`}>
      <DocSidebarItems items={sidebar} activePath={path} onItemClick={onItemClick} level={1} />
    </ul>
  );
}

function DocSidebarMobile({sidebar, path}: Props): ReactNode {
  const docs = useMemo(() => ({sidebar, path}), [sidebar, path]);
  return <NavbarSecondaryMenuFiller component={DocsMenu} props={{docs}} />;
}

export default ownOrStock<Props>(memo(DocSidebarMobile), OriginalSidebar);
