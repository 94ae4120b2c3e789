// Differs from the original: the sidebar sticks below the navbar with CSS alone, has no second logo and no button to hide it, and is
// static on narrow windows, which do not show it. A copy, because the original's markup consists of these parts.
import {memo, type ReactNode} from 'react';
import {clsx} from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocSidebar/Desktop';
import DocSidebarItems from '@theme/DocSidebarItems';
import Static from '../../../components/Static';
import styles from './styles.module.css';

/** The narrowest window that shows the sidebar, as in the style sheets. */
const WIDTH = 997;

function DocSidebarDesktop({path, sidebar}: Props): ReactNode {
  return (
    <Static
      as="nav"
      name="sidebar"
      isStatic={typeof window === 'undefined' || window.innerWidth < WIDTH}
      aria-label={translate({id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar'})}
      className={clsx('menu thin-scrollbar', styles.menu)}
    >
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </Static>
  );
}

export default memo(DocSidebarDesktop);
