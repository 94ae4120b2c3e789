// Differs from the original: the box around the text keeps what the server has sent (src/theme/PageText).
import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import {blogPostContainerID} from '@docusaurus/utils-common';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Content';
import MDXContent from '@theme/MDXContent';
import PageText from '../../PageText';

export default function BlogPostItemContent({children, className}: Props): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return (
    <PageText
      text={children}
      isTruncated={!isBlogPostPage}
      // Feeds take the text of a post from here.
      id={isBlogPostPage ? blogPostContainerID : undefined}
      className={clsx('markdown', className)}
    >
      <MDXContent>{children}</MDXContent>
    </PageText>
  );
}
