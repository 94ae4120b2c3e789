import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import styles from './styles.module.css';

/** The logo mark, an open box made of two brackets with a scan line. It is decorative and uses the current color. */
export default function Mark({className}: {readonly className?: string}): ReactNode {
  return (
    <svg className={clsx(styles.mark, className)} viewBox="0 0 32 32" fill="none" strokeWidth="3" aria-hidden="true">
      <path stroke="currentColor" d="M10.5 5.54 4.5 9V23L14 28.49M21.5 5.54 27.5 9V23L18 28.49" />
      <path className={styles.line} d="M9 16h14" />
    </svg>
  );
}
