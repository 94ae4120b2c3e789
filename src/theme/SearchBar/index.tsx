// Differs from the search bar of the composed plugin: a button that opens a dialog, which is loaded when it is wanted. Without
// scripts the button leads to the search page.
import {lazy, Suspense, useCallback, useRef, useState, type FormEvent, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {MAX_QUERY_LENGTH} from '../../search/constants';
import {searchLabel} from './labels';
import {useHighlight} from './useHighlight';
import {useOpenKeys} from './useOpenKeys';
import styles from './styles.module.css';

const loadDialog = () => import('./Dialog');
const SearchDialog = lazy(loadDialog);

/** Loads the code of the dialog before it is asked for. When that fails, opening it tries again. */
const warm = (): void => {
  loadDialog().catch(() => {});
};

/** Selected text of one line is what people want to look up. */
function selectedText(): string {
  const text = window.getSelection()?.toString().trim() ?? '';
  return text.includes('\n') ? '' : text.slice(0, MAX_QUERY_LENGTH);
}

export default function SearchBar(): ReactNode {
  /** What the dialog starts with; undefined while it is closed. */
  const [initialQuery, setInitialQuery] = useState<string>();
  const lastQuery = useRef('');
  const open = useCallback(() => setInitialQuery(selectedText() || lastQuery.current), []);
  useOpenKeys(open);
  useHighlight();
  const searchPage = useBaseUrl('/search');

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    open();
  }

  function onClose(last: string): void {
    lastQuery.current = last;
    setInitialQuery(undefined);
  }

  return (
    <>
      <form action={searchPage} className={styles.form} onSubmit={onSubmit}>
        <button
          type="submit"
          className={styles.button}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onPointerEnter={warm}
          onFocus={warm}
        >
          <svg className={styles.icon} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="m17.5 17.5-4.6-4.6m1.8-4.4a6.2 6.2 0 1 1-12.4 0 6.2 6.2 0 0 1 12.4 0Z" />
          </svg>
          <span className={styles.text}>{searchLabel()}</span>
          <kbd className={styles.keys} aria-hidden="true">
            Ctrl K
          </kbd>
        </button>
      </form>
      {initialQuery !== undefined && (
        <Suspense fallback={null}>
          <SearchDialog initialQuery={initialQuery} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}
