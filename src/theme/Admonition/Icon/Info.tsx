// Differs from the original: an i in a circle drawn with lines, like the other icons of the site, and hidden from assistive technology.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Info';

export default function AdmonitionIconInfo(props: Props): ReactNode {
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
      <circle cx="8" cy="8" r="6" />
      <path d="M8 7.25v4M8 4.5v1.25" />
    </svg>
  );
}
