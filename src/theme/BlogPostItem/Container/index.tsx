// Differs from the original: in lists a post stays as the server has sent it.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Container';
import {useAsSentWithCode} from '../../AsSent/with-code';

export default function BlogPostItemContainer({children, className}: Props): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return <article className={className} {...useAsSentWithCode(children, isBlogPostPage)} />;
}
