// Differs from the original: menu and text are one grid of the bar's width. The menu cannot be folded away (`sidebar.hideable` is
// not supported), which is what most of the original and of its style sheets is for.
import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import {useLocation} from '@docusaurus/router';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props} from '@theme/DocRoot/Layout';
import DocSidebar from '@theme/DocSidebar';
import styles from './styles.module.css';

const cannotBeFolded = (): void => undefined;

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  return (
    <div className={styles.page}>
      {sidebar && (
        <aside className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.menu)}>
          <DocSidebar
            key={sidebar.name}
            sidebar={sidebar.items}
            path={pathname}
            onCollapse={cannotBeFolded}
            isHidden={false}
          />
        </aside>
      )}
      <main className={styles.main}>{children}</main>
      <BackToTopButton />
    </div>
  );
}
