// Differs from the original: the areas of the documentation are above it, sidebar and text are one CSS grid as wide as the navbar, and
// `sidebar.hideable` is not supported. A copy, because most of the original and its style sheets implements hiding the sidebar.
import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import {useLocation} from '@docusaurus/router';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props} from '@theme/DocRoot/Layout';
import DocSidebar from '@theme/DocSidebar';
import Areas from '../../../components/Areas';
import styles from './styles.module.css';

const cannotBeFolded = (): void => undefined;

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  return (
    <>
      <Areas />
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
    </>
  );
}
