import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Entry} from '../../plugins/site-map';
import styles from './styles.module.css';

/** A nested list of entries. */
export default function SiteMapList({entries}: {readonly entries: readonly Entry[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {entries.map(({label, to, entries: below = []}) => (
        <li key={`${label} ${to}`}>
          {to === undefined ? <span className={styles.label}>{label}</span> : <Link to={to}>{label}</Link>}
          {below.length > 0 && <SiteMapList entries={below} />}
        </li>
      ))}
    </ul>
  );
}
