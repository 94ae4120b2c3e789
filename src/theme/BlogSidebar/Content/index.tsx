// Differs from the original: each year is a section that has the year as its name.
import type {ReactNode} from 'react';
import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogSidebar/Content';

export default function BlogSidebarContent({items, yearGroupHeadingClassName, ListComponent}: Props): ReactNode {
  if (!useThemeConfig().blog.sidebar.groupByYear) return <ListComponent items={items} />;
  return groupBlogSidebarItemsByYear(items).map(([year, ofYear]) => (
    <section key={year} aria-label={year}>
      <h3 className={yearGroupHeadingClassName}>{year}</h3>
      <ListComponent items={ofYear} />
    </section>
  ));
}
