// Differs from the original: a CSS grid that keeps the text width, and a table of contents that is a named landmark.
import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import type {Props} from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';
import PageContents from '../../components/PageContents';
import styles from './styles.module.css';

export default function BlogLayout({sidebar, toc, children, ...layoutProps}: Props): ReactNode {
  const hasSidebar = sidebar !== undefined && sidebar.items.length > 0;
  return (
    <Layout {...layoutProps}>
      <div className={clsx('frame', styles.page, hasSidebar && styles.withSidebar, toc && styles.withContents)}>
        <BlogSidebar sidebar={sidebar} />
        <main className={styles.main}>{children}</main>
        {toc && <PageContents>{toc}</PageContents>}
      </div>
    </Layout>
  );
}
