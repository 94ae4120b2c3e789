// Differs from the original: the page has a title like the other lists of the blog, a description, and links to the posts.
import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Author from '@theme/Blog/Components/Author';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';

export default function BlogAuthorsListPage({authors, sidebar}: Props): ReactNode {
  const title = translate({id: 'theme.blog.authorsList.pageTitle', message: 'Authors'});
  const description = translate({
    id: 'theme.blog.authors.description',
    message: 'Everybody who writes on the blog, with the number of posts that carry the name.',
  });
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogAuthorsListPage)}
    >
      <PageMetadata title={title} description={description} />
      <SearchMetadata tag="blog_authors_list" />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1" className="page-title">
          {title}
        </Heading>
        <p className="lead">{description}</p>
        {authors.map((author) => (
          <section key={author.key}>
            <Author as="h2" author={author} count={author.count} />
            <p>{author.description}</p>
            {author.page && (
              <p>
                <Link to={author.page.permalink}>Posts by {author.name}</Link>
              </p>
            )}
          </section>
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
