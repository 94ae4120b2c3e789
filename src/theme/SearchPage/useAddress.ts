import {useCallback} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {MAX_QUERY_LENGTH} from '../../search/constants';
import type {DocumentType} from '../../search/model';

/** Which results are shown: all, or those of one area. */
export type Filter = 'all' | Extract<DocumentType, 'docs' | 'blog'>;

/** The query and the filter as the address has them. */
export interface Address {
  readonly query: string;
  readonly filter: Filter;
  /** True once the address is known, which it is not while the page is rendered without it. */
  readonly isKnown: boolean;
  readonly setQuery: (query: string) => void;
  /** The address of the same query with a filter. */
  readonly withFilter: (filter: Filter) => string;
}

const isFilter = (value: string | null): value is Filter => value === 'docs' || value === 'blog';

function searchOf(query: string, filter: Filter): string {
  const parameters = new URLSearchParams({...(query !== '' && {q: query}), ...(filter !== 'all' && {type: filter})});
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}

/** Reads and changes the address of the search page, `?q=…&type=docs`. */
export function useAddress(): Address {
  const isKnown = useIsBrowser();
  const history = useHistory();
  const {pathname, search} = useLocation();
  const parameters = new URLSearchParams(isKnown ? search : '');
  const query = (parameters.get('q') ?? '').slice(0, MAX_QUERY_LENGTH);
  const type = parameters.get('type');
  const filter = isFilter(type) ? type : 'all';
  // Each letter replaces the entry: going back leads to where the search was started.
  const setQuery = useCallback(
    (next: string) => history.replace({pathname, search: searchOf(next, filter)}),
    [history, pathname, filter],
  );
  return {query, filter, isKnown, setQuery, withFilter: (next) => pathname + searchOf(query, next)};
}
