// Differs from the original: code is highlighted when the site is built (src/markdown/code), so that the browser loads no highlighter.
// A fence is passed as one HTML string; code without a language can be passed as children. A copy, because the original highlights.
import {isValidElement, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {clsx} from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {addTools} from '../../components/CodeTools';
import Later, {laterResource} from '../../components/Later';

/** `label` is the name of the language for screen readers, `title` a file name. */
interface FrameProps {
  readonly children: ReactNode;
  readonly language: string;
  readonly label: string;
  readonly title?: string | undefined;
}

/** A code block with its title. The scroll container is in the Tab order. `addTools` adds the buttons. */
function Frame({children, language, label, title}: FrameProps): ReactNode {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => (block.current ? addTools(block.current) : undefined), []);
  return (
    <div
      ref={block}
      data-label={label}
      className={clsx(ThemeClassNames.common.codeBlock, 'code-block', `language-${language}`, {
        'code-block--titled': title !== undefined,
      })}
    >
      {title !== undefined && <div className="code-block__title">{title}</div>}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- the elements it suggests are not preformatted; it scrolls */}
      <pre role="group" aria-label={title === undefined ? label : `${label}: ${title}`} tabIndex={0}>
        {children}
      </pre>
    </div>
  );
}

type LiveEditor = ComponentType<{live: true; children: string; metastring: string | undefined}>;

/** A fence from the Markdown plugin. */
interface HighlightedProps extends Omit<FrameProps, 'children'> {
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

/** The children of a `pre` element in Markdown are its `code` element. */
const withoutCode = (children: ReactNode): ReactNode =>
  isValidElement<{children?: ReactNode}>(children) ? children.props.children : children;

function Plain({children, title}: PlainProps) {
  return (
    <Frame language="text" label="Text" title={title}>
      <code>{withoutCode(children)}</code>
    </Frame>
  );
}

export default function CodeBlock(props: HighlightedProps | PlainProps): ReactNode {
  return props.html === undefined ? <Plain {...props} /> : <Highlighted {...props} />;
}
