import type {ComponentProps, ReactNode} from 'react';

/** What the icons of admonitions share: lines in the color of the text, hidden from assistive technology. */
export default function Frame({children, ...props}: ComponentProps<'svg'>): ReactNode {
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
      {children}
    </svg>
  );
}
