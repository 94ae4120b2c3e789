// Differs from the original: lists have no tags, and on the page of a post there is one row of page actions. The date of the last change
// is in the meta line (src/theme/BlogPostItem/Header).
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import ReadMoreLink from '@theme/BlogPostItem/Footer/ReadMoreLink';
import TagsListInline from '@theme/TagsListInline';
import PageActions from '../../../components/PageActions';

export default function BlogPostItemFooter(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {title, permalink, tags, hasTruncateMarker} = metadata;
  if (!isBlogPostPage)
    return (
      hasTruncateMarker && (
        <footer>
          <ReadMoreLink blogPostTitle={title} to={permalink} />
        </footer>
      )
    );
  return (
    <>
      {tags.length > 0 && (
        <footer>
          <TagsListInline tags={tags} />
        </footer>
      )}
      <PageActions {...metadata} />
    </>
  );
}
