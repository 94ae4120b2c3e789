// Differs from the original: what stands inside can know that it does.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Layout';
import OriginalLayout from '@theme-original/Layout';
import {InsideLayout} from '../../components/InsideLayout';

export default function Layout({children, ...props}: Props): ReactNode {
  return (
    <OriginalLayout {...props}>
      <InsideLayout value={true}>{children}</InsideLayout>
    </OriginalLayout>
  );
}
