// Wraps the original: the page has a description.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import OriginalPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';

export default function BlogAuthorsListPage(props: Props): ReactNode {
  const description = translate({
    id: 'theme.blog.authors.description',
    message: 'Everybody who writes on the blog, with the number of posts that carry the name.',
  });
  return (
    <>
      <OriginalPage {...props} />
      <PageMetadata description={description} />
    </>
  );
}
