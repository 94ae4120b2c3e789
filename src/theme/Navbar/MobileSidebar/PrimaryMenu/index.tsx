// Wraps the original: on pages outside the docs, the tree of the docs is below the navbar items.
import type {ReactNode} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import OriginalMenu from '@theme-original/Navbar/MobileSidebar/PrimaryMenu';
import Later, {laterResource} from '../../../../components/Later';
import {ownOrStock, useNavbarMobileSidebar, useNavbarSecondaryMenu} from '../../../../exceptions/theme-hooks';
import type {Entry} from '../../../../plugins/site-map';

/** The list of all pages and the tree are loaded when the menu opens. */
const tree = laterResource(() => Promise.all([import('@data/site-map.json'), import('@theme/DocSidebarItems')]));

function itemOf({label, short = label, to, entries}: Entry): PropSidebarItem {
  if (!entries) return {type: 'link', label: short, href: to ?? ''};
  const category = {type: 'category', label: short, collapsible: true, collapsed: true} as const;
  return {...category, items: entries.map(itemOf), ...(to !== undefined && {href: to})};
}

function NavbarMobilePrimaryMenu(): ReactNode {
  const {content} = useNavbarSecondaryMenu();
  const {pathname} = useLocation();
  const {toggle} = useNavbarMobileSidebar();
  return (
    <>
      <OriginalMenu />
      {content === undefined && (
        <Later resource={tree} absent={() => null}>
          {([{default: siteMap}, {default: DocSidebarItems}]) => (
            <>
              <p className="menu__title">
                <Translate id="theme.docs.sidebar.title">Documentation</Translate>
              </p>
              <ul className={`${ThemeClassNames.docs.docSidebarMenu} menu__list`}>
                <DocSidebarItems
                  items={siteMap.docs.map(itemOf)}
                  activePath={pathname}
                  onItemClick={(item) => item.type !== 'html' && item.href !== undefined && toggle()}
                  level={1}
                />
              </ul>
            </>
          )}
        </Later>
      )}
    </>
  );
}

export default ownOrStock(NavbarMobilePrimaryMenu, OriginalMenu);
