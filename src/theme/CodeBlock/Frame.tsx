import {useRef, useState, type ReactNode} from 'react';
import {clsx} from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import CopyButton from './CopyButton';
import {useScrollable} from './useScrollable';
import WrapButton from './WrapButton';

/** The box around some code. `label` names the language to people who hear the page, `title` is a file name. */
export interface FrameProps {
  readonly children: ReactNode;
  readonly language: string;
  readonly label: string;
  readonly title?: string | undefined;
  readonly numbered?: boolean;
}

/**
 * A block of code with its title and buttons. The scroll container can be reached with the keyboard unless the browser
 * says that there is nothing to scroll. The buttons need scripts; they appear together once that is known, and nothing moves.
 */
export default function Frame({children, language, label, title, numbered}: FrameProps): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const scrollable = useScrollable(pre);
  const [wrapped, setWrapped] = useState(false);
  const name = title === undefined ? label : `${label}: ${title}`;
  return (
    <div
      data-label={label}
      className={clsx(ThemeClassNames.common.codeBlock, 'code-block', `language-${language}`, {
        'code-block--titled': title !== undefined,
        'code-block--numbered': numbered,
        'code-block--wrapped': wrapped,
      })}
    >
      {title !== undefined && <div className="code-block__title">{title}</div>}
      {scrollable !== undefined && (
        <div className="code-block__buttons">
          {(wrapped || scrollable) && (
            <WrapButton name={name} wrapped={wrapped} onToggle={() => setWrapped(!wrapped)} />
          )}
          <CopyButton name={name} pre={pre} />
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the elements it knows are not preformatted */}
      <pre ref={pre} role="group" aria-label={name} tabIndex={scrollable === false ? undefined : 0}>
        {children}
      </pre>
    </div>
  );
}
