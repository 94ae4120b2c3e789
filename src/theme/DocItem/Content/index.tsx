// Wraps the original: text without interactive components is not hydrated (src/components/Static).
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocItem/Content';
import OriginalContent from '@theme-original/DocItem/Content';
import Static from '../../../components/Static';
import {isText} from '../../../exceptions/static-text';

export default function DocItemContent({children}: Props): ReactNode {
  return (
    <Static name="doc" isStatic={isText(children)}>
      <OriginalContent>{children}</OriginalContent>
    </Static>
  );
}
