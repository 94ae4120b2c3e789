import type {ReactNode} from 'react';

const shapes = {
  search: 'm17.5 17.5-4.6-4.6m1.8-4.4a6.2 6.2 0 1 1-12.4 0 6.2 6.2 0 0 1 12.4 0Z',
  clear: 'm5 5 10 10M15 5 5 15',
};

/** A decorative icon, hidden from assistive technology. */
export default function Icon({
  shape,
  className,
}: {
  readonly shape: keyof typeof shapes;
  readonly className?: string;
}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={shapes[shape]} fill="none" stroke="currentcolor" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}
