// Wraps the original: the description is a sentence, and titles contain the page number from the second page on.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import OriginalPage from '@theme-original/BlogTagsPostsPage';
import type {Props} from '@theme/BlogTagsPostsPage';
import {titleOfPage} from '../BlogListPage/title';

export default function BlogTagsPostsPage(props: Props): ReactNode {
  const {tag, listMetadata} = props;
  const title = translate({id: 'theme.blog.tag.title', message: 'Posts tagged with {label}'}, {label: tag.label});
  const description = translate(
    {id: 'theme.blog.tag.description', message: 'All posts of the blog that carry the tag {label}. {meaning}'},
    {label: tag.label, meaning: tag.description ?? ''},
  ).trim();
  return (
    <>
      <OriginalPage {...props} />
      <PageMetadata
        title={titleOfPage(title, listMetadata.page)}
        description={titleOfPage(description, listMetadata.page)}
      />
    </>
  );
}
