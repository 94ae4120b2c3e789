// Differs from the original: the years are labels of their groups and no headings, which would stand before the page's own.
import {memo, type ReactNode} from 'react';
import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogSidebar/Content';
import styles from './styles.module.css';

function BlogSidebarContent({items, ListComponent}: Props): ReactNode {
  if (!useThemeConfig().blog.sidebar.groupByYear) {
    return <ListComponent items={items} />;
  }
  return groupBlogSidebarItemsByYear(items).map(([year, posts]) => (
    <div key={year} className={styles.group}>
      <div className={styles.year}>{year}</div>
      <ListComponent items={posts} />
    </div>
  ));
}

export default memo(BlogSidebarContent);
