// Wraps the original: posts are cards in two columns, without Infima's margins for lists of posts.
import type {ReactNode} from 'react';
import BlogPostItemContainer from '@theme/BlogPostItem/Container';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import BlogPostItemFooter from '@theme/BlogPostItem/Footer';
import BlogPostItemHeader from '@theme/BlogPostItem/Header';
import type {Props} from '@theme/BlogPostItems';
import OriginalItems from '@theme-original/BlogPostItems';

function Card({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <BlogPostItemContainer className="card">
      <BlogPostItemHeader />
      <BlogPostItemContent>{children}</BlogPostItemContent>
      <BlogPostItemFooter />
    </BlogPostItemContainer>
  );
}

export default function BlogPostItems(props: Props): ReactNode {
  return (
    <div className="cards post-cards">
      <OriginalItems component={Card} {...props} />
    </div>
  );
}
