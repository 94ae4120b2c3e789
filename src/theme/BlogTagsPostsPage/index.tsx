// Differs from the original: the description says more than the meaning of the tag, and the second and later pages have a title of
// their own, and the way to the page is told.
import type {ReactNode} from 'react';
import {PageMetadata, translateTagsPageTitle} from '@docusaurus/theme-common';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import OriginalPage from '@theme-original/BlogTagsPostsPage';
import type {Props} from '@theme/BlogTagsPostsPage';
import BlogBreadcrumbs from '../../components/StructuredData/BlogBreadcrumbs';
import {titleOfPage} from '../BlogListPage/title';

export default function BlogTagsPostsPage(props: Props): ReactNode {
  const {tag, listMetadata} = props;
  const title = titleOfPage(useBlogTagsPostsPageTitle(tag), listMetadata.page);
  const description = titleOfPage(
    translate(
      {
        id: 'theme.blog.tag.description',
        message: 'All posts of the blog that carry the tag {label}. {meaning}',
        description: 'The description of the list of posts with one tag',
      },
      {label: tag.label, meaning: tag.description ?? ''},
    ).trim(),
    listMetadata.page,
  );
  return (
    <>
      <OriginalPage {...props} />
      <PageMetadata title={title} description={description} />
      <BlogBreadcrumbs
        blog={tag.allTagsPath.replace(/\/[^/]+$/, '')}
        below={[
          {name: translateTagsPageTitle(), path: tag.allTagsPath},
          {name: tag.label, path: tag.permalink},
        ]}
      />
    </>
  );
}
