// Differs from the original: the place in the page is marked by src/plugins/current-place, which reads no layout, and where the
// list stands and scrolls is told by what is around it (src/components/PageContents).
import type {ReactNode} from 'react';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import {useAsSent} from '../AsSent';

export default function TOC({className, ...props}: Props): ReactNode {
  return <div className={className} {...useAsSent(<TOCItems {...props} />)} />;
}
