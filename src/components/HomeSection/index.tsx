import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  /** Text below the heading. */
  readonly lead?: ReactNode;
  /** On a tinted band of the page's width. */
  readonly tinted?: boolean;
  readonly children: ReactNode;
}

/** A section of the home page: a named region with the width that all of them share. */
export default function HomeSection({id, title, lead, tinted = false, children}: Props): ReactNode {
  return (
    <section className={clsx(styles.section, tinted && styles.tinted)} aria-labelledby={id}>
      <div className="container">
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
        {children}
      </div>
    </section>
  );
}
