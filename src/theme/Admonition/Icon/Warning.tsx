// Differs from the original: a triangle drawn with lines, like the other icons of the site, and hidden from assistive technology.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Warning';

export default function AdmonitionIconWarning(props: Props): ReactNode {
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
      <path d="M8 2 14.5 13.5h-13z" />
      <path d="M8 6.25v3.5M8 11v1.25" />
    </svg>
  );
}
