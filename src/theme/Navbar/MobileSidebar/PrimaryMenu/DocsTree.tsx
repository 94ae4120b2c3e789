import type {ReactNode} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Translate from '@docusaurus/Translate';
import Later, {laterResource} from '../../../../components/Later';
import type {Entry} from '../../../../plugins/site-map';

/** The list of all pages and its component are loaded when the menu opens. */
const tree = laterResource(async () => {
  const [{default: map}, {default: Items}] = await Promise.all([
    import('@generated/site-map/default/site-map.json'),
    import('@theme/DocSidebarItems'),
  ]);
  return {items: map.docs.map(itemOf), Items};
});

function itemOf({label, short = label, to, entries}: Entry): PropSidebarItem {
  if (!entries) return {type: 'link', label: short, href: to ?? ''};
  const category = {type: 'category', label: short, collapsible: true, collapsed: true} as const;
  return {...category, items: entries.map(itemOf), ...(to !== undefined && {href: to})};
}

/** The tree of the docs. If it does not load, the links above still lead to every section. */
export default function DocsTree(): ReactNode {
  const {pathname} = useLocation();
  const {toggle} = useNavbarMobileSidebar();
  const onItemClick = (item: {readonly type: string; readonly href?: string}): void => {
    if (item.type === 'link' || item.href) toggle();
  };
  return (
    <Later resource={tree} absent={() => null}>
      {({items, Items}) =>
        items.length > 0 && (
          <>
            <p className="menu__title">
              <Translate id="theme.docs.sidebar.title">Documentation</Translate>
            </p>
            <ul className={`${ThemeClassNames.docs.docSidebarMenu} menu__list`}>
              <Items items={items} activePath={pathname} level={1} onItemClick={onItemClick} />
            </ul>
          </>
        )
      }
    </Later>
  );
}
