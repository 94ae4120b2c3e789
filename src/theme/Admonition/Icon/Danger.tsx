// Differs from the original: an octagon drawn with lines.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Danger';
import Frame from './Frame';

export default function AdmonitionIconDanger(props: Props): ReactNode {
  return (
    <Frame {...props}>
      <path d="M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5z" />
      <path d="M8 4.75v4M8 10.25v1.25" />
    </Frame>
  );
}
