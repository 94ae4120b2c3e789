// Differs from the original: the menu sticks below the bar at the top by itself, without reading the scroll position; it cannot
// be folded away, and shows no second logo. Where the window has no room for it, it stays as the server has sent it until the
// menu of phones takes its place, and is not brought to life before.
import {memo, type ReactNode} from 'react';
import {clsx} from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocSidebar/Desktop';
import DocSidebarItems from '@theme/DocSidebarItems';
import styles from './styles.module.css';

/** The narrowest window that shows the menu, as in the style sheets. */
const WIDTH = 997;

function DocSidebarDesktop({path, sidebar}: Props): ReactNode {
  const nav = {
    'aria-label': translate({id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar'}),
    className: clsx('menu thin-scrollbar', styles.menu),
  };
  const isHidden = typeof window !== 'undefined' && window.innerWidth < WIDTH;
  if (isHidden) return <nav {...nav} suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />;
  return (
    <nav {...nav}>
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  );
}

export default memo(DocSidebarDesktop);
