// Differs from the original: a plain `details` element without React state, so that it works without scripts, opens for the browser's
// find-in-page, and can be printed open.
import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';

export default function Details({summary, children, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props}>
      {typeof summary === 'object' ? summary : <summary>{summary ?? 'Details'}</summary>}
      {children}
    </details>
  );
}
