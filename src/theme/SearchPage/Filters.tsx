import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import {areaLabels, areasLabel} from '../SearchBar/Areas';
import type {Address} from './useAddress';

/** Links to the same query in one area of the site. */
export default function Filters({filter, withFilter}: Pick<Address, 'filter' | 'withFilter'>): ReactNode {
  return (
    <nav aria-label={areasLabel()}>
      <ul className="pills">
        {areaLabels.map(([value, label]) => (
          <li key={value}>
            <Link
              to={withFilter(value)}
              className={clsx('pills__item', value === filter && 'pills__item--active')}
              aria-current={value === filter ? 'true' : undefined}
              data-noBrokenLinkCheck
            >
              {label()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
