// Differs from the original: the page has the same header as the list of all posts, titles contain the page number from the second page
// on, and the description is a sentence.
import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type {Props} from '@theme/BlogTagsPostsPage';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import styles from '../BlogListPage/styles.module.css';
import {titleOfPage} from '../BlogListPage/title';

export default function BlogTagsPostsPage({tag, items, sidebar, listMetadata}: Props): ReactNode {
  const {label, description: meaning = '', allTagsPath, unlisted} = tag;
  const title = titleOfPage(useBlogTagsPostsPageTitle(tag), listMetadata.page);
  const description = titleOfPage(
    translate(
      {id: 'theme.blog.tag.description', message: 'All posts of the blog that carry the tag {label}. {meaning}'},
      {label, meaning},
    ).trim(),
    listMetadata.page,
  );
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagPostListPage)}
    >
      <PageMetadata title={title} description={description} />
      <SearchMetadata tag="blog_tags_posts" />
      <BlogLayout sidebar={sidebar}>
        {unlisted && <Unlisted />}
        <header className={styles.header}>
          <Heading as="h1" className="page-title">
            {title}
          </Heading>
          {meaning && <p className="lead">{meaning}</p>}
          <p className="links">
            <Link to={allTagsPath}>All tags</Link>
          </p>
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
