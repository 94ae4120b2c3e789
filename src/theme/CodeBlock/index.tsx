// Differs from the original: code is highlighted when the site is built (src/markdown/code), so that the browser loads no highlighter.
// A fence is passed as one HTML string; code without a language can be passed as children. A copy, because the original highlights.
import {useState, type ComponentType, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Later, {laterResource} from '../../components/Later';
import Frame, {type FrameProps} from './Frame';

type LiveEditor = ComponentType<{live: true; children: string; metastring: string | undefined}>;

/** A fence from the Markdown plugin. */
export interface HighlightedProps extends Omit<FrameProps, 'children'> {
  /** The inside of the code element. */
  readonly html: string;
  /** Loads the live editor, for a fence marked `live`; `code` is its source, `metastring` its options. */
  readonly live?: () => Promise<{default: LiveEditor}>;
  readonly code?: string;
  readonly metastring?: string;
}

/** Code from a component, without highlighting. */
interface PlainProps {
  readonly html?: never;
  readonly children?: ReactNode;
  readonly title?: string;
}

function Highlighted({html, live, code, metastring, ...frame}: HighlightedProps) {
  const isBrowser = useIsBrowser();
  const [editor] = useState(() => live && laterResource(live));
  const block = (
    <Frame {...frame}>
      <code dangerouslySetInnerHTML={{__html: html}} />
    </Frame>
  );
  if (!editor || code === undefined || !isBrowser) return block;
  return (
    <Later resource={editor} absent={() => block}>
      {({default: Editor}) => (
        <Editor live metastring={metastring}>
          {code}
        </Editor>
      )}
    </Later>
  );
}

function Plain({children, title}: PlainProps) {
  return (
    <Frame language="text" label="Text" title={title}>
      <code>{children}</code>
    </Frame>
  );
}

export default function CodeBlock(props: HighlightedProps | PlainProps): ReactNode {
  return props.html === undefined ? <Plain {...props} /> : <Highlighted {...props} />;
}
