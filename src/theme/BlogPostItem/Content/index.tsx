// Wraps the original: the text of a post without interactive components is not hydrated (src/components/Static).
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Content';
import OriginalContent from '@theme-original/BlogPostItem/Content';
import Static from '../../../components/Static';
import {isText} from '../../../exceptions/static-text';

export default function BlogPostItemContent({children, ...props}: Props): ReactNode {
  const {metadata} = useBlogPost();
  return (
    <Static name={metadata.permalink} isStatic={isText(children)}>
      <OriginalContent {...props}>{children}</OriginalContent>
    </Static>
  );
}
