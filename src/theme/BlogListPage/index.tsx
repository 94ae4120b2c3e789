// Differs from the original: the page has a heading and a description, and titles contain the page number from the second page on.
import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import type {Props} from '@theme/BlogListPage';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import {titleOfPage} from './title';

export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const {blogDescription, blogTitle, page, permalink} = metadata;
  const blog = permalink.replace(/\/page\/\d+$/, '');
  const title = titleOfPage(blogTitle, page);
  const description = titleOfPage(blogDescription, page);

  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={title} description={description} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <header className={clsx('margin-bottom--lg', page === 1 && 'blog-latest')}>
          <Heading as="h1" className="page-title">
            {title}
          </Heading>
          <p className="lead">{blogDescription}</p>
          <p className="links">
            <Link to={`${blog}/archive`}>All posts by year</Link>
            <Link to={`${blog}/tags`}>Posts by tag</Link>
            <Link to={`pathname://${blog}/rss.xml`}>RSS feed</Link>
          </p>
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
