// Wraps the original. `pre`: a fence is passed as one HTML string (src/markdown/code), and a <pre> in Markdown is a code block too.
// `code`: always inline; the original renders code that contains elements, such as our <wbr>, as a block.
import CodeBlock from '@theme/CodeBlock';
import CodeInline from '@theme/CodeInline';
import OriginalComponents from '@theme-original/MDXComponents';

export default {...OriginalComponents, pre: CodeBlock, code: CodeInline};
