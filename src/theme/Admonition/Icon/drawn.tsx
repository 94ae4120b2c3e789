import type {ComponentProps, ReactNode} from 'react';

/** An icon of an admonition: lines in the color of the text, hidden from assistive technology. */
export const drawn = (lines: string) =>
  function AdmonitionIcon(props: ComponentProps<'svg'>): ReactNode {
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
        <path d={lines} />
      </svg>
    );
  };
