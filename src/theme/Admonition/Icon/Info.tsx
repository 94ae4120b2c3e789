// Differs from the original: an i in a circle drawn with lines.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Info';
import Frame from './Frame';

export default function AdmonitionIconInfo(props: Props): ReactNode {
  return (
    <Frame {...props}>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 7.25v4M8 4.5v1.25" />
    </Frame>
  );
}
