// Differs from the original: links look as in the documentation's contents, and the list of posts has no heading level.
import {memo, type ReactNode} from 'react';
import {clsx} from 'clsx';
import {BlogSidebarItemList, useVisibleBlogSidebarItems} from '@docusaurus/plugin-content-blog/client';
import {translate} from '@docusaurus/Translate';
import BlogSidebarContent from '@theme/BlogSidebar/Content';
import type {Props as ContentProps} from '@theme/BlogSidebar/Content';
import type {Props} from '@theme/BlogSidebar/Desktop';
import styles from './styles.module.css';

const List: ContentProps['ListComponent'] = ({items}) => (
  <BlogSidebarItemList
    items={items}
    ulClassName="table-of-contents table-of-contents__left-border"
    linkActiveClassName="table-of-contents__link--active"
  />
);

function BlogSidebarDesktop({sidebar}: Props): ReactNode {
  const items = useVisibleBlogSidebarItems(sidebar.items);
  return (
    <aside className={styles.sidebar}>
      <nav
        className={clsx(styles.posts, 'thin-scrollbar')}
        aria-label={translate({id: 'theme.blog.sidebar.navAriaLabel', message: 'Blog recent posts navigation'})}
      >
        <p className={styles.title}>{sidebar.title}</p>
        <BlogSidebarContent items={items} ListComponent={List} />
      </nav>
    </aside>
  );
}

export default memo(BlogSidebarDesktop);
