import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {retry} from '../../lib/resource';
import type {SearchHistoryState} from './useGo';

/** Reads the terms from the state of a history entry, which can be anything. */
function termsIn(state: unknown): readonly string[] {
  const terms = (state as SearchHistoryState | null | undefined)?.searchTerms;
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
    retry(() => import('./highlight/highlight'))
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
