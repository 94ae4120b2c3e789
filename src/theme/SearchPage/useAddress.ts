import {useCallback} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {MAX_QUERY_LENGTH} from '../../search/model';
import type {Area} from '../SearchBar/Areas';

/** The query and the filter in the URL. */
export interface Address {
  readonly query: string;
  readonly filter: Area;
  /** False during server rendering and hydration, when the URL is unknown. */
  readonly isKnown: boolean;
  readonly setQuery: (query: string) => void;
  /** The URL of the same query with another filter. */
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

/** Reads and updates the URL of the search page, `?q=…&type=docs`. */
export function useAddress(): Address {
  const isKnown = useIsBrowser();
  const history = useHistory();
  const {pathname, search} = useLocation();
  const query = isKnown ? (new URLSearchParams(search).get('q') ?? '').slice(0, MAX_QUERY_LENGTH) : '';
  // Text typed before hydration keeps the filter, although the page does not show it yet.
  const asked = filterIn(search);
  // Each key press replaces the history entry, so Back returns to the page before the search.
  const setQuery = useCallback(
    (next: string) => history.replace({pathname, search: searchOf(next, asked)}),
    [history, pathname, asked],
  );
  const filter = isKnown ? asked : 'all';
  return {query, filter, isKnown, setQuery, withFilter: (next) => pathname + searchOf(query, next)};
}
