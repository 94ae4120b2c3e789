import {useCallback} from 'react';
import {useHistory} from '@docusaurus/router';

/** The history state that a result passes to its page. */
export interface SearchHistoryState {
  readonly searchTerms?: readonly string[];
}

/** Opens a result and passes the found terms in the history state instead of the URL. */
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
