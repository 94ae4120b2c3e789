// Differs from the original: code within text is always inline. The original takes code that holds elements, as our break
// opportunities are, for a block; blocks arrive as `pre` here.
import CodeInline from '@theme/CodeInline';
import type {ComponentProps, ReactNode} from 'react';

export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <CodeInline {...props} />;
}
