import {startTransition, useEffect, useState} from 'react';
import {STALL_THRESHOLD} from '../../search/constants';
import type {Marked} from '../../search/query/marks';
import type {QueryAnswer, Scope, SearchQuery} from '../../search/worker/protocol';
import {steady} from './steady';
import {searchClient} from './worker';

/** How far the search is. `stalled` is loading for more than 300 ms. */
type SearchState = 'idle' | 'loading' | 'stalled' | 'ready';

/** What is known about a query. */
export interface SearchView {
  readonly state: SearchState;
  /** The newest answer, which may be that to an earlier query while the state is not `ready`. */
  readonly answer?: QueryAnswer;
  /** True if the answer is one to the current query, be it of names only. */
  readonly isCurrent: boolean;
  /** Passages of the text by address of the hit, those of earlier queries too where no newer one has come. */
  readonly snippets: Readonly<Record<string, Marked>>;
}

interface Answered {
  readonly query: string;
  readonly answer: QueryAnswer;
}

/** How a search behaves. */
interface SearchManner extends Pick<SearchQuery, 'limit' | 'shown'> {
  /** Whether results that are shown must keep their places while an answer to the same query grows. */
  readonly isHeld: () => boolean;
  /** Milliseconds that an answer of names only waits for the whole one. */
  readonly patience?: number;
}

/** Searches while the query changes. */
export function useSearch(query: string, scope: Scope, {limit, shown, isHeld, patience = 0}: SearchManner): SearchView {
  const [answered, setAnswered] = useState<Answered>();
  const [stalled, setStalled] = useState<string>();
  const [snippets, setSnippets] = useState<SearchView['snippets']>({});
  const isBlank = query.trim() === '';
  useEffect(() => {
    if (isBlank) return undefined;
    const stall = setTimeout(() => setStalled(query), STALL_THRESHOLD);
    let early: ReturnType<typeof setTimeout> | undefined;
    // Drawing results waits for the next key, not the other way round.
    const show = (answer: QueryAnswer): void =>
      startTransition(() =>
        setAnswered((before) => ({
          query,
          answer: before?.query === query && isHeld() ? steady(before.answer, answer, limit) : answer,
        })),
      );
    const onAnswer = (answer: QueryAnswer): void => {
      clearTimeout(early);
      if (answer.complete) clearTimeout(stall);
      // Names have been searched, the text not yet: what is found is shown, that nothing is found is not said.
      if (answer.complete) show(answer);
      else if (answer.pages > 0) early = setTimeout(show, patience, answer);
    };
    const onSnippets = (found: SearchView['snippets']): void =>
      startTransition(() => setSnippets((before) => ({...before, ...found})));
    const drop = searchClient.query({scope, query, limit, shown}, {onAnswer, onSnippets});
    return () => {
      clearTimeout(stall);
      clearTimeout(early);
      drop();
    };
  }, [query, isBlank, scope, limit, shown, isHeld, patience]);

  if (isBlank) return {state: 'idle', isCurrent: false, snippets};
  const isCurrent = answered?.query === query;
  const isReady = isCurrent && answered.answer.complete;
  const waiting = stalled === query ? 'stalled' : 'loading';
  return {state: isReady ? 'ready' : waiting, isCurrent, snippets, ...(answered && {answer: answered.answer})};
}
