// The search dialog: a combobox after the WAI-ARIA pattern in the browser's own <dialog>. Loaded when it is first wanted.
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {MAX_QUERY_LENGTH, MAX_RESULTS} from '../../search/constants';
import type {Hit} from '../../search/query/answer';
import {cancelLabel, clearLabel, countLabel, loadingLabel, noResultsLabel, searchLabel, submitLabel} from './labels';
import NoResults from './NoResults';
import Notes from './Notes';
import Results, {optionId} from './Results';
import {useActive} from './useActive';
import {useGo} from './useGo';
import {useScope} from './useScope';
import {useSearch, type SearchView} from './useSearch';
import {searchClient} from './worker';
import styles from './dialog.module.css';

interface Props {
  /** What the input holds when the dialog opens. */
  readonly initialQuery: string;
  readonly onClose: (query: string) => void;
}

function statusOf({state, answer}: SearchView): string {
  if (state === 'stalled') return loadingLabel();
  if (state !== 'ready' || !answer) return '';
  return answer.pages === 0 ? noResultsLabel() : countLabel(answer.pages);
}

export default function SearchDialog({initialQuery, onClose}: Props): ReactNode {
  const [query, setQuery] = useState(initialQuery);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const scope = useScope();
  // Before the first query is asked: what failed to load in an earlier opening is tried again.
  useEffect(() => {
    searchClient.open(scope);
  }, [scope]);
  const view = useSearch(query, scope, MAX_RESULTS);
  const groups = view.state === 'idle' ? [] : (view.answer?.groups ?? []);
  const hits = groups.flatMap((group) => group.hits);
  const active = useActive(
    hits.map(({href}) => href),
    query,
  );
  const history = useHistory();
  const searchPage = useBaseUrl('/search');
  const go = useGo();
  const close = (): void => dialog.current?.close();

  useEffect(() => {
    const element = dialog.current;
    // Only the backdrop belongs to the dialog itself; all else is in the panel.
    const onClick = (event: Event): void => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('click', onClick);
    element?.showModal();
    input.current?.select();
    return () => element?.removeEventListener('click', onClick);
  }, []);

  function follow(hit: Hit): void {
    close();
    go(hit.href, hit.terms);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const hit = hits[active.place];
    if (active.onKey(event)) event.preventDefault();
    else if (event.key === 'Enter' && hit) {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) window.open(hit.href, '_blank', 'noopener');
      else follow(hit);
    }
  }

  function onSelect(hit: Hit, event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow(hit);
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    close();
    history.push(`${searchPage}?${new URLSearchParams({q: query}).toString()}`);
  }

  function ask(next: string): void {
    setQuery(next.slice(0, MAX_QUERY_LENGTH));
    input.current?.focus();
  }

  const isNothing = view.state === 'ready' && view.answer?.pages === 0;
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={searchLabel()} onClose={() => onClose(query)}>
      <div className={styles.panel} data-state={view.state}>
        <search>
          <form className={styles.form} action={searchPage} method="get" onSubmit={onSubmit}>
            <label className={styles.label} htmlFor={`${id}-input`}>
              {searchLabel()}
            </label>
            <input
              ref={input}
              id={`${id}-input`}
              className={styles.input}
              name="q"
              type="text"
              inputMode="search"
              enterKeyHint="search"
              role="combobox"
              aria-expanded={hits.length > 0}
              aria-controls={id}
              aria-autocomplete="list"
              aria-activedescendant={hits.length > 0 ? optionId(id, active.place) : undefined}
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={MAX_QUERY_LENGTH}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <div className={styles.buttons}>
              <button type="button" className={styles.button} onClick={() => ask('')}>
                {clearLabel()}
              </button>
              <button type="submit" className={styles.button}>
                {submitLabel()}
              </button>
              <button type="button" className={styles.button} onClick={close}>
                {cancelLabel()}
              </button>
            </div>
          </form>
        </search>
        <output className={styles.status}>{statusOf(view)}</output>
        <div className={styles.answers} aria-busy={view.state === 'loading' || view.state === 'stalled'}>
          <Notes answer={view.state === 'idle' ? undefined : view.answer} />
          <Results
            id={id}
            groups={groups}
            snippets={view.snippets}
            active={active.place}
            onActive={active.setPlace}
            onSelect={onSelect}
          />
          {isNothing && <NoResults suggestion={view.answer?.suggestion} onSuggestion={ask} onLeave={close} />}
        </div>
      </div>
    </dialog>
  );
}
