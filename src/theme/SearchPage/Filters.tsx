import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {Address, Filter} from './useAddress';
import styles from './styles.module.css';

const labels: readonly (readonly [Filter, () => string])[] = [
  ['all', () => translate({id: 'theme.SearchPage.all', message: 'All'})],
  ['docs', () => translate({id: 'theme.SearchPage.docs', message: 'Docs'})],
  ['blog', () => translate({id: 'theme.SearchPage.blog', message: 'Blog'})],
];

/** Links to the same query in one area of the site. */
export default function Filters({filter, withFilter}: Pick<Address, 'filter' | 'withFilter'>): ReactNode {
  const name = translate({id: 'theme.SearchPage.filters', message: 'Show results from'});
  return (
    <nav aria-label={name}>
      <ul className={styles.filters}>
        {labels.map(([value, label]) => (
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
