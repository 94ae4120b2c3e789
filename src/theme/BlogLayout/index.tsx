// Wraps the original: the table of contents is a named landmark.
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogLayout';
import OriginalLayout from '@theme-original/BlogLayout';
import PageContents from '../../components/PageContents';

export default function BlogLayout({toc, ...props}: Props): ReactNode {
  return <OriginalLayout {...props} toc={toc && <PageContents>{toc}</PageContents>} />;
}
