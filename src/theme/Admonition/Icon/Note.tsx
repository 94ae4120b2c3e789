// Differs from the original: a page drawn with lines.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Note';
import Frame from './Frame';

export default function AdmonitionIconNote(props: Props): ReactNode {
  return (
    <Frame {...props}>
      <path d="M3.5 2h6l3 3v9h-9z" />
      <path d="M5.5 7.5h5M5.5 10.5h5" />
    </Frame>
  );
}
