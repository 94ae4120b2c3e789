// Wraps the original: the page has a description, and titles contain the page number from the second page on.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import OriginalPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import {titleOfPage} from '../../../BlogListPage/title';

export default function BlogAuthorsPostsPage(props: Props): ReactNode {
  const {author, listMetadata} = props;
  const name = author.name ?? author.key;
  const title = titleOfPage(
    translate({id: 'theme.blog.author.title', message: 'Posts by {name}'}, {name}),
    listMetadata.page,
  );
  const description = titleOfPage(
    translate(
      {
        id: 'theme.blog.author.description',
        message: 'All posts of the blog that are signed by {name}, with the newest first.',
      },
      {name},
    ),
    listMetadata.page,
  );
  return (
    <>
      <OriginalPage {...props} />
      <PageMetadata title={title} description={description} />
    </>
  );
}
