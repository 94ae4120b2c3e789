import {startTransition, useEffect, useState} from 'react';
import {STALL_THRESHOLD} from '../../search/model';
import type {Marked} from '../../search/engine/marks';
import type {Answer} from '../../search/engine/answer';
import type {Scope, SearchQuery} from '../../search/worker/protocol';
import {searchClient} from './worker';

/** `stalled` means loading for more than 300 ms. */
type SearchState = 'idle' | 'loading' | 'stalled' | 'ready';

export interface SearchView {
  readonly state: SearchState;
  /** The latest answer, which belongs to an earlier query unless the state is `ready`. */
  readonly answer?: Answer;
  /** Snippets by URL of the hit, including those of earlier queries. */
  readonly snippets: Readonly<Record<string, Marked>>;
}

interface Answered extends Pick<SearchQuery, 'query' | 'shown'> {
  readonly answer: Answer;
}

export function useSearch(
  query: string,
  scope: Scope,
  {limit, shown}: Pick<SearchQuery, 'limit' | 'shown'>,
): SearchView {
  const [answered, setAnswered] = useState<Answered>();
  const [stalled, setStalled] = useState<string>();
  const [snippets, setSnippets] = useState<SearchView['snippets']>({});
  const isBlank = query.trim() === '';
  useEffect(() => {
    if (isBlank) return undefined;
    const stall = setTimeout(() => setStalled(query), STALL_THRESHOLD);
    const drop = searchClient.query({scope, query, limit, shown}, (response) => {
      clearTimeout(stall);
      // Rendering results must not delay key presses.
      startTransition(() => {
        if (response.type === 'answer') setAnswered({query, shown, answer: response.answer});
        else setSnippets((before) => ({...before, ...response.snippets}));
      });
    });
    return () => {
      clearTimeout(stall);
      drop();
    };
  }, [query, isBlank, scope, limit, shown]);

  if (isBlank) return {state: 'idle', snippets};
  const waiting = stalled === query ? 'stalled' : 'loading';
  return {
    state: answered?.query === query && answered.shown === shown ? 'ready' : waiting,
    snippets,
    ...(answered && {answer: answered.answer}),
  };
}
