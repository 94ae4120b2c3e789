import type {ReactNode} from 'react';
import styles from './styles.module.css';

const ROWS = 6;

/** Placeholder rows while the index loads. */
export default function Skeleton(): ReactNode {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({length: ROWS}, (_, row) => (
        <div key={row}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
