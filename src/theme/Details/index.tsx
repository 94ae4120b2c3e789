// Differs from the original: the browser's own element, opened and closed by the browser, so that it works without scripts, is
// found by the search of the page, and can be printed open. The style sheet animates its height.
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
