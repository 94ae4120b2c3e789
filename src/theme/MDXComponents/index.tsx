// Wraps the original. `pre`: a fence arrives as one string of HTML (src/markdown/code), and a <pre> that an author wrote keeps its box.
// `code`: code within text is always inline; the original takes code that contains elements, such as our <wbr>, for a block.
import {isValidElement, type ComponentProps, type ReactNode} from 'react';
import CodeInline from '@theme/CodeInline';
import OriginalComponents from '@theme-original/MDXComponents';
import CodeBlock, {type HighlightedProps} from '../CodeBlock';

type PreProps = HighlightedProps | (ComponentProps<'pre'> & {readonly html?: never});

function withoutCodeElement(children: ReactNode): ReactNode {
  return isValidElement<{children?: ReactNode}>(children) ? children.props.children : children;
}

function Pre(props: PreProps): ReactNode {
  return props.html === undefined ? (
    <CodeBlock>{withoutCodeElement(props.children)}</CodeBlock>
  ) : (
    <CodeBlock {...props} />
  );
}

const Code = (props: ComponentProps<'code'>): ReactNode => <CodeInline {...props} />;

export default {...OriginalComponents, pre: Pre, code: Code};
