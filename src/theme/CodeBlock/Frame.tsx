import {useEffect, useRef, type ReactNode} from 'react';
import {clsx} from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {addTools} from '../../components/CodeTools';

/** The box around some code. `label` names the language to people who hear the page, `title` is a file name. */
export interface FrameProps {
  readonly children: ReactNode;
  readonly language: string;
  readonly label: string;
  readonly title?: string | undefined;
}

/**
 * A block of code with its title. The scroll container can be reached with the keyboard. What needs scripts, the buttons,
 * comes with them (see `addTools`), also to a block that stays as the server has sent it.
 */
export default function Frame({children, language, label, title}: FrameProps): ReactNode {
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
