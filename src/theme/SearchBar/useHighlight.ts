import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {twice} from '../../browser/resource';
import type {SearchHistoryState} from './useGo';

/** The terms in the state of a history entry, whatever else it contains. */
function termsIn(state: unknown): readonly string[] {
  const terms = (state as SearchHistoryState | null | undefined)?.searchTerms;
  return Array.isArray(terms) ? terms.filter((term) => typeof term === 'string') : [];
}

/** Marks what was searched for on the page that a result led to, until Esc or the next navigation. */
export function useHighlight(): void {
  const {state, hash, key} = useLocation<unknown>();
  useEffect(() => {
    const terms = termsIn(state);
    if (terms.length === 0) return;
    let clear: (() => void) | undefined;
    let left = false;
    // A page without marks is still the page that was asked for.
    twice(() => import('./highlight/highlight'))
      .then(({highlight}) => {
        if (!left) clear = highlight(terms, hash);
      })
      .catch(() => {});
    return () => {
      left = true;
      clear?.();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for the entry of the history
  }, [key]);
}
