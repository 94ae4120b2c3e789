// Differs from the original: pages of Markdown bring the components for their elements themselves (src/plugins/static-text).
import type {ReactNode} from 'react';
import type {Props} from '@theme/MDXContent';

export default function MDXContent({children}: Props): ReactNode {
  return children;
}
