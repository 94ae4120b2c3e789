import {useCallback} from 'react';
import {useHistory} from '@docusaurus/router';

/** What a result hands to its destination in the state of the history. */
export interface SearchHistoryState {
  readonly searchTerms?: readonly string[];
}

/** Follows a result and hands the terms that were found to the destination, without a trace in the address. */
export function useGo(): (href: string, terms: readonly string[]) => void {
  const history = useHistory();
  return useCallback(
    (href, searchTerms) => {
      const {pathname, search, hash} = new URL(href, window.location.href);
      history.push({pathname, search, hash, state: {searchTerms} satisfies SearchHistoryState});
    },
    [history],
  );
}
