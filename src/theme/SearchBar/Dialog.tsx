// The search dialog: a combobox after the WAI-ARIA pattern in the browser's own <dialog>. Loaded when it is first wanted.
import {useEffect, useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {MAX_QUERY_LENGTH, MAX_RESULTS} from '../../search/constants';
import type {Hit, HitGroup} from '../../search/query/answer';
import SearchForm from './Form';
import {countLabel, loadingLabel, noResultsLabel, searchLabel} from './labels';
import NoResults from './NoResults';
import Notes from './Notes';
import Results, {optionId} from './Results';
import {useActive} from './useActive';
import {useGo} from './useGo';
import {useModal} from './useModal';
import {useScope} from './useScope';
import {useSearch, type SearchView} from './useSearch';
import {searchClient} from './worker';
import styles from './dialog.module.css';

interface Props {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
}

const nothing: readonly HitGroup[] = [];

function statusOf({state, answer}: SearchView): string {
  if (state === 'stalled') return loadingLabel();
  if (state !== 'ready' || !answer) return '';
  return answer.pages === 0 ? noResultsLabel() : countLabel(answer.pages);
}

export default function SearchDialog({query, onQuery, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** The query for which Enter was pressed before it was answered. */
  const awaited = useRef<string>(undefined);
  const id = useId();
  const scope = useScope();
  // Before the first query is asked: what failed to load in an earlier opening is tried again.
  useEffect(() => {
    searchClient.open(scope);
  }, [scope]);
  const view = useSearch(query, scope, MAX_RESULTS);
  const groups = view.state === 'idle' ? nothing : (view.answer?.groups ?? nothing);
  const hits = groups.flatMap((group) => group.hits);
  const active = useActive(
    hits.map(({href}) => href),
    query,
  );
  const history = useHistory();
  const searchPage = useBaseUrl('/search');
  const go = useGo();
  const close = (): void => dialog.current?.close();

  useModal(dialog, input);

  function follow(hit: Hit): void {
    close();
    go(hit.href, hit.terms);
  }

  function submit(): void {
    close();
    history.push(`${searchPage}?${new URLSearchParams({q: query}).toString()}`);
  }

  useEffect(() => {
    if (awaited.current === undefined || !view.isCurrent) return;
    const isMeant = awaited.current === query;
    awaited.current = undefined;
    const [first] = hits;
    if (isMeant && first) follow(first);
    else if (isMeant && view.state === 'ready') submit();
  });

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const hit = hits[active.place];
    if (active.onKey(event)) event.preventDefault();
    else if (event.key === 'Enter' && view.state !== 'idle' && !(view.isCurrent && !hit)) {
      event.preventDefault();
      // What is shown may still belong to the query before.
      if (!view.isCurrent || !hit) awaited.current = query;
      else if (event.ctrlKey || event.metaKey) window.open(hit.href, '_blank', 'noopener');
      else follow(hit);
    }
  }

  const onSelect = useEvent((hit: Hit, event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow(hit);
  });
  const onActive = useEvent(active.setPlace);

  function ask(next: string): void {
    onQuery(next.slice(0, MAX_QUERY_LENGTH));
    input.current?.focus();
  }

  const isNothing = view.state === 'ready' && view.answer?.pages === 0;
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={searchLabel()} onClose={onClose}>
      <div className={styles.panel} data-state={view.state}>
        <SearchForm
          listId={id}
          activeId={hits.length > 0 ? optionId(id, active.place) : undefined}
          query={query}
          input={input}
          onQuery={onQuery}
          onKeyDown={onKeyDown}
          onSubmit={submit}
          onCancel={close}
        />
        <output className={styles.status}>{statusOf(view)}</output>
        <div className={styles.answers} aria-busy={view.state === 'loading' || view.state === 'stalled'}>
          <Notes answer={view.state === 'idle' ? undefined : view.answer} />
          <Results
            id={id}
            groups={groups}
            snippets={view.snippets}
            active={active.place}
            onActive={onActive}
            onSelect={onSelect}
          />
          {isNothing && <NoResults suggestion={view.answer?.suggestion} onSuggestion={ask} onLeave={close} />}
        </div>
      </div>
    </dialog>
  );
}
