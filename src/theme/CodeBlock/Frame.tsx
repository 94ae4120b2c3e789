import {useEffect, useRef, type ReactNode} from 'react';
import {clsx} from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {addTools} from '../../components/CodeTools';

/** `label` is the name of the language for screen readers, `title` a file name. */
export interface FrameProps {
  readonly children: ReactNode;
  readonly language: string;
  readonly label: string;
  readonly title?: string | undefined;
}

/** A code block with its title. The scroll container is in the Tab order. `addTools` adds the buttons. */
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
