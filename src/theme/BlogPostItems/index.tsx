// Wraps the original: posts are cards in two columns.
import type {ComponentProps, ReactNode} from 'react';
import BlogPostItem from '@theme/BlogPostItem';
import type {Props} from '@theme/BlogPostItems';
import OriginalItems from '@theme-original/BlogPostItems';

const Card = (props: ComponentProps<typeof BlogPostItem>): ReactNode => <BlogPostItem {...props} className="card" />;

export default function BlogPostItems(props: Props): ReactNode {
  return (
    <div className="post-cards">
      <OriginalItems component={Card} {...props} />
    </div>
  );
}
