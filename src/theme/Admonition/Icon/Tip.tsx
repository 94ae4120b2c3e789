// Differs from the original: a lamp drawn with lines, like the other icons of the site, and hidden from assistive technology.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Tip';

export default function AdmonitionIconTip(props: Props): ReactNode {
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
      <path d="M6 11.5c0-1.5-2-2.3-2-4.8a4 4 0 0 1 8 0c0 2.5-2 3.3-2 4.8zM6.25 14h3.5" />
    </svg>
  );
}
