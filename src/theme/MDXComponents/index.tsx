// Wraps the original. `pre`: a fence is passed as one HTML string (src/markdown/code), and a <pre> in Markdown is a code block too.
// `code`: always inline; the original renders code that contains elements, such as our <wbr>, as a block.
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
