// Differs from the original: a triangle drawn with lines.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Warning';
import Frame from './Frame';

export default function AdmonitionIconWarning(props: Props): ReactNode {
  return (
    <Frame {...props}>
      <path d="M8 2 14.5 13.5h-13z" />
      <path d="M8 6.25v3.5M8 11v1.25" />
    </Frame>
  );
}
