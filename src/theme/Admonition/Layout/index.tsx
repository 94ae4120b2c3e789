// Wraps the original: `role="note"` with the title as its name.
import {useId, type ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Layout';
import OriginalLayout from '@theme-original/Admonition/Layout';

export default function AdmonitionLayout({title, ...props}: Props): ReactNode {
  const titleId = useId();
  const named = title && (
    <span id={titleId} className="admonition-title">
      {title}
    </span>
  );
  return (
    <div role="note" aria-labelledby={title ? titleId : undefined}>
      <OriginalLayout {...props} title={named} />
    </div>
  );
}
