import {useCallback} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {MAX_QUERY_LENGTH} from '../../search/constants';
import type {Area} from '../SearchBar/area';

/** The query and the filter as the address has them. */
export interface Address {
  readonly query: string;
  readonly filter: Area;
  /** True once the address is known, which it is not while the page is rendered without it. */
  readonly isKnown: boolean;
  readonly setQuery: (query: string) => void;
  /** The address of the same query with a filter. */
  readonly withFilter: (filter: Area) => string;
}

function filterIn(search: string): Area {
  const type = new URLSearchParams(search).get('type');
  return type === 'docs' || type === 'blog' ? type : 'all';
}

function searchOf(query: string, filter: Area): string {
  const parameters = new URLSearchParams({...(query !== '' && {q: query}), ...(filter !== 'all' && {type: filter})});
  const text = parameters.toString();
  return text && `?${text}`;
}

/** Reads and changes the address of the search page, `?q=…&type=docs`. */
export function useAddress(): Address {
  const isKnown = useIsBrowser();
  const history = useHistory();
  const {pathname, search} = useLocation();
  const query = isKnown ? (new URLSearchParams(search).get('q') ?? '').slice(0, MAX_QUERY_LENGTH) : '';
  // What is typed before the page lives keeps the filter, which the page does not show yet.
  const asked = filterIn(search);
  // Each letter replaces the entry: going back leads to where the search was started.
  const setQuery = useCallback(
    (next: string) => history.replace({pathname, search: searchOf(next, asked)}),
    [history, pathname, asked],
  );
  const filter = isKnown ? asked : 'all';
  return {query, filter, isKnown, setQuery, withFilter: (next) => pathname + searchOf(query, next)};
}
