// Differs from the original: `role="note"` with the title as its name, and a title that is not in capitals. A copy, because the
// original has one element and no slot.
import {useId, type ReactNode} from 'react';
import {clsx} from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition/Layout';

export default function AdmonitionLayout({type, icon, title, children, className, id}: Props): ReactNode {
  const titleId = useId();
  const {admonition, admonitionType} = ThemeClassNames.common;
  const hasTitle = Boolean(title ?? icon);
  return (
    <div
      className={clsx(admonition, admonitionType(type), className)}
      id={id}
      role="note"
      aria-labelledby={hasTitle ? titleId : undefined}
    >
      {hasTitle && (
        <p id={titleId} className="alert__title">
          {icon}
          <span>{title}</span>
        </p>
      )}
      {children}
    </div>
  );
}
