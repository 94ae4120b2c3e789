// Differs from the original: a page drawn with lines, like the other icons of the site, and hidden from assistive technology.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Note';

export default function AdmonitionIconNote(props: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d="M3.5 2h6l3 3v9h-9z" />
      <path d="M5.5 7.5h5M5.5 10.5h5" />
    </svg>
  );
}
