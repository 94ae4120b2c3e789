// The search terms that a result passes to its page.
import {useCallback, useEffect, type MouseEvent} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {retry} from '../../lib/resource';

/** Whether a click opens a link in another tab or window, or downloads it. */
export const opensElsewhere = ({ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

/** Opens a result and passes the found terms in the history state instead of the URL. */
export function useGo(): (href: string, terms: readonly string[]) => void {
  const history = useHistory();
  return useCallback(
    (href, searchTerms) => {
      const {pathname, search, hash} = new URL(href, window.location.href);
      history.push({pathname, search, hash, state: {searchTerms}});
    },
    [history],
  );
}

/** Reads the terms from the state of a history entry, which can be anything. */
function termsIn(state: unknown): readonly string[] {
  const terms = (state as {readonly searchTerms?: unknown} | null | undefined)?.searchTerms;
  return Array.isArray(terms) ? terms.filter((term) => typeof term === 'string') : [];
}

/** Marks the found terms on the page of a result until Esc or the next navigation. */
export function useHighlight(): void {
  const {state, hash, key} = useLocation<unknown>();
  useEffect(() => {
    const terms = termsIn(state);
    if (terms.length === 0) return;
    let clear: (() => void) | undefined;
    let left = false;
    // If loading fails, the page is readable without marks.
    retry(() => import('./highlight'))
      .then(({highlight}) => {
        if (!left) clear = highlight(terms, hash);
      })
      .catch(() => {});
    return () => {
      left = true;
      clear?.();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key identifies the history entry
  }, [key]);
}
