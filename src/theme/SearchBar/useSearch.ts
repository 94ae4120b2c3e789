import {startTransition, useEffect, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Answer} from '../../search/engine/answer';
import type {Marked} from '../../search/engine/marks';
import {STALL_THRESHOLD} from '../../search/model';
import {SearchClient} from '../../search/worker/client';
import type {Area} from './Areas';
import {useScope} from './useScope';

/** One client per tab, so that the indexes are loaded once. */
export const searchClient = new SearchClient(
  () => new Worker(new URL('../../search/worker/worker.ts', import.meta.url), {name: 'search'}),
);

interface SearchView {
  /** `stalled` means loading for more than 300 ms. */
  readonly state: 'idle' | 'loading' | 'stalled' | 'ready';
  /** The latest answer, which belongs to an earlier query unless the state is `ready`. None without a query. */
  readonly answer?: Answer;
  /** Snippets by URL of the hit, including those of earlier queries. */
  readonly snippets: Readonly<Record<string, Marked>>;
  /** The status message. The number of pages is exact only if the whole index was searched. */
  readonly status: string;
}

/** The number of pages that match a query. */
function countLabel({pages, isWhole}: Answer): string {
  if (pages === 0) return translate({id: 'theme.SearchBar.noResultsText', message: 'No results found.'});
  if (pages === 1)
    return isWhole
      ? translate({id: 'theme.SearchBar.onePage', message: '1 page found'})
      : translate({id: 'theme.SearchBar.atLeastOnePage', message: 'At least 1 page found'});
  return isWhole
    ? translate({id: 'theme.SearchBar.pages', message: '{count} pages found'}, {count: pages})
    : translate({id: 'theme.SearchBar.atLeastPages', message: 'At least {count} pages found'}, {count: pages});
}

/**
 * Searches an area of the site for a query.
 *
 * @param limit maximum number of hits
 */
export function useSearch(query: string, area: Area, limit: number): SearchView {
  const scope = useScope();
  const [answered, setAnswered] = useState<{query: string; area: Area; answer: Answer}>();
  const [stalled, setStalled] = useState<string>();
  const [snippets, setSnippets] = useState<SearchView['snippets']>({});
  const isBlank = query.trim() === '';
  // Before the first query: retries files that failed to load.
  useEffect(() => searchClient.open(scope), [scope]);
  useEffect(() => {
    if (isBlank) return undefined;
    const stall = setTimeout(() => setStalled(query), STALL_THRESHOLD);
    const shown = area === 'all' ? undefined : area;
    const drop = searchClient.query({scope, query, limit, shown}, (response) => {
      clearTimeout(stall);
      // Rendering results must not delay key presses.
      startTransition(() => {
        if (response.type === 'answer') setAnswered({query, area, answer: response.answer});
        else setSnippets((before) => ({...before, ...response.snippets}));
      });
    });
    return () => {
      clearTimeout(stall);
      drop();
    };
  }, [query, isBlank, scope, limit, area]);

  if (isBlank) return {state: 'idle', snippets, status: ''};
  const known = {snippets, ...(answered && {answer: answered.answer})};
  if (answered?.query === query && answered.area === area)
    return {...known, state: 'ready', status: countLabel(answered.answer)};
  const isStalled = stalled === query;
  // Earlier results stay until the next ones arrive.
  const isEmpty = !answered || answered.answer.groups.length === 0;
  const loading = translate({id: 'theme.SearchBar.loading', message: 'Loading the search index…'});
  return {...known, state: isStalled ? 'stalled' : 'loading', status: isStalled && isEmpty ? loading : ''};
}
