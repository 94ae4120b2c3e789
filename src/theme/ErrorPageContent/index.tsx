// Differs from the original: the same screen as for a crash that took the bar and the foot with it, title included.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import Crash from '../../components/Crash';

export default function ErrorPageContent(props: Props): ReactNode {
  return <Crash {...props} />;
}
