// Differs from the original: a fence arrives as one string of HTML (src/markdown/code), and a <pre> that an author wrote
// as HTML keeps its box, which the original drops.
import CodeBlock, {type HighlightedProps} from '../CodeBlock';
import {isValidElement, type ComponentProps, type ReactNode} from 'react';

type Props = HighlightedProps | (ComponentProps<'pre'> & {readonly html?: never});

function withoutCodeElement(children: ReactNode): ReactNode {
  return isValidElement<{children?: ReactNode}>(children) ? children.props.children : children;
}

export default function MDXPre(props: Props): ReactNode {
  return props.html === undefined ? (
    <CodeBlock>{withoutCodeElement(props.children)}</CodeBlock>
  ) : (
    <CodeBlock {...props} />
  );
}
