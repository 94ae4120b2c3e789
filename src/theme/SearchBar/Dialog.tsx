// The search dialog: a WAI-ARIA combobox in a `dialog` element. Every page loads it with the field only. The answers are
// loaded later; without them, Submit opens the search page.
import {useId, useLayoutEffect, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode} from 'react';
import {clsx} from 'clsx';
import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {closeOnBackdrop} from '../../lib/backdrop';
import {isComposing} from '../../lib/composing';
import Later, {laterResource, type Absence} from '../../components/Later';
import type {Scope} from '../../search/worker/protocol';
import type {Keys} from './Answers';
import {clearLabel, field, searchLabel, submitLabel} from './field';
import Icon from './Icon';
import styles from './dialog.module.css';

interface Props {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
}

const answers = laterResource(() => import('./Answers'));

/** Loads the answers and the index before the first query. */
export async function warm(scope: Scope): Promise<void> {
  await answers.load();
  if (answers.state.status === 'loaded') answers.state.value.searchClient.open(scope);
}

/** Set on the root element while page scrolling is locked. The value indicates whether the page had a scrollbar with a width. */
const LOCKED = 'data-search-open';

/** The text from an open dialog that was unmounted, because pages with another layout mount another search bar. */
export const left: {text?: string | undefined} = {};

function lock(): void {
  const root = document.documentElement;
  root.setAttribute(LOCKED, window.innerWidth > root.clientWidth ? 'scrollbar' : '');
}

/** Replaces the answers until their code has loaded, and after a failure. */
function NoAnswers({error, isLoading, retry}: Absence): ReactNode {
  if (error === undefined) return <div className={styles.bar} />;
  return (
    <div className={styles.failed} role="alert">
      <p>
        <Translate id="theme.SearchBar.failed">Results can't load here. Press Enter to open the search page.</Translate>
      </p>
      <p className="alert alert--danger load-failed__error">{String(error)}</p>
      <button type="button" className="button button--outline" onClick={retry}>
        <Translate id="theme.Loading.retry">Retry</Translate>
      </button>
      {isLoading && <span className="spinner" />}
    </div>
  );
}

export default function SearchDialog({query, onQuery, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** The key handler of the answers; null until they are mounted. */
  const keys = useRef<Keys>(null);
  /** The query for which Enter was pressed before the results arrived. */
  const awaited = useRef<string>(undefined);
  /** True if the list box shows results or suggested pages. */
  const [isExpanded, setExpanded] = useState(false);
  /** The id of the active result, if any. */
  const [activeId, setActiveId] = useState<string>();
  const id = useId();
  const formId = `${id}-form`;
  const history = useHistory();
  const searchPage = useBaseUrl('/search');
  const close = (): void => dialog.current?.close();

  // Opens the dialog and focuses its input synchronously. Locks page scrolling and reserves the width of the scrollbar, so that the
  // page does not shift; in a separate task, to keep tasks short on slow machines.
  useLayoutEffect(() => {
    const [element, textField] = [dialog.current!, input.current!];
    element.showModal();
    textField.focus();
    textField.select();
    const task = setTimeout(lock);
    const end = closeOnBackdrop(element);
    return () => {
      if (element.open) left.text = textField.value;
      clearTimeout(task);
      document.documentElement.removeAttribute(LOCKED);
      end();
    };
  }, []);

  function submit(): void {
    close();
    history.push(`${searchPage}?${new URLSearchParams({q: query}).toString()}`);
  }

  function onAwait(next?: string): string | undefined {
    const before = awaited.current;
    awaited.current = next;
    return before;
  }

  async function submitUnlessAnswered(): Promise<void> {
    awaited.current = query;
    await answers.load();
    if (answers.state.status === 'failed' && awaited.current === query && dialog.current?.open) submit();
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    submit();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (isComposing(event)) return;
    if (keys.current) {
      if (keys.current(event)) event.preventDefault();
    } else if (event.key === 'Enter' && query.trim() !== '') {
      event.preventDefault();
      void submitUnlessAnswered();
    }
  }

  function onClear(): void {
    onQuery('');
    input.current?.focus();
  }

  /** Focuses the input on retry, because the Retry button disappears when the answers load. */
  const noAnswers = ({retry, ...absence}: Absence) => (
    <NoAnswers
      {...absence}
      retry={() => {
        input.current?.focus();
        retry();
      }}
    />
  );

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={searchLabel()} onClose={onClose}>
      <div className={styles.panel}>
        <search>
          <form id={formId} className={styles.form} action={searchPage} method="get" onSubmit={onSubmit}>
            <div className={styles.field}>
              <Icon shape="search" className={styles.icon} />
              <input
                ref={input}
                className={styles.input}
                {...field}
                role="combobox"
                aria-label={searchLabel()}
                placeholder={searchLabel()}
                aria-expanded={isExpanded}
                aria-controls={id}
                aria-autocomplete="list"
                aria-activedescendant={activeId}
                value={query}
                onChange={(event) => onQuery(event.target.value)}
                onKeyDown={onKeyDown}
              />
              <button
                type="button"
                className={clsx('clean-btn', styles.clear)}
                aria-label={clearLabel()}
                title={clearLabel()}
                onClick={onClear}
              >
                <Icon shape="clear" />
              </button>
            </div>
            <button type="button" className={clsx('clean-btn', styles.cancel)} onClick={close}>
              <Translate id="theme.SearchBar.cancel">Cancel</Translate>
              <kbd aria-hidden="true">Esc</kbd>
            </button>
          </form>
        </search>
        <Later resource={answers} absent={noAnswers}>
          {({default: Answers}) => (
            <Answers
              id={id}
              query={query}
              keys={keys}
              onAwait={onAwait}
              onExpanded={setExpanded}
              onActive={setActiveId}
              onLeave={close}
              onSubmit={submit}
            />
          )}
        </Later>
        <div className={styles.footer}>
          <p className={clsx('muted', styles.hints)}>
            <Translate
              id="theme.SearchBar.hints"
              values={{arrows: <kbd>↑ ↓</kbd>, enter: <kbd>Enter</kbd>, escape: <kbd>Esc</kbd>}}
            >
              {'{arrows} choose · {enter} open · {escape} close'}
            </Translate>
          </p>
          <button type="submit" form={formId} className={clsx('button button--outline', styles.submit)}>
            {submitLabel()}
          </button>
        </div>
      </div>
    </dialog>
  );
}
