import {startTransition, useEffect, useState} from 'react';
import {STALL_THRESHOLD} from '../../search/constants';
import type {Marked} from '../../search/query/marks';
import type {QueryAnswer, Scope} from '../../search/worker/protocol';
import {searchClient} from './worker';

/** How far the search is. `stalled` is loading for more than 300 ms. */
export type SearchState = 'idle' | 'loading' | 'stalled' | 'ready';

/** What is known about a query. */
export interface SearchView {
  readonly state: SearchState;
  /** The newest answer, which may be that to an earlier query while the state is not `ready`. */
  readonly answer?: QueryAnswer;
  /** True if the answer is one to the current query, be it of names only. */
  readonly isCurrent: boolean;
  /** Passages of the text by address of the hit. */
  readonly snippets: Readonly<Record<string, Marked>>;
}

interface Answered {
  readonly query: string;
  readonly answer: QueryAnswer;
}

/**
 * Searches while the query changes.
 *
 * @param limit hits at most
 */
export function useSearch(query: string, scope: Scope, limit: number): SearchView {
  const [answered, setAnswered] = useState<Answered>();
  const [stalled, setStalled] = useState<string>();
  const [snippets, setSnippets] = useState<SearchView['snippets']>({});
  const isBlank = query.trim() === '';
  useEffect(() => {
    if (isBlank) return undefined;
    const stall = setTimeout(() => setStalled(query), STALL_THRESHOLD);
    searchClient.query(scope, query, limit, {
      onAnswer: (answer) => {
        if (answer.complete) clearTimeout(stall);
        // Names have been searched, the text not yet: what is found is shown, that nothing is found is not said.
        // Drawing results waits for the next key, not the other way round.
        if (answer.complete || answer.pages > 0) startTransition(() => setAnswered({query, answer}));
      },
      onSnippets: (found) => startTransition(() => setSnippets((before) => ({...before, ...found}))),
    });
    return () => {
      clearTimeout(stall);
      searchClient.cancel();
    };
  }, [query, isBlank, scope, limit]);

  if (isBlank) return {state: 'idle', isCurrent: false, snippets};
  const isCurrent = answered?.query === query;
  const isReady = isCurrent && answered.answer.complete;
  const waiting = stalled === query ? 'stalled' : 'loading';
  return {state: isReady ? 'ready' : waiting, isCurrent, snippets, ...(answered && {answer: answered.answer})};
}
