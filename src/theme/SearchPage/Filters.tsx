import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {areaLabels, areasLabel} from '../SearchBar/area';
import type {Address} from './useAddress';
import styles from './styles.module.css';

/** Links to the same query in one area of the site. */
export default function Filters({filter, withFilter}: Pick<Address, 'filter' | 'withFilter'>): ReactNode {
  return (
    <nav aria-label={areasLabel()}>
      <ul className={styles.filters}>
        {areaLabels.map(([value, label]) => (
          <li key={value}>
            <Link to={withFilter(value)} aria-current={value === filter ? 'true' : undefined} data-noBrokenLinkCheck>
              {label()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
