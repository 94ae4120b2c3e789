// Differs from the original: each year is a section that has the year as its name.
import {useId, type ReactNode} from 'react';
import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogSidebar/Content';

type YearProps = Omit<Props, 'items'> & {readonly year: string; readonly items: Props['items']};

function Year({year, items, yearGroupHeadingClassName, ListComponent}: YearProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={yearGroupHeadingClassName}>
        {year}
      </h3>
      <ListComponent items={items} />
    </section>
  );
}

export default function BlogSidebarContent({items, ...props}: Props): ReactNode {
  const {ListComponent} = props;
  return useThemeConfig().blog.sidebar.groupByYear ? (
    groupBlogSidebarItemsByYear(items).map(([year, ofYear]) => (
      <Year key={year} year={year} items={ofYear} {...props} />
    ))
  ) : (
    <ListComponent items={items} />
  );
}
